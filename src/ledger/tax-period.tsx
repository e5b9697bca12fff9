import { Select } from 'antd'
import { officeToday } from '#core/days.ts'
import { taxPeriodOf, taxPeriodsUntil } from '#domain/money/vat-return.ts'
import type { ViewTools } from '../fields/field-view.ts'
import type { Period } from './report-frame.tsx'

/** The month or the quarter that has exactly these days; undefined for any other period. */
export function taxPeriodIn({ from, to }: Period): string | undefined {
  const { months, quarters } = taxPeriodsUntil(officeToday())
  return [...months, ...quarters].find((text) => {
    const days = taxPeriodOf(text)
    return days.from === from && days.to === to
  })
}

interface TaxPeriodSelectProps {
  readonly value: string | undefined
  readonly onChange: (period: string) => void
  readonly tools: ViewTools
}

/** The months and quarters for which a return is handed in. */
export function TaxPeriodSelect({ value, onChange, tools: { t } }: TaxPeriodSelectProps) {
  const { months, quarters } = taxPeriodsUntil(officeToday())
  const monthText = (text: string) =>
    t('console.journal.tax.month', { month: text.split('-').toReversed().join('/') })
  const quarterText = (text: string) =>
    t('console.journal.tax.quarter', { quarter: text.slice(6), year: text.slice(0, 4) })
  return (
    <Select
      aria-label={t('console.journal.tax.period')}
      placeholder={t('console.journal.tax.period')}
      className="lobby-ledger-code"
      value={value ?? null}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      options={[
        {
          label: t('console.journal.tax.months'),
          options: months.map((text) => ({ value: text, label: monthText(text) })),
        },
        {
          label: t('console.journal.tax.quarters'),
          options: quarters.map((text) => ({ value: text, label: quarterText(text) })),
        },
      ]}
    />
  )
}
