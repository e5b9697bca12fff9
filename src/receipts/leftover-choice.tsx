import { Radio } from 'antd'
import { useId } from 'react'
import type { CurrencyCode } from '#domain/currency.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatMoney } from '../fields/format.ts'
import type { EntryTotals, Leftover } from './payment-entry.ts'

interface LeftoverChoiceProps {
  readonly totals: EntryTotals
  readonly tools: ViewTools
  readonly value: Leftover
  readonly onChange: (leftover: Leftover) => void
}

const choices = ['change', 'credit'] as const satisfies readonly Leftover[]

/** Cash beyond what is collected: the cashier hands it back, or keeps it as the apartment's credit. */
export function LeftoverChoice({ totals, tools, value, onChange }: LeftoverChoiceProps) {
  const { t, currency, language } = tools
  const label = useId()
  return (
    <div className="desk-leftover">
      <div id={label} className="desk-label">
        {t('console.desk.leftover', { amount: formatMoney(totals.excess, currency, language) })}
      </div>
      <Radio.Group
        aria-labelledby={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Leftover)}
        options={choices.map((choice) => ({ value: choice, label: t(`console.desk.leftovers.${choice}`) }))}
      />
    </div>
  )
}

interface ChangeGivenProps {
  readonly amount: string
  readonly currency: CurrencyCode
  readonly tools: ViewTools
}

/** The money to hand back, large enough to be read from an arm's length. */
export function ChangeGiven({ amount, currency, tools: { t, language } }: ChangeGivenProps) {
  return (
    <p className="desk-change figures" role="status">
      {t('console.desk.give_back')} <strong>{formatMoney(amount, currency, language)}</strong>
    </p>
  )
}
