import { officeToday } from '#core/days.ts'
import { isOneOf } from '#core/one-of.ts'
import { statisticsRows, type StatisticsRows } from '#domain/calls/form-statistics.ts'
import { periodNamed, periodNames, type PeriodName } from '#domain/reports/periods.ts'

/** A figure: a row, or a field with something in it. What it leaves out may be anything. */
export interface CountedFigure {
  readonly row?: string
  readonly field?: string
  readonly value?: string
}

/** The page's address, read. */
export interface StatisticsState {
  /** Undefined: the newest form. */
  readonly formId: string | undefined
  /** `all`: since the first answer. `own`: the days are chosen one by one. */
  readonly period: PeriodName | 'all' | 'own'
  /** Empty: open at that end. */
  readonly from: string
  readonly to: string
  readonly by: StatisticsRows
  /** The figure whose answers are shown. */
  readonly figure: CountedFigure | undefined
  readonly page: number
}

export function readState(params: URLSearchParams): StatisticsState {
  const text = (name: string) => params.get(name) ?? ''
  const named = text('period')
  const period = isOneOf(periodNames, named) ? named : params.has('from') || params.has('to') ? 'own' : 'all'
  const days =
    period === 'all'
      ? { from: '', to: '' }
      : period === 'own'
        ? { from: text('from'), to: text('to') }
        : periodNamed(period, officeToday())
  const by = text('by')
  return {
    formId: params.get('form_id') ?? undefined,
    period,
    ...days,
    by: isOneOf(statisticsRows, by) ? by : 'day',
    figure: params.has('counted')
      ? Object.fromEntries(figureNames.flatMap((name) => (params.has(name) ? [[name, text(name)]] : [])))
      : undefined,
    page: Number(params.get('page') ?? '1') || 1,
  }
}

const figureNames = ['row', 'field', 'value'] as const

/** The address of the answers behind a figure, or, without one, of the statistics. */
export function answersAddress(params: URLSearchParams, figure?: CountedFigure): string {
  const next = new URLSearchParams(params)
  for (const name of [...figureNames, 'counted', 'page']) next.delete(name)
  if (figure !== undefined) {
    next.set('counted', '1')
    for (const [name, value] of Object.entries(figure)) next.set(name, String(value))
  }
  return `?${next.toString()}`
}
