import type { DataOf } from '#domain/calls/call.ts'
import type { readTill } from '#domain/calls/receipts.ts'
import { namedLockSql, takeNamedLock } from '#api/database/named-lock.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { runTogether } from '#api/database/run-together.ts'
import { apiError } from '#api/http/error.ts'
import { column, columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import { receipt } from '#entities/receipts/receipt.ts'

type Till = Omit<DataOf<typeof readTill>, 'boxes'>

interface Whose {
  readonly buildingId: string
  readonly cashierId: string
}

/**
 * A cashier's receipts since the till was last closed, without voided ones; what was collected before and voided since
 * is missing from the drawer.
 */
export async function tillSince(db: Queryable, { buildingId, cashierId }: Whose): Promise<Till> {
  const rows = await methodsSince(db, { buildingId, cashierId })
  const cash = rows.filter(({ code }) => code === 'CASH')
  return {
    opened_at: rows[0]?.opened_at ?? null,
    now: rows[0]?.now ?? new Date().toISOString(),
    receipts: rows.reduce((sum, { receipts }) => sum + receipts, 0),
    cash: cash[0]?.received ?? '0',
    methods: rows.map(({ opened_at: _opened, now: _now, ...method }) => method),
  }
}

const receiptIs = statesOf(receipt)

/** SQL of an instant in ISO 8601, to the microsecond: a receipt of the same millisecond is counted in one till only. */
const sqlInstant = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const methodsSince = query({
  row: {
    payment_method_id: column(paymentMethod, 'id'),
    ...columns(paymentMethod, ['name', 'code']),
    receipts: 'integer',
    received: 'text',
    opened_at: 'text | null',
    now: 'text',
  },
  takes: { buildingId: 'bigint', cashierId: 'bigint' },
  sql: ({ buildingId, cashierId }) =>
    `with since as materialized (select max(closed_at) as at from till_closing
        where building_id = ${buildingId} and cashier_id = ${cashierId}),
      -- A day as a bound of the index, so that no receipt from before is read.
      moved as (
        select r.payment_method_id, 1 as one, r.received from receipt r
          where r.building_id = ${buildingId} and r.collector_id = ${cashierId} and r.status = ${receiptIs.collected}
            and r.created_at > (select coalesce(at, '-infinity') from since)
        union all
        select r.payment_method_id, 0, -r.received from receipt r
          where r.building_id = ${buildingId} and r.collector_id = ${cashierId} and r.status = ${receiptIs.voided}
            and r.created_at <= (select at from since) and r.updated_at > (select at from since))
      select m.id as payment_method_id, m.name, m.code, coalesce(sum(v.one), 0)::int as receipts,
        trim_scale(coalesce(sum(v.received), 0))::text as received,
        (select ${sqlInstant('at')} from since) as opened_at, ${sqlInstant('clock_timestamp()')} as now
      from payment_method m left join moved v on v.payment_method_id = m.id
      where m.building_id = ${buildingId} and m.deleted_at is null
      group by m.building_id, m.id having m.is_active or count(v.one) > 0
      order by m.order, m.id`,
})

/**
 * Every collecting asks the same: planning the query each time would take a third of the time for which the book is
 * locked.
 */
const beginCollecting = command({
  takes: { line: 'text' },
  sql: ({ line }) =>
    `select ${namedLockSql(line, { shared: true })}, set_config('plan_cache_mode', 'force_generic_plan', true)`,
})

const closedSince = query({
  row: {},
  takes: { buildingId: 'bigint', cashierId: 'bigint' },
  sql: ({ buildingId, cashierId }) =>
    `select from till_closing
      where building_id = ${buildingId} and cashier_id = ${cashierId} and closed_at >= now() limit 1`,
})

const lineOf = ({ buildingId, cashierId }: Whose) => `till/${buildingId}/${cashierId}`

/** Waits for the cashier's receipts that are under way, and lets none begin until the closing is done. */
export const closeTill = (tx: Tx, whose: Whose) => takeNamedLock(tx, lineOf(whose))

/**
 * Keeps the till from being closed until the transaction ends. 409 `record_changed` if it was closed after the
 * transaction began: by its time, the receipt would look as if it had been counted.
 */
export async function holdTill(tx: Tx, whose: Whose): Promise<void> {
  const [, counted] = await runTogether([
    beginCollecting(tx, { line: lineOf(whose) }),
    closedSince(tx, whose),
  ])
  if (counted.length > 0) throw apiError(409, 'record_changed')
}
