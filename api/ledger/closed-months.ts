import type { Queryable } from '#api/database/pool.ts'
import { apiError, type ApiError } from '#api/http/error.ts'

export async function isClosed(db: Queryable, buildingId: unknown, month: string): Promise<boolean> {
  const [row] = await db.query<{ closed: boolean }>(
    'select exists (select from closed_month where building_id = $1 and month >= $2) as closed',
    [buildingId, month],
  )
  return row?.closed === true
}

/** 409 `month_closed` at the field, where the month's books are closed (specification §8). */
export async function requireOpenMonth(db: Queryable, buildingId: unknown, month: unknown): Promise<void> {
  if (typeof month === 'string' && (await isClosed(db, buildingId, month.slice(0, 7)))) throw monthClosed()
}

export const monthClosed = (): ApiError =>
  apiError(409, 'month_closed', [{ field: 'month', code: 'month_closed' }])
