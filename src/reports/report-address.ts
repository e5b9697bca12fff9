import { useSearchParams } from 'react-router'
import { officeToday } from '#core/days.ts'
import { isOneOf } from '#core/one-of.ts'
import { periodNamed, periodNames, type PeriodName } from '#domain/reports/periods.ts'

/** Parameters of a page of figures, in its address; undefined: it has none of that name. */
type Values = Readonly<Record<string, string | undefined>>

/** What they say of the figure whose records are shown, and of the page of these. */
const ofFigure = ['column', 'key', 'counted', 'row', 'field', 'value', 'page'] as const

/** The parameters with these, and without the figure that they were about. */
export function withParams(params: URLSearchParams, values: Values): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ofFigure) next.delete(name)
  for (const [name, value] of Object.entries(values))
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  return next
}

/** The address of a page of figures, and how something else is asked for: other figures, or more of what is behind one. */
export function useReportAddress() {
  const [params, setParams] = useSearchParams()
  return {
    params,
    set: (values: Values) => setParams(withParams(params, values), { replace: true }),
    onPage: (page: number) => {
      const next = new URLSearchParams(params)
      next.set('page', String(page))
      setParams(next)
    },
  }
}

/** The period that an address names, with its days: `own` where these are chosen one by one, and empty where it is open. */
export function readPeriod<const Usual extends PeriodName | 'all'>(params: URLSearchParams, usual: Usual) {
  const text = (name: string) => params.get(name) ?? ''
  const named = text('period')
  const isOwn = params.has('from') || params.has('to')
  const period = isOneOf(periodNames, named) ? named : isOwn ? ('own' as const) : usual
  const days =
    period === 'own'
      ? { from: text('from'), to: text('to') }
      : period === 'all'
        ? { from: '', to: '' }
        : periodNamed(period, officeToday())
  return { period, ...days, page: Number(params.get('page') ?? '1') || 1 }
}
