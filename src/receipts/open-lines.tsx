import { Checkbox, Tag } from 'antd'
import { useId } from 'react'
import { compareAmounts, isZero } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import { bandOn, type AgeingBand } from '#domain/money/ageing.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { officeToday } from '#core/days.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatAmount, formatDate, formatMonth } from '../fields/format.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import { fieldLabel } from '../fields/words.ts'
import type { OpenFee } from './calls.ts'
import { lineFault, type Faults } from './error-places.ts'
import { within, type ByHand } from './share-payment.ts'

interface OpenLinesProps {
  readonly lines: readonly OpenFee[]
  readonly amounts: Readonly<Record<string, string>>
  readonly byHand: ByHand
  readonly faults: Faults
  readonly tools: ViewTools
  /** An amount by hand; undefined gives the line back to the building's order. */
  readonly setLine: (id: string, amount: string | undefined) => void
}

const bandColors: Readonly<Record<AgeingBand, string>> = {
  to_30: 'default',
  to_60: 'gold',
  to_90: 'orange',
  over_90: 'red',
}

/**
 * The open fees of the apartment by month, oldest first, each with its age and with the share of the payment that
 * settles it.
 */
export function OpenLines({ lines, ...rest }: OpenLinesProps) {
  const { t, currency } = rest.tools
  const months = [...new Set(lines.map(({ month }) => month))].toSorted()
  const sign = currencies[currency].symbol
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows desk-lines">
        <thead>
          <tr>
            <th scope="col">{fieldLabel(t, fee.name, 'name')}</th>
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
                <Line key={line.id} line={line} {...rest} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

type LineProps = Omit<OpenLinesProps, 'lines'> & { readonly line: OpenFee }

function Line({ line, amounts, byHand, faults, tools, setLine }: LineProps) {
  const { t, language, currency } = tools
  const amount = amounts[line.id] ?? '0'
  const band = bandOn(line.due_on ?? officeToday(), officeToday())
  const fault = faults[lineFault(line.id)]?.join(' ')
  const faultId = useId()
  const isFull = compareAmounts(amount, line.open) === 0
  return (
    <tr data-hand={byHand[line.id] !== undefined}>
      <td data-label={fieldLabel(t, fee.name, 'name')}>
        <Checkbox
          checked={isFull}
          indeterminate={!isFull && !isZero(amount)}
          onChange={({ target }) => setLine(line.id, target.checked ? line.open : '0')}
        >
          {line.name}
        </Checkbox>
      </td>
      <td data-label={fieldLabel(t, fee.name, 'due_on')}>
        {line.due_on === null ? '–' : formatDate(line.due_on)}{' '}
        <Tag color={bandColors[band]}>{fieldLabel(t, debt.name, band)}</Tag>
      </td>
      <td data-align="right" data-label={fieldLabel(t, fee.name, 'open')}>
        {formatAmount(line.open, currency, language)}
      </td>
      <td data-align="right" data-label={t('console.desk.pays')}>
        <DecimalInput
          aria-label={`${t('console.desk.pays')}: ${line.name} ${formatMonth(line.month)}`}
          language={language}
          digits={currencies[currency].digits}
          value={isZero(amount) && byHand[line.id] === undefined ? undefined : amount}
          onChange={(typed) => setLine(line.id, typed === undefined ? undefined : within(line, typed))}
          {...(fault === undefined ? {} : { 'aria-describedby': faultId, status: 'error' })}
        />
        {fault !== undefined && (
          <div id={faultId} role="alert" className="lobby-field-error">
            {fault}
          </div>
        )}
      </td>
    </tr>
  )
}
