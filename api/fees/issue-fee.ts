import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { column, columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { ValuesOf } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { today } from '../calendar/today.ts'
import { bookingDayOf } from '../ledger/closed-months.ts'
import { translateRefusals } from '../ledger/ledger.ts'
import { approval, feeEntries, feeEntrySql, type FeeEntry } from './approval-sql.ts'
import { payerSql } from './payer-sql.ts'

const incomeIs = optionsOf(fee, 'income_kind')

const issued = {
  buildingId: 'bigint',
  apartmentId: 'bigint',
  feeType: column(fee, 'fee_type'),
  /** Null: the revenue is that of the fee's type. */
  categoryId: column(fee, 'category_id'),
  month: column(fee, 'month'),
  name: column(fee, 'name'),
  amount: column(fee, 'amount'),
  /** Null: the default number of days from now, as for any other fee. */
  dueOn: column(fee, 'due_on'),
  note: column(fee, 'note'),
  /** The fee that it is more of: whoever pays that one pays this too. Null: by the rule of its month. */
  likeId: 'bigint | null',
  /** Null: all of it is revenue. */
  split: 'jsonb | null',
} as const
type Optional = 'categoryId' | 'likeId' | 'split'
interface IssuedFee
  extends Omit<ValuesOf<typeof issued>, Optional>, Partial<Pick<ValuesOf<typeof issued>, Optional>> {
  /** yyyy-MM-dd, of an open month; absent: the day nearest to today in the fee's month while that is open. */
  readonly bookedOn?: string
}

/**
 * Makes a fee that is owed immediately, on the apartment's slip of the month. One statement writes what approving a
 * draft writes: state, due day, old debt and the ledger's entry. The caller must hold the apartment's balance. Returns
 * the fee's id; none for an apartment that does not exist, which is refused as a reference.
 */
export async function issueFee(
  tx: Tx,
  caller: Caller,
  given: IssuedFee,
  kind?: FeeEntry,
): Promise<string | undefined> {
  const by = caller.principal.accountId
  const bookedOn = given.bookedOn ?? (await bookedOnOf(tx, given, kind))
  const [made] = await translateRefusals(
    issue(tx, { categoryId: null, likeId: null, split: null, ...given, bookedOn, today: today(), by }, kind),
  )
  return made?.id
}

/** What was owed before Lobby is no revenue of its month. */
const bookedOnOf = (tx: Tx, { buildingId, month }: IssuedFee, kind?: FeeEntry) =>
  kind === 'opening' ? today() : bookingDayOf(tx, buildingId, month)

const issue = query({
  row: columns(fee, ['id']),
  takes: { ...issued, bookedOn: 'date', today: 'date', by: 'bigint' },
  over: feeEntries,
  sql: (places, against) => {
    const {
      buildingId,
      apartmentId,
      feeType,
      categoryId,
      month,
      name,
      amount,
      dueOn,
      bookedOn,
      note,
      likeId,
      split,
      today: day,
      by,
    } = places
    return `with s as (insert into fee_slip (building_id, apartment_id, month)
          select building_id, id, ${month} from apartment where building_id = ${buildingId} and id = ${apartmentId}
        on conflict (building_id, apartment_id, month) do update set month = excluded.month
        returning id, building_id, apartment_id),
      f as (select building_id, apartment_id, id as slip_id, null::bigint as fee_setting_id, ${feeType} as fee_type,
          ${month} as month, ${amount} as amount, ${dueOn} as due_on from s),
      made as (insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, due_on, booked_on,
          status, old_debt, fee_slip_id, category_id, note, payer_kind, payer_ref, payer_name, income_kind, vat_percent,
          vat, for_others, created_by)
        select f.building_id, f.apartment_id, ${feeType}, ${month}, ${name}, f.amount, 0, ${approval.dueOn(day)},
          ${bookedOn}, ${approval.status()}, ${approval.oldDebt}, f.slip_id, ${categoryId}, ${note},
          p.kind, p.ref, p.name, coalesce(d.income_kind, ${incomeIs.own}), d.vat_percent, coalesce(d.vat, 0),
          coalesce(d.for_others, 0), ${by}
        from f cross join jsonb_to_record(coalesce(${split}, '{}'))
            d(income_kind text, vat_percent numeric, vat numeric, for_others numeric)
          left join fee o on o.building_id = f.building_id and o.id = ${likeId}
          left join lateral (select o.payer_kind as kind, o.payer_ref as ref, o.payer_name as name where o.id is not null
            union all select * from (${payerSql('f')}) by_rule where o.id is null) p on true
        returning building_id, id, apartment_id, fee_type, category_id, amount, vat, for_others, booked_on),
      ${feeEntrySql({ from: 'made', by, against })}
      select id from made`
  },
})
