import { comparisons, type Comparison, type PeriodName } from '#domain/reports/periods.ts'
import { bases, type Dimension, type Filter, type Report } from '#domain/reports/report.ts'
import { readPeriod, withParams } from './report-address.ts'

/** What the page's address says: the report as it is asked, and the figure whose documents are shown. */
export interface ReportState {
  /** `own`: the days are chosen one by one. */
  readonly period: PeriodName | 'own'
  readonly from: string
  readonly to: string
  readonly by: Dimension
  readonly compare: Comparison | undefined
  readonly filters: Readonly<Partial<Record<Filter, string>>>
  readonly figure: { readonly column: string; readonly key: string | undefined } | undefined
  readonly page: number
}

/** Reads the address; what it leaves out is as the report begins. */
export function readState(report: Report, params: URLSearchParams): ReportState {
  const [first] = report.by
  const text = (name: string) => params.get(name) ?? ''
  const column = params.get('column')
  return {
    ...readPeriod(params, usualPeriod(report)),
    by: report.by.find((by) => by === text('by')) ?? first ?? 'day',
    compare: comparisons.find((one) => one === text('compare')),
    filters: Object.fromEntries(
      report.filters.flatMap((filter) => (params.has(filter) ? [[filter, text(filter)]] : [])),
    ),
    figure: column === null ? undefined : { column, key: params.get('key') ?? undefined },
  }
}

/** What is planned by the year is looked at for the year. */
const usualPeriod = ({ by, base }: Report): PeriodName => {
  if ('yearly' in bases[base]) return 'this_year'
  return by[0] === 'month' ? 'last_6_months' : 'this_month'
}

/** The address of the documents behind a figure, or, without one, of the report. */
export function figureAddress(
  params: URLSearchParams,
  figure?: { readonly column: string; readonly key?: string },
  days?: { readonly from: string; readonly to: string },
): string {
  const shown = days === undefined ? {} : { period: undefined, ...days }
  return `?${withParams(params, { ...figure, ...shown }).toString()}`
}
