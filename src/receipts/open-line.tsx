import { Checkbox } from 'antd'
import { useId } from 'react'
import { compareAmounts, isZero } from '#core/amount.ts'
import { currencies } from '#domain/currency.ts'
import { officeToday } from '#core/days.ts'
import { bandOn } from '#domain/money/ageing.ts'
import { AgeTag } from '../debts/age-tag.tsx'
import { debtorLabel } from '../debts/debtors.ts'
import { formatAmount, formatDate, formatMonth } from '../fields/format.ts'
import { DecimalInput } from '../fields/parts/decimal-input.tsx'
import type { OpenFee } from './calls.ts'
import { isChosen } from './choose-lines.ts'
import { lineFault } from './error-places.ts'
import type { OpenLinesProps } from './open-lines.tsx'
import { within } from './share-payment.ts'

type OpenLineProps = Omit<OpenLinesProps, 'lines' | 'toggleEvery'> & { readonly line: OpenFee }

/** One open fee: ticked where it is paid, with the amount that it takes. */
export function OpenLine({ line, amounts, choice, faults, tools, toggle, setLine }: OpenLineProps) {
  const { t, language, currency } = tools
  const amount = amounts[line.id] ?? '0'
  const fault = faults[lineFault(line.id)]?.join(' ')
  const faultId = useId()
  const isTicked = isChosen(choice, amounts, line.id)
  const isPart = isTicked && !isZero(amount) && compareAmounts(amount, line.open) < 0
  const name = `${line.name} ${formatMonth(line.month)}`
  return (
    <tr data-hand={choice.byHand[line.id] !== undefined} data-ticked={isTicked}>
      <td className="desk-line-name">
        <Checkbox
          aria-label={name}
          checked={isTicked && !isPart}
          indeterminate={isPart}
          onChange={() => toggle(line.id)}
        >
          {line.name}
        </Checkbox>
        {line.payer_kind !== null && (
          <div className="lobby-secondary desk-line-payer">
            {debtorLabel(t, { kind: line.payer_kind, name: line.payer_name })}
          </div>
        )}
      </td>
      <td className="desk-line-due">
        {line.due_on === null ? '–' : formatDate(line.due_on)}{' '}
        <AgeTag band={bandOn(line.due_on ?? officeToday(), officeToday())} t={t} />
      </td>
      <td className="desk-line-open" data-align="right">
        {formatAmount(line.open, currency, language)}
      </td>
      <td className="desk-line-pays" data-align="right">
        <DecimalInput
          aria-label={`${t('console.desk.pays')}: ${name}`}
          language={language}
          digits={currencies[currency].digits}
          value={isZero(amount) && choice.byHand[line.id] === undefined ? undefined : amount}
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
