import type { FieldError } from '#core/wire/error.ts'
import { periodNames, type PeriodName } from '#domain/reports/periods.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { PeriodDay } from '../fields/parts/period-day.tsx'
import { codeText } from '../i18n/code-text.ts'
import { Choice } from './choice.tsx'

/** Sets parameters of the page's address; undefined takes one away. */
export type SetParams = (values: Readonly<Record<string, string | undefined>>) => void

interface PeriodChoiceProps {
  readonly label: string
  readonly state: {
    readonly period: PeriodName | 'all' | 'own'
    readonly from: string
    readonly to: string
  }
  /** What no period at all is called; absent: one must be chosen. */
  readonly all?: string
  readonly set: SetParams
  /** What is wrong with the period. */
  readonly wrong: FieldError | undefined
  readonly tools: ViewTools
}

/** A period by its name, or by its two days. */
export function PeriodChoice({ label, state, all, set, wrong, tools: { t } }: PeriodChoiceProps) {
  const named = [...periodNames, 'own' as const].map((name) => ({
    value: name,
    label: t(`console.report_figures.periods.${name}`),
  }))
  return (
    <>
      <Choice
        label={label}
        value={state.period}
        options={[...(all === undefined ? [] : [{ value: 'all', label: all }]), ...named]}
        onChange={(name) =>
          set(
            name === 'own'
              ? { period: undefined, from: state.from, to: state.to }
              : { period: name === 'all' ? undefined : name, from: undefined, to: undefined },
          )
        }
      />
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
    </>
  )
}
