import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import { actor, actorOf, logInsert } from '../audit/log-insert.ts'
import { requireLimit } from '../ledger/approval-limit.ts'
import { bumpSql } from '../records/sql/bump-sql.ts'
import { dueInBooks, holdPeriod, movePeriod } from './plan-periods-paid.ts'

// A charged receipt voucher and its line are one: voided together, issued again together.

const voucherIs = statesOf(receiptVoucher)
const ofLine = { buildingId: 'bigint', feeId: 'bigint' } as const

/**
 * Voids the voucher whose line is voided, for the same reason, and opens its plan period again. Returns whether there
 * was one. 422 `above_approval_limit` for who may not void the voucher itself.
 */
export async function releaseVoucher(
  tx: Tx,
  caller: Caller,
  { buildingId, feeId, reason }: { buildingId: string; feeId: string; reason: string | null },
): Promise<boolean> {
  const changes = JSON.stringify([
    { field: 'status', before: 'charged', after: 'voided' },
    { field: 'reason', before: null, after: reason },
  ])
  const [voucher] = await voidVoucher(tx, { ...actorOf(caller), buildingId, feeId, reason, changes })
  if (voucher === undefined) return false
  await requireLimit(tx, caller, { buildingId, amount: voucher.amount })
  await followPeriod(tx, caller, { ...voucher, buildingId })
  return true
}

interface Followed extends Pick<RecordOf<typeof receiptVoucher>, 'plan_period_id' | 'date'> {
  readonly buildingId: string
}

/** A plan's period is done, or open again, by what its vouchers have paid now. */
async function followPeriod(
  tx: Tx,
  caller: Caller,
  { buildingId, plan_period_id: id, date: day }: Followed,
): Promise<void> {
  if (id === null) return
  const period = await holdPeriod(tx, { buildingId, id })
  if (period === undefined) return
  const due = await dueInBooks(tx, caller, { ...period, buildingId, day })
  await movePeriod(tx, { buildingId, id, due })
}

const voidVoucher = query({
  row: { ...columns(receiptVoucher, ['plan_period_id', 'date']), amount: 'text' },
  takes: { ...actor, ...ofLine, reason: 'text | null', changes: 'jsonb' },
  sql: ({ buildingId, feeId, reason, changes, ...by }) =>
    `with v as (update receipt_voucher set status = ${voucherIs.voided}, reason = ${reason}, ${bumpSql()},
          updated_by = ${by.actorId}
        where building_id = ${buildingId} and fee_id = ${feeId} and status = ${voucherIs.charged}
        returning *),
      l as (${logInsert({ action: 'void', resource: receiptVoucher.name, title: 'code', changes, from: 'v', by })})
      select plan_period_id, date, trim_scale(amount)::text as amount from v`,
})

/** Points a voucher to the line that was issued in place of its former one, which may have come to more. Returns what changed. */
export async function moveVoucher(
  tx: Tx,
  caller: Caller,
  { buildingId, ...lines }: { buildingId: string; voided: string; issued: string },
): Promise<readonly string[]> {
  const [voucher] = await pointVoucher(tx, { buildingId, ...lines })
  if (voucher === undefined) return []
  await followPeriod(tx, caller, { ...voucher, buildingId })
  return [receiptVoucher.name, voucherPlanPeriod.name]
}

const pointVoucher = query({
  row: columns(receiptVoucher, ['plan_period_id', 'date']),
  takes: { buildingId: 'bigint', voided: 'bigint', issued: 'bigint' },
  sql: ({ buildingId, voided, issued }) =>
    `update receipt_voucher set fee_id = ${issued}, ${bumpSql()}
      where building_id = ${buildingId} and fee_id = ${voided} and status = ${voucherIs.charged}
      returning plan_period_id, date`,
})
