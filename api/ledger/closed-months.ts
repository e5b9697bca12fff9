import { monthOf } from '#core/days.ts'
import { bookingDay } from '#domain/money/booking-day.ts'
import { namedLockSql, takeNamedLock } from '#api/database/named-lock.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError, type ApiError } from '#api/http/error.ts'
import { column } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { closedMonth } from '#entities/finance/closed-month.ts'
import { today } from '../calendar/today.ts'

const booksOf = (buildingId: string) => `books/${buildingId}`

const shareBooks = command({
  takes: { line: 'text' },
  sql: ({ line }) => `select ${namedLockSql(line, { shared: true })}`,
})

/**
 * Keeps a building's months as they are, closed or open, until the transaction ends. Whatever is booked takes the same
 * lock (trigger `open_months`), so that only closing waits. A booking that waits behind a closing which itself waits for
 * another booking is no deadlock: PostgreSQL lets it go first.
 */
export const holdBooks = (tx: Queryable, buildingId: string) => shareBooks(tx, { line: booksOf(buildingId) })

/** Waits for the building's bookings under way, and lets none begin until the transaction ends. */
export const shutBooks = (tx: Tx, buildingId: string) => takeNamedLock(tx, booksOf(buildingId))

const lastClosed = query({
  row: { month: column(closedMonth, 'month') },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select month from closed_month
      where building_id = ${buildingId} and status = ${statesOf(closedMonth).closed} order by month desc limit 1`,
})

/** The last month of a building whose books are closed; those before it are closed too. */
export async function closedThrough(db: Queryable, buildingId: string): Promise<string | undefined> {
  const [row] = await lastClosed(db, { buildingId })
  return row?.month
}

async function isClosed(tx: Queryable, buildingId: string, month: string): Promise<boolean> {
  await holdBooks(tx, buildingId)
  return month <= ((await closedThrough(tx, buildingId)) ?? '')
}

/** 409 `month_closed` at the field if the books of a month, or of a day's month, are closed (docs/domain/closing-a-month.md). */
export async function requireOpenMonth(
  tx: Queryable,
  buildingId: string,
  month: unknown,
  field = 'month',
): Promise<void> {
  if (typeof month === 'string' && (await isClosed(tx, buildingId, monthOf(month)))) throw monthClosed(field)
}

export const monthClosed = (field = 'month'): ApiError =>
  apiError(409, 'month_closed', [{ field, code: 'month_closed' }])

/** The day on which a fee of each month is booked, as the building's books are until the transaction ends. */
export async function bookingDays(
  tx: Queryable,
  buildingId: string,
  months: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  await holdBooks(tx, buildingId)
  const closed = (await closedThrough(tx, buildingId)) ?? ''
  const dayOf = (month: string) => bookingDay(month, { today: today(), isClosed: month <= closed })
  return Object.fromEntries(months.map((month) => [month, dayOf(month)]))
}

/** The same of one month. */
export async function bookingDayOf(tx: Queryable, buildingId: string, month: string): Promise<string> {
  const closed = await isClosed(tx, buildingId, month)
  return bookingDay(month, { today: today(), isClosed: closed })
}
