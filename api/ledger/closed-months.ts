import { monthOf } from '#core/days.ts'
import type { Queryable } from '#api/database/pool.ts'
import { apiError, type ApiError } from '#api/http/error.ts'
import { column } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'

const closing = query({
  row: { closed: 'boolean' },
  takes: { buildingId: 'bigint', month: column(closedMonth, 'month') },
  sql: ({ buildingId, month }) =>
    `select exists (select from closed_month where building_id = ${buildingId} and month >= ${month}) as closed`,
})

export async function isClosed(db: Queryable, buildingId: unknown, month: string): Promise<boolean> {
  const [row] = await closing(db, { buildingId: String(buildingId), month })
  return row?.closed === true
}

/** 409 `month_closed` at the field if the month's books are closed (specification §8). */
export async function requireOpenMonth(db: Queryable, buildingId: unknown, month: unknown): Promise<void> {
  if (typeof month === 'string' && (await isClosed(db, buildingId, monthOf(month)))) throw monthClosed()
}

export const monthClosed = (): ApiError =>
  apiError(409, 'month_closed', [{ field: 'month', code: 'month_closed' }])
