import { isZero } from '#core/amount.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable, Tx } from '#api/database/pool.ts'
import { apiError, notFound } from '#api/http/error.ts'
import { actorValues, logInsert } from '../records/log-insert.ts'
import {
  corrected,
  differenceOf,
  placeOf,
  requireChange,
  type Corrected,
  type CorrectedFee,
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

interface FeeRow extends CorrectedFee {
  readonly [column: string]: unknown
  readonly status: string
  readonly settled: string
}

interface Reissue {
  readonly buildingId: string
  readonly id: string
  readonly correction: Correction & { readonly reason: string }
}

/** What the correction would come to; nothing is changed. */
export async function foretold(
  db: Queryable,
  caller: Caller,
  { buildingId, id, correction }: Omit<Reissue, 'correction'> & { readonly correction: Correction },
): Promise<Difference> {
  const fee = await feeRow(db, buildingId, id)
  return differenceOf(fee, await corrected(db, caller, fee, correction))
}

/**
 * Correct and reissue (docs/domain/fee.md): an approved fee of which nobody has paid anything is voided and its replacement
 * issued in the same moment, both linked, both booked. 409 `fee_paid` where its receipts must be voided first. Also the
 * entities that changed with it.
 */
export async function reissue(
  tx: Tx,
  caller: Caller,
  { buildingId, id, correction }: Reissue,
): Promise<{ readonly reissued: Reissued; readonly touched: readonly string[] }> {
  const fee = await lockedFee(tx, buildingId, id)
  await requireOpenBooks(tx, fee)
  if (!isZero(fee.settled)) throw apiError(409, 'fee_paid')
  if (!isIssued(fee)) throw apiError(409, 'fee_not_open')
  if (typeof correction.new_index === 'number') await holdIndex(tx, placeOf(fee))
  const instead = await corrected(tx, caller, fee, correction)
  requireChange(fee, instead)
  const kind = await unbookFee(tx, fee, caller)
  const issued = await issue(tx, caller, fee, { ...instead, reason: correction.reason })
  await bookFee(tx, { ...fee, id: issued, amount: instead.amount }, caller, kind)
  if (fee.fee_type === 'SERVICE') await moveService(tx, buildingId, { voided: id, issued })
  const { index } = instead
  const touched =
    index === undefined ? [] : await moveIndex(tx, caller, index, { ...placeOf(fee), fresh: index.to })
  return { reissued: { voided: id, issued, ...differenceOf(fee, instead) }, touched }
}

/** What was approved at nothing is settled at once; somebody may still find it wrong. */
const isIssued = ({ status }: FeeRow) => status === 'approved' || status === 'settled'

/** Both rows, their audit lines and the new one's trace by one statement; the replacement's id. */
async function issue(
  tx: Tx,
  caller: Caller,
  fee: FeeRow,
  instead: Corrected & { readonly reason: string },
): Promise<string> {
  const [issued] = await tx.query<{ id: string }>(
    `with v as (update fee set status = 'void', reason = $3, version = version + 1, updated_at = now(), updated_by = $7::bigint
        where building_id = $1 and id = $2 returning *),
      n as (insert into fee (building_id, apartment_id, fee_type, month, name, quantity, unit_price, amount, settled, due_on,
          old_index, new_index, consumption, norm, area, old_debt, flags, fee_setting_id, fee_slip_id, group_fee_slip_id, replaces_id, note, status, created_by)
        select v.building_id, v.apartment_id, v.fee_type, v.month, v.name, d.quantity, d.unit_price, d.amount, 0, v.due_on,
          d.old_index, d.new_index, d.consumption, d.norm, d.area, v.old_debt, d.flags, v.fee_setting_id, v.fee_slip_id, v.group_fee_slip_id, v.id, $3,
          case when d.amount = 0 then 'settled' else 'approved' end, $7::bigint
        from v, jsonb_to_record($4::jsonb) d(quantity numeric, unit_price numeric, amount numeric, old_index numeric, new_index numeric,
          consumption numeric, norm numeric, area numeric, flags text[])
        returning id, building_id, name),
      t as (insert into fee_trace (building_id, fee_id, trace) select n.building_id, n.id, $5::jsonb from n where $5::jsonb is not null),
      l as (${logInsert({ action: 'void', resource: 'fee', building: 'building_id', id: 'id', title: 'name', changes: '$13::jsonb', from: 'v', place: 6 })}),
      m as (${logInsert({ action: 'reissue', resource: 'fee', building: 'building_id', id: 'id', title: 'name', changes: '$12::jsonb', from: 'n', place: 6 })})
      select id::text from n`,
    [
      fee.building_id,
      fee.id,
      instead.reason,
      JSON.stringify(chargeColumns(instead)),
      instead.trace === undefined ? null : JSON.stringify(instead.trace),
      ...actorValues(caller),
      JSON.stringify([{ field: 'amount', before: fee.amount, after: instead.amount }]),
      JSON.stringify([{ field: 'status', before: fee.status, after: 'void' }]),
    ],
  )
  if (issued === undefined) throw notFound()
  return issued.id
}

/** The apartment's balance is held before its fee, as everywhere. */
async function lockedFee(tx: Tx, buildingId: string, id: string): Promise<FeeRow> {
  const [owner] = await tx.query<{ apartment_id: string }>(
    'select apartment_id::text from fee where building_id = $1 and id = $2 and deleted_at is null',
    [buildingId, id],
  )
  if (owner === undefined) throw notFound()
  await lockBalance(tx, { buildingId, apartmentId: owner.apartment_id })
  return feeRow(tx, buildingId, id, ' for update')
}

async function feeRow(db: Queryable, buildingId: string, id: string, lock = ''): Promise<FeeRow> {
  const [fee] = await db.query<FeeRow>(
    `select id::text, building_id::text, apartment_id::text, fee_setting_id::text, fee_type, month, status,
        trim_scale(amount)::text as amount, trim_scale(settled)::text as settled
      from fee where building_id = $1 and id = $2${lock}`,
    [buildingId, id],
  )
  if (fee === undefined) throw notFound()
  return fee
}
