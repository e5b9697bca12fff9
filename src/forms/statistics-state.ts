import { isOneOf } from '#core/one-of.ts'
import { statisticsRows, type StatisticsRows } from '#domain/calls/form-statistics.ts'
import type { PeriodName } from '#domain/reports/periods.ts'
import { readPeriod, withParams } from '../reports/report-address.ts'

/** A figure: the answers of a row, of a field that was filled in, or with a value in it; empty: all answers. */
export interface CountedFigure {
  readonly row?: string
  readonly field?: string
  readonly value?: string
}

/** The page's address, read. */
export interface StatisticsState {
  /** Undefined: the one that was answered last. */
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
  const by = text('by')
  return {
    formId: params.get('form_id') ?? undefined,
    ...readPeriod(params, 'all'),
    by: isOneOf(statisticsRows, by) ? by : 'day',
    figure: params.has('counted')
      ? Object.fromEntries(figureNames.flatMap((name) => (params.has(name) ? [[name, text(name)]] : [])))
      : undefined,
  }
}

const figureNames = ['row', 'field', 'value'] as const

/** The address of the answers behind a figure, or, without one, of the statistics. */
export const answersAddress = (params: URLSearchParams, figure?: CountedFigure): string =>
  `?${withParams(params, figure === undefined ? {} : { counted: '1', ...figure }).toString()}`
