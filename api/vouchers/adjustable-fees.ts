import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { openingsSql } from '#api/fees/opening-sql.ts'
import { deductedSql } from '#api/ledger/paid-sql.ts'
import { bookedAs, standsStill } from '#api/debts/settled-by.ts'
import { fee } from '#entities/fees/fee.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'

const feeIs = statesOf(fee)
const documentIs = statesOf(adjustment)

/** SQL of what adjustments have taken off a fee `f` so far, or off a part of it. */
const loweredBy = (column: string) =>
  `(select coalesce(sum(a.${column}), 0) from adjustment a where a.building_id = f.building_id
      and a.fee_id = f.id and a.status = ${documentIs.approved})`

/** SQL of what documents have let off of a fee `f` so far: lowered, written off, deducted or discounted, paid or not. */
const letOff = `${loweredBy('reduced')} + ${deductedSql('f')}
    + (select coalesce(sum(s.amount), 0) from settlement s where s.building_id = f.building_id
      and s.fee_id = f.id and s.write_off_id is not null)
    + coalesce((select r.let_off from prepayment_release r where r.building_id = f.building_id
      and r.fee_id = f.id), 0)`

/** An approved fee of the apartment, locked; the caller holds the apartment's balance. */
export const adjustableFees = query({
  row: {
    ...columns(fee, ['fee_type', 'category_id', 'name', 'month', 'booked_on', 'income_kind']),
    open: 'text',
    vat_percent: 'text | null',
    amount: 'text',
    vat: 'text',
    for_others: 'text',
    /** By what earlier adjustments have lowered the fee, and its parts. */
    lowered: 'text',
    lowered_vat: 'text',
    lowered_for_others: 'text',
    /** By how much it can still be lowered. */
    left: 'text',
    /** The day of the last of what has settled it. */
    settled_on: 'date | null',
    /** It is interest on late payment. */
    is_interest: 'boolean',
    from_opening: 'boolean',
  },
  takes: { buildingId: 'bigint', apartmentId: 'bigint', feeId: 'bigint' },
  sql: ({ buildingId, apartmentId, feeId }) =>
    `select f.fee_type, f.category_id, f.name, f.month, f.booked_on, f.income_kind,
        trim_scale(f.vat_percent)::text as vat_percent, trim_scale(f.amount)::text as amount,
        trim_scale(f.vat)::text as vat, trim_scale(f.for_others)::text as for_others,
        trim_scale(${loweredBy('reduced')})::text as lowered, trim_scale(${loweredBy('reduced_vat')})::text as lowered_vat,
        trim_scale(${loweredBy('reduced_for_others')})::text as lowered_for_others,
        trim_scale(f.amount - f.settled)::text as open,
        trim_scale(f.amount - (${letOff}))::text as left,
        f.late_interest_run_id is not null as is_interest,
        (select max(e.booked_on) from settlement s join ledger_entry e on ${bookedAs}
          where s.building_id = f.building_id and s.fee_id = f.id and ${standsStill}) as settled_on,
        exists (${openingsSql(buildingId, feeId)}) as from_opening
      from fee f
      where f.building_id = ${buildingId} and f.id = ${feeId} and f.apartment_id = ${apartmentId}
        and f.status in (${feeIs.approved}, ${feeIs.settled}) and f.deleted_at is null for update of f`,
})
export type AdjustableFee = RowOf<typeof adjustableFees>
