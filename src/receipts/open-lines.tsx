import { Checkbox } from 'antd'
import { currencies } from '#domain/currency.ts'
import { fee } from '#entities/fees/fee.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMonth } from '../fields/format.ts'
import { fieldLabel } from '../fields/words.ts'
import type { OpenFee } from './calls.ts'
import { isChosen, type Choice } from './choose-lines.ts'
import type { Faults } from './error-places.ts'
import { OpenLine } from './open-line.tsx'

export interface OpenLinesProps {
  readonly lines: readonly OpenFee[]
  readonly amounts: Readonly<Record<string, string>>
  readonly choice: Choice
  readonly faults: Faults
  readonly tools: ViewTools
  readonly toggle: (id: string) => void
  readonly toggleEvery: () => void
  /** An amount by hand; undefined gives the line back to the building's order. */
  readonly setLine: (id: string, amount: string | undefined) => void
}

/**
 * The open fees of the apartment by month, oldest first, each with its age and with the share of the payment that
 * settles it.
 */
export function OpenLines({ lines, toggleEvery, ...rest }: OpenLinesProps) {
  const { tools, choice, amounts } = rest
  const { t, currency } = tools
  const months = [...new Set(lines.map(({ month }) => month))].toSorted()
  const sign = currencies[currency].symbol
  const ticked = lines.filter(({ id }) => isChosen(choice, amounts, id))
  const isEvery = ticked.length === lines.length
  return (
    <div className="lobby-rows-box">
      <p className="lobby-secondary">{t('console.desk.order')}</p>
      <table className="lobby-rows desk-lines">
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={t('console.desk.choose_all')}
                checked={isEvery}
                indeterminate={ticked.length > 0 && !isEvery}
                onChange={toggleEvery}
              />{' '}
              {fieldLabel(t, fee.name, 'name')}
            </th>
            <th scope="col">{fieldLabel(t, fee.name, 'due_on')}</th>
            <th scope="col" data-align="right">{`${fieldLabel(t, fee.name, 'open')} (${sign})`}</th>
            <th scope="col" data-align="right">{`${t('console.desk.pays')} (${sign})`}</th>
          </tr>
        </thead>
        {months.map((month) => (
          <tbody key={month}>
            <tr className="desk-month">
              <th scope="rowgroup" colSpan={4}>
                {formatMonth(month)}
              </th>
            </tr>
            {lines
              .filter((line) => line.month === month)
              .map((line) => (
                <OpenLine key={line.id} line={line} {...rest} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
