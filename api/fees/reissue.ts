import { isZero } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import type { Slots, ValuesOf } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { bumpSql } from '../records/bump-sql.ts'
import { actor, actorOf, logInsert } from '../audit/log-insert.ts'
import { approval } from './approval-sql.ts'
import {
  calculateCorrection,
  differenceOf,
  placeOf,
  requireChange,
  type Corrected,
  type Correction,
  type Difference,
} from './correction.ts'
import { lockBalance } from '../debts/balances.ts'
import { chargeColumns } from './draft-fees.ts'
import { bookFee, requireOpenBooks, unbookFee } from './fee-entry.ts'
import { holdIndex, moveIndex } from './indexes.ts'
import { moveService } from './service-lines.ts'

export interface Reissued extends Difference {
  readonly voided: string
  readonly issued: string
}

interface Reissue {
  readonly buildingId: string
  readonly id: string
  readonly correction: Correction & { readonly reason: string }
}

/** Calculates the correction without changing anything. */
export async function calculateReissue(
  db: Queryable,
  caller: Caller,
  { buildingId, id, correction }: Omit<Reissue, 'correction'> & { readonly correction: Correction },
): Promise<Difference> {
  const row = await feeRow(db, { buildingId, id })
  return differenceOf(row, await calculateCorrection(db, caller, row, correction))
}

/**
 * Corrects and reissues (docs/domain/fee.md): voids an approved fee of which nothing is paid and issues its replacement
 * at the same moment, both linked, both booked. 409 `fee_paid` if its receipts must be voided first. Also returns the
 * entities that changed with it.
 */
export async function reissue(
  tx: Tx,
  caller: Caller,
  { buildingId, id, correction }: Reissue,
): Promise<{ readonly reissued: Reissued; readonly touched: readonly string[] }> {
  const row = await lockFee(tx, buildingId, id)
  await requireOpenBooks(tx, row)
  if (!isZero(row.settled)) throw apiError(409, 'fee_paid')
  if (!isIssued(row)) throw apiError(409, 'fee_not_open')
  if (typeof correction.new_index === 'number') await holdIndex(tx, placeOf(row))
  const instead = await calculateCorrection(tx, caller, row, correction)
  requireChange(row, instead)
  const kind = await unbookFee(tx, row, caller)
  const issued = await issue(tx, caller, row, { ...instead, reason: correction.reason })
  await bookFee(tx, { building_id: buildingId, id: issued }, caller, kind)
  if (row.fee_type === 'SERVICE') await moveService(tx, buildingId, { voided: id, issued })
  const { index } = instead
  const touched =
    index === undefined ? [] : await moveIndex(tx, caller, index, { ...placeOf(row), fresh: index.to })
  return { reissued: { voided: id, issued, ...differenceOf(row, instead) }, touched }
}

/** A fee that was approved at zero is settled immediately, but may still be wrong. */
const isIssued = ({ status }: FeeRow) => status === 'approved' || status === 'settled'

/** Writes both rows, their audit lines and the new one's trace in one statement; returns the replacement's id. */
async function issue(
  tx: Tx,
  caller: Caller,
  voided: FeeRow,
  instead: Corrected & { readonly reason: string },
): Promise<string> {
  const [issued] = await replaceFee(tx, {
    ...actorOf(caller),
    buildingId: voided.building_id,
    id: voided.id,
    reason: instead.reason,
    charge: JSON.stringify(chargeColumns(instead)),
    trace: instead.trace === undefined ? null : JSON.stringify(instead.trace),
    voiding: JSON.stringify([{ field: 'status', before: voided.status, after: 'void' }]),
    issuing: JSON.stringify([{ field: 'amount', before: voided.amount, after: instead.amount }]),
  })
  if (issued === undefined) throw notFound()
  return issued.id
}

const feeIs = statesOf(fee)

const replaceFee = query({
  row: columns(fee, ['id']),
  takes: {
    ...actor,
    buildingId: 'bigint',
    id: 'bigint',
    reason: 'text',
    charge: 'jsonb',
    trace: 'jsonb | null',
    voiding: 'jsonb',
    issuing: 'jsonb',
  },
  sql: ({ buildingId, id, reason, charge, trace, voiding, issuing, ...by }) =>
    `with v as (update fee set status = ${feeIs.void}, reason = ${reason}, ${bumpSql()},
          updated_by = ${by.actorId}
        where building_id = ${buildingId} and id = ${id} returning *),
      n as (insert into fee (building_id, apartment_id, fee_type, month, name, quantity, unit_price, amount, settled,
          due_on, old_index, new_index, consumption, norm, area, old_debt, flags, fee_setting_id, fee_slip_id,
          group_fee_slip_id, replaces_id, note, status, created_by)
        select v.building_id, v.apartment_id, v.fee_type, v.month, v.name, d.quantity, d.unit_price, d.amount, 0,
          v.due_on, d.old_index, d.new_index, d.consumption, d.norm, d.area, v.old_debt, d.flags, v.fee_setting_id,
          v.fee_slip_id, v.group_fee_slip_id, v.id, ${reason},
          ${approval.status('d.amount')}, ${by.actorId}
        from v, jsonb_to_record(${charge}) d(quantity numeric, unit_price numeric, amount numeric, old_index numeric,
          new_index numeric, consumption numeric, norm numeric, area numeric, flags text[])
        returning id, building_id, name),
      t as (insert into fee_trace (building_id, fee_id, trace)
        select n.building_id, n.id, ${trace} from n where ${trace} is not null),
      l as (${logInsert({ action: 'void', resource: fee.name, title: 'name', changes: voiding, from: 'v', by })}),
      m as (${logInsert({ action: 'reissue', resource: fee.name, title: 'name', changes: issuing, from: 'n', by })})
      select id from n`,
})

/** Locks the apartment's balance before its fee, as everywhere. */
async function lockFee(tx: Tx, buildingId: string, id: string): Promise<FeeRow> {
  const [owner] = await ownerOf(tx, { buildingId, id })
  if (owner === undefined) throw notFound()
  await lockBalance(tx, { buildingId, apartmentId: owner.apartment_id })
  return feeRow(tx, { buildingId, id }, 'locked')
}

const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

const ownerOf = query({
  row: columns(fee, ['apartment_id']),
  takes: place,
  sql: ({ buildingId, id }) =>
    `select apartment_id from fee where building_id = ${buildingId} and id = ${id} and deleted_at is null`,
})

const feesById = query({
  row: {
    ...columns(fee, ['id', 'building_id', 'apartment_id', 'fee_setting_id', 'fee_type', 'month', 'status']),
    amount: 'text',
    settled: 'text',
  },
  takes: place,
  over: { plain: '', locked: 'for update' },
  sql: ({ buildingId, id }, lock) =>
    `select id, building_id, apartment_id, fee_setting_id, fee_type, month, status,
        trim_scale(amount)::text as amount, trim_scale(settled)::text as settled
      from fee where building_id = ${buildingId} and id = ${id} ${lock}`,
})
type FeeRow = RowOf<typeof feesById>

async function feeRow(db: Queryable, at: ValuesOf<typeof place>, lock?: 'locked'): Promise<FeeRow> {
  const [row] = await feesById(db, at, lock)
  if (row === undefined) throw notFound()
  return row
}
