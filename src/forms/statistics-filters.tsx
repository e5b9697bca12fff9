import type { FieldError } from '#core/wire/error.ts'
import { statisticsRows } from '#domain/calls/form-statistics.ts'
import { useChoices } from '../data/use-choices.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { Choice } from '../reports/choice.tsx'
import { PeriodChoice, type SetParams } from '../reports/period-choice.tsx'
import type { StatisticsState } from './statistics-state.ts'
import '../reports/reports.css'

interface FiltersProps {
  readonly state: StatisticsState
  readonly set: SetParams
  /** What is wrong with the period. */
  readonly wrong: FieldError | undefined
  readonly tools: ViewTools
}

type Named = { readonly id: string; readonly name: string }

/** The form, the period, and what the answers are counted by. */
export function StatisticsFilters({ state, set, wrong, tools }: FiltersProps) {
  const { t } = tools
  const { select } = useChoices<Named>({ resource: 'registration_form', label: 'name' })
  const word = (name: 'period' | 'rows') => t(`console.report_figures.page.${name}`)
  return (
    <div className="lobby-report-filters">
      <Choice
        label={t('console.forms.statistics.form')}
        value={state.formId}
        options={select.options}
        onChange={(id) => set({ form_id: id })}
      />
      <PeriodChoice
        label={word('period')}
        state={state}
        all={t('console.forms.statistics.all_time')}
        set={set}
        wrong={wrong}
        tools={tools}
      />
      <Choice
        label={word('rows')}
        value={state.by}
        options={statisticsRows.map((value) => ({
          value,
          label: t(`console.report_figures.by.${value}`),
        }))}
        onChange={(by) => set({ by })}
      />
    </div>
  )
}
