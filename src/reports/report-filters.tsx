import type { FieldError } from '#core/wire/error.ts'
import { currencyCodes } from '#domain/currency.ts'
import { lineTypes } from '#domain/money/fee-types.ts'
import { comparisons } from '#domain/reports/periods.ts'
import type { Filter, Report } from '#domain/reports/report.ts'
import type { EntityName } from '#entities/index.ts'
import { useChoices } from '../data/use-choices.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { optionLabel } from '../fields/words.ts'
import { Choice, type ChoiceProps } from './choice.tsx'
import { PeriodChoice, type SetParams } from './period-choice.tsx'
import type { ReportState } from './report-state.ts'

interface FiltersProps {
  readonly report: Report
  readonly state: ReportState
  readonly set: SetParams
  /** What is wrong with the period. */
  readonly wrong: FieldError | undefined
  readonly tools: ViewTools
}

/** The records that a filter chooses from; without the right to read them there is no such filter. */
const records: Readonly<Partial<Record<Filter, EntityName>>> = {
  cash_account_id: 'cash_account',
  block_id: 'block',
  receipt_category_id: 'receipt_voucher_category',
  payment_category_id: 'payment_voucher_category',
  collector_id: 'account',
  maker_id: 'account',
  payment_method_id: 'payment_method',
}

/** The period, the rows, the comparison, and what the report may be narrowed down by. */
export function ReportFilters({ report, state, set, wrong, tools }: FiltersProps) {
  const { t } = tools
  const word = (name: 'period' | 'rows' | 'compare') => t(`console.report_figures.page.${name}`)
  return (
    <div className="lobby-report-filters">
      <PeriodChoice label={word('period')} state={state} set={set} wrong={wrong} tools={tools} />
      <Choice
        label={word('rows')}
        value={state.by}
        options={report.by.map((by) => ({ value: by, label: t(`console.report_figures.by.${by}`) }))}
        onChange={(by) => set({ by })}
      />
      <Choice
        label={word('compare')}
        value={state.compare ?? 'none'}
        options={(['none', ...comparisons] as const).map((name) => ({
          value: name,
          label: t(`console.report_figures.compare.${name}`),
        }))}
        onChange={(name) => set({ compare: name === 'none' ? undefined : name })}
      />
      {report.filters.map((filter) => (
        <OneFilter key={filter} filter={filter} value={state.filters[filter]} set={set} tools={tools} />
      ))}
    </div>
  )
}

interface OneFilterProps {
  readonly filter: Filter
  readonly value: string | undefined
  readonly set: SetParams
  readonly tools: ViewTools
}

function OneFilter({ filter, value, set, tools }: OneFilterProps) {
  const { t, can } = tools
  const shared = {
    label: t(`console.report_figures.filters.${filter}`),
    value,
    empty: t('console.report_figures.page.all'),
    onChange: (next: string | undefined) => set({ [filter]: next }),
  }
  const resource = records[filter]
  if (resource !== undefined)
    return can('list', resource) ? <RecordChoice {...shared} resource={resource} /> : null
  const options =
    filter === 'fee_type'
      ? lineTypes.map((type) => ({ value: type, label: optionLabel(t, 'fee', 'fee_type', type) }))
      : currencyCodes.map((code) => ({ value: code, label: code.toUpperCase() }))
  return <Choice {...shared} options={options} />
}

type Named = { readonly id: string; readonly name: string }

function RecordChoice({
  resource,
  ...shared
}: Omit<ChoiceProps, 'options'> & { readonly resource: EntityName }) {
  const { select } = useChoices<Named>({ resource, label: 'name' })
  return <Choice {...shared} options={select.options} />
}
