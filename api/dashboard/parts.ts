import type { Caller } from '#api/context.ts'
import type { FigureGroup, FigureRequest } from '#api/records/read/figures.ts'
import type { Presented } from '#api/records/present/presented.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { Figure } from '#domain/figures.ts'
import type { FilterNode } from '#core/wire/filter.ts'

/** What a part of the dashboard is asked by. */
export interface DashboardInput {
  readonly caller: Caller
  readonly buildingId: string
  /** yyyy-MM-dd in the office. */
  readonly today: string
}

export const eq = (field: string, value: unknown): FilterNode => ({ field, operator: 'eq', value })
export const isIn = (field: string, value: readonly unknown[]): FilterNode => ({
  field,
  operator: 'in',
  value,
})
export const compare = (
  field: string,
  operator: 'lt' | 'lte' | 'gt' | 'gte' | 'nin' | 'between',
  value: unknown,
): FilterNode => ({ field, operator, value })

type Groups = readonly FigureGroup[] | undefined

/** A figure of a request without `by`; null where the caller may not read it. */
export const figureAt = (groups: Groups, at = 0): Presented<Figure> | null => groups?.[0]?.figures[at] ?? null

/** A figure that was added up elsewhere, with the list that it sums. */
export const figureOf = (value: string, { resource, filters, sums }: Figure['list']): Presented<Figure> =>
  presentOutcome({ value, list: { resource, filters, sums } })

/** Those that have a value there. */
export const hasValue = (field: string): FilterNode => ({ field, operator: 'nnull', value: true })

/** A request for the number of records. */
export const countOf = (resource: string, filters: FigureRequest['filters']): FigureRequest => ({
  resource,
  filters,
  sums: [null],
})
