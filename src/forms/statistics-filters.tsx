import { Select } from 'antd'
import type { FieldError } from '#core/wire/error.ts'
import { statisticsRows } from '#domain/calls/form-statistics.ts'
import { periodNames } from '#domain/reports/periods.ts'
import { useChoices } from '../data/use-choices.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { PeriodDay } from '../fields/parts/period-day.tsx'
import { codeText } from '../i18n/code-text.ts'
import type { StatisticsState } from './statistics-state.ts'
import '../reports/reports.css'

interface FiltersProps {
  readonly state: StatisticsState
  /** Sets parameters of the page's address; undefined takes one away. */
  readonly set: (values: Readonly<Record<string, string | undefined>>) => void
  /** What is wrong with the period. */
  readonly wrong: FieldError | undefined
  readonly tools: ViewTools
}

type Named = { readonly id: string; readonly name: string }

/** The form, the period, and what the answers are counted by. */
export function StatisticsFilters({ state, set, wrong, tools }: FiltersProps) {
  const { t } = tools
  const { select } = useChoices<Named>({ resource: 'registration_form', label: 'name' })
  const word = (name: 'form' | 'period' | 'rows') => t(`console.forms.statistics.${name}`)
  return (
    <div className="lobby-report-filters">
      <label>
        <span>{word('form')}</span>
        <Select
          {...select}
          aria-label={word('form')}
          value={state.formId}
          popupMatchSelectWidth={false}
          onChange={(id) => set({ form_id: id })}
        />
      </label>
      <label>
        <span>{word('period')}</span>
        <Select<StatisticsState['period']>
          aria-label={word('period')}
          value={state.period}
          popupMatchSelectWidth={false}
          options={[
            { value: 'all' as const, label: t('console.forms.statistics.all_time') },
            ...[...periodNames, 'own' as const].map((value) => ({
              value,
              label: t(`console.report_figures.periods.${value}`),
            })),
          ]}
          onChange={(name) =>
            set(
              name === 'own'
                ? { period: undefined, from: state.from, to: state.to }
                : { period: name === 'all' ? undefined : name, from: undefined, to: undefined },
            )
          }
        />
      </label>
      {state.period === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <PeriodDay
            key={end}
            label={t(`console.report.${end}`)}
            value={state[end] === '' ? undefined : state[end]}
            onChange={(day) => set({ from: state.from, to: state.to, [end]: day ?? '' })}
            error={wrong?.field === end ? codeText(t, wrong.code, wrong) : undefined}
          />
        ))}
      <label>
        <span>{word('rows')}</span>
        <Select<StatisticsState['by']>
          aria-label={word('rows')}
          value={state.by}
          popupMatchSelectWidth={false}
          options={statisticsRows.map((value) => ({
            value,
            label: t(`console.forms.statistics.by.${value}`),
          }))}
          onChange={(by) => set({ by })}
        />
      </label>
    </div>
  )
}
