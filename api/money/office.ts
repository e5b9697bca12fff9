import { AsyncLocalStorage } from 'node:async_hooks'
import { defaultCurrency, type CurrencyCode } from '#domain/currency.ts'
import { officeDay } from '#core/fields/calendar.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { standInLine } from '#api/database/line.ts'
import { apiError, type ApiError } from '#api/http/error.ts'

const told = new AsyncLocalStorage<string>()

/** The day that it is in the office; while a story of earlier days is told, the story's. */
export const today = () => told.getStore() ?? officeDay(new Date().toISOString())

/** Does work as if it were that day (yyyy-MM-dd): for demo data, which has a past. */
export const onDay = <T>(day: string, work: () => Promise<T>): Promise<T> => told.run(day, work)

/** The building's own currency, in which its books are kept. */
export const currencyOfBuilding = ({ principal }: Caller, buildingId: unknown): CurrencyCode =>
  principal.buildings.find(({ id }) => id === buildingId)?.currencyCode ?? defaultCurrency

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

/** Nobody makes a building's fees by a run until the transaction is over. */
export const holdRuns = (tx: Tx, buildingId: string) => standInLine(tx, `runs/${buildingId}`)
