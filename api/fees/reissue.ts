import { compareAmounts, subtractAmounts } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import type { Slots, ValuesOf } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { bumpSql } from '../records/sql/bump-sql.ts'
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
import { requireLetOff } from '../debts/let-off.ts'
import { requireLimit } from '../ledger/approval-limit.ts'
import { requireStillHeld } from '../ledger/held-for-others.ts'
import { chargeColumns } from './draft-fees.ts'
import { splitColumns } from './split-columns.ts'
import { requireUnadjusted, requireUnpaid } from './fee-end.ts'
import { bookFee, planTakingBack, unbookFee } from './fee-entry.ts'
import { holdIndex, moveIndex } from './indexes.ts'
import { givePrepaidBack } from './prepaid-return.ts'
import { prepaidNames } from './notify-prepaid.ts'
import { releasePrepaid } from './prepaid-release.ts'
import { moveBookings } from './booking-lines.ts'
import { feePayerSql } from './payer-sql.ts'
import { moveInterest } from './late-interest-lines.ts'
import { moveVoucher } from './voucher-lines.ts'

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
 * at the same moment, both linked, both booked: in its month, or today if that is closed. 409 `fee_paid` if its receipts must be voided first. Also returns the
 * entities that changed with it.
 */
export async function reissue(
  tx: Tx,
  caller: Caller,
  { buildingId, id, correction }: Reissue,
): Promise<{ readonly reissued: Reissued; readonly touched: readonly string[] }> {
  const row = await lockFee(tx, buildingId, id)
  if (!isIssued(row)) throw apiError(409, 'fee_not_open')
  const taken = await requireUnpaid(tx, row)
  await requireUnadjusted(tx, row)
  if (typeof correction.new_index === 'number') await holdIndex(tx, placeOf(row))
  const instead = await calculateCorrection(tx, caller, row, correction)
  requireChange(row, instead)
  const taking = await planTakingBack(tx, row)
  await requireAllowed(tx, caller, { row, correction, instead, isOpening: taking.kind === 'opening' })
  await givePrepaidBack(tx, caller, { fee: row, taken, day: taking.voided_on })
  await unbookFee(tx, row, caller, taking)
  const issued = await issue(tx, caller, row, {
    ...instead,
    reason: correction.reason,
    day: taking.voided_on,
  })
  await bookFee(tx, { building_id: buildingId, id: issued }, caller, taking.kind)
  const less = subtractAmounts(row.for_others, instead.split.forOthers)
  await requireStillHeld(tx, caller, { fee: row, less })
  const isPrepaid = await releasePrepaid(tx, caller, { buildingId, feeIds: [issued] })
  const moved = row.fee_type === 'SERVICE' ? await moveBookings(tx, { buildingId, voided: id, issued }) : []
  const ofVoucher =
    row.fee_type === 'RECEIPT_VOUCHER'
      ? await moveVoucher(tx, caller, { buildingId, voided: id, issued })
      : []
  await moveInterest(tx, { buildingId, voided: id, issued })
  const { index } = instead
  const touched =
    index === undefined ? [] : await moveIndex(tx, caller, index, { ...placeOf(row), fresh: index.to })
  return {
    reissued: { voided: id, issued, ...differenceOf(row, instead) },
    touched: [...touched, ...moved, ...ofVoucher, ...(isPrepaid ? prepaidNames : [])],
  }
}

interface Typing {
  readonly row: FeeRow
  readonly correction: Correction
  readonly instead: Corrected
  /** It is a debt from before the building used Lobby. */
  readonly isOpening: boolean
}

/**
 * 422 `above_approval_limit` for lowering or raising a debt by more than the caller may, by whatever correction. Of an amount that was typed also 409 `fee_is_reckoned` for more interest than a run has calculated, 409
 * `fee_of_document` for more than the document that it comes from says.
 */
async function requireAllowed(
  tx: Tx,
  caller: Caller,
  { row, correction, instead, isOpening }: Typing,
): Promise<void> {
  const less = subtractAmounts(row.amount, instead.amount)
  const { building_id: buildingId, apartment_id: apartmentId } = row
  if (compareAmounts(less, '0') > 0)
    return requireLetOff(tx, caller, {
      buildingId,
      apartmentId,
      amount: less,
      field: typeof correction.new_index === 'number' ? 'new_index' : 'amount',
    })
  const raise = { buildingId, amount: subtractAmounts('0', less) }
  if (typeof correction.amount !== 'string') return requireLimit(tx, caller, { ...raise, field: 'new_index' })
  if (row.late_interest_run_id !== null)
    throw apiError(409, 'fee_is_reckoned', [{ field: 'amount', code: 'fee_is_reckoned' }])
  if (isOpening || row.fee_type === 'RECEIPT_VOUCHER') {
    const [first] = await firstCharge(tx, { buildingId, id: row.id })
    if (compareAmounts(instead.amount, first?.amount ?? '0') > 0)
      throw apiError(409, 'fee_of_document', [{ field: 'amount', code: 'fee_of_document' }])
  }
  await requireLimit(tx, caller, raise)
}

/** What was charged before any correction: the document's own amount. */
const firstCharge = query({
  row: { amount: 'text' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `with recursive earlier as (select id, replaces_id, amount from fee where building_id = ${buildingId} and id = ${id}
        union all select f.id, f.replaces_id, f.amount from fee f
          join earlier e on f.building_id = ${buildingId} and f.id = e.replaces_id)
      select trim_scale(amount)::text as amount from earlier where replaces_id is null`,
})

/** A fee that was approved at zero is settled immediately, but may still be wrong. */
const isIssued = ({ status }: FeeRow) => status === 'approved' || status === 'settled'

/** Writes both rows, their audit lines and the new one's trace in one statement; returns the replacement's id. */
async function issue(
  tx: Tx,
  caller: Caller,
  voided: FeeRow,
  instead: Corrected & { readonly reason: string; readonly day: string },
): Promise<string> {
  const [issued] = await replaceFee(tx, {
    ...actorOf(caller),
    buildingId: voided.building_id,
    id: voided.id,
    reason: instead.reason,
    day: instead.day,
    charge: JSON.stringify({ ...chargeColumns(instead), ...splitColumns(instead.split) }),
    trace: instead.trace === undefined ? null : JSON.stringify(instead.trace),
    voiding: JSON.stringify([
      { field: 'status', before: voided.status, after: 'void' },
      { field: 'voided_on', before: null, after: instead.day },
    ]),
    issuing: JSON.stringify([
      { field: 'amount', before: voided.amount, after: instead.amount },
      { field: 'booked_on', before: voided.booked_on, after: instead.day },
    ]),
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
    day: 'date',
    charge: 'jsonb',
    trace: 'jsonb | null',
    voiding: 'jsonb',
    issuing: 'jsonb',
  },
  sql: ({ buildingId, id, reason, day, charge, trace, voiding, issuing, ...by }) =>
    `with v as (update fee set status = ${feeIs.void}, reason = ${reason}, voided_on = ${day},
          ${bumpSql()}, updated_by = ${by.actorId}
        where building_id = ${buildingId} and id = ${id} returning *),
      n as (insert into fee (building_id, apartment_id, fee_type, month, name, language_contents, quantity, unit_price, amount, settled,
          due_on, booked_on, old_index, new_index, consumption, norm, area, old_debt, flags, fee_setting_id, category_id,
          fee_slip_id, group_fee_slip_id, late_interest_run_id, replaces_id, note, status, payer_kind, payer_ref, payer_name, income_kind,
          vat_percent, vat, for_others, created_by)
        select v.building_id, v.apartment_id, v.fee_type, v.month, v.name, v.language_contents, d.quantity, d.unit_price, d.amount, 0,
          v.due_on, ${day}, d.old_index, d.new_index, d.consumption, d.norm, d.area, v.old_debt, d.flags, v.fee_setting_id,
          v.category_id, v.fee_slip_id, v.group_fee_slip_id, v.late_interest_run_id, v.id, ${reason},
          ${approval.status('d.amount')}, p.kind, p.ref, p.name, d.income_kind, d.vat_percent, d.vat, d.for_others,
          ${by.actorId}
        from v left join lateral (${feePayerSql('v')}) p on true, jsonb_to_record(${charge}) d(quantity numeric, unit_price numeric, amount numeric, old_index numeric,
          new_index numeric, consumption numeric, norm numeric, area numeric, flags text[], income_kind text, vat_percent numeric,
          vat numeric, for_others numeric)
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
    ...columns(fee, [
      'id',
      'building_id',
      'apartment_id',
      'fee_setting_id',
      'fee_type',
      'category_id',
      'month',
      'booked_on',
      'status',
      'income_kind',
      'late_interest_run_id',
    ]),
    amount: 'text',
    vat_percent: 'text | null',
    vat: 'text',
    for_others: 'text',
    settled: 'text',
  },
  takes: place,
  over: { plain: '', locked: 'for update' },
  sql: ({ buildingId, id }, lock) =>
    `select id, building_id, apartment_id, fee_setting_id, fee_type, category_id, month, booked_on, status,
        income_kind, late_interest_run_id, trim_scale(amount)::text as amount, trim_scale(vat_percent)::text as vat_percent,
        trim_scale(vat)::text as vat, trim_scale(for_others)::text as for_others, trim_scale(settled)::text as settled
      from fee where building_id = ${buildingId} and id = ${id} ${lock}`,
})
type FeeRow = RowOf<typeof feesById>

async function feeRow(db: Queryable, at: ValuesOf<typeof place>, lock?: 'locked'): Promise<FeeRow> {
  const [row] = await feesById(db, at, lock)
  if (row === undefined) throw notFound()
  return row
}
