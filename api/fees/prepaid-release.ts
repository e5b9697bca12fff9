import { currencies } from '#domain/currency.ts'
import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { literalsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { accounts } from '#domain/money/ledger-accounts.ts'
import { translateRefusals } from '../ledger/ledger.ts'
import { bumpSql } from '../records/sql/bump-sql.ts'

const prepaymentIs = statesOf(prepayment)
const account = literalsOf(accounts)

interface Fees {
  readonly buildingId: string
  /** Fees that have just been approved; the caller holds the balances of their apartments. */
  readonly feeIds: readonly string[]
}

/**
 * Settles fees by the prepayments that stand for their months, all of them in one statement. What a fee is more than
 * foreseen is still owed; what was paid for a part that is not charged becomes credit. Returns whether there were any.
 */
export async function releasePrepaid(tx: Tx, caller: Caller, { buildingId, feeIds }: Fees): Promise<boolean> {
  if (feeIds.length === 0) return false
  const { digits } = currencies[currencyOfBuilding(caller, buildingId)]
  const releasing = release(tx, {
    buildingId,
    feeIds: [...feeIds],
    by: caller.principal.accountId,
    digits,
  })
  return (await translateRefusals(releasing)).length > 0
}

/**
 * The fee takes as much of the discount as it is of what was foreseen. It is booked on its fee's day, but never before
 * the money came.
 */
const release = query({
  row: { fee_id: 'bigint' },
  takes: { buildingId: 'bigint', feeIds: 'bigint[]', by: 'bigint', digits: 'integer' },
  sql: ({ buildingId, feeIds, by, digits }) =>
    `with due as materialized (select f.building_id, f.id as fee_id, f.apartment_id, p.id as portion_id, p.prepayment_id,
          p.foreseen, p.discount, p.amount, least(f.amount, p.foreseen) as settled, greatest(f.booked_on, d.date) as day
        from fee f join prepayment_portion p on p.building_id = f.building_id and p.apartment_id = f.apartment_id
            and p.fee_setting_id = f.fee_setting_id and p.month = f.month and p.fee_id is null
          join prepayment d on d.building_id = p.building_id and d.id = p.prepayment_id
            and d.status = ${prepaymentIs.approved}
        where f.building_id = ${buildingId} and f.id = any(${feeIds})),
      part as materialized (select s.*, s.settled - s.used as let_off, s.amount - s.used as credited,
          nextval(pg_get_serial_sequence('ledger_entry', 'id')) as entry_id
        from (select *, least(amount, settled - round(discount * settled / foreseen, ${digits})) as used from due) s),
      paid as (insert into settlement (building_id, fee_id, prepayment_id, amount)
        select building_id, fee_id, prepayment_id, settled from part where settled > 0 order by fee_id),
      taken as (insert into prepayment_release
          (building_id, fee_id, portion_id, prepayment_id, apartment_id, used, credited, let_off)
        select building_id, fee_id, portion_id, prepayment_id, apartment_id, used, credited, let_off from part),
      entries as (insert into ledger_entry (id, building_id, kind, document_id, booked_on, created_by)
          overriding system value
        select entry_id, building_id, 'prepayment_release', fee_id, day, ${by} from part),
      posted as (insert into ledger_line (building_id, entry_id, number, account, apartment_id, amount)
        select p.building_id, p.entry_id, side.number, side.account,
          case side.account when ${account.prepaid_discount} then null else p.apartment_id end, side.amount
        from part p, lateral (values (1::smallint, ${account.prepaid}, p.amount),
            (2::smallint, ${account.prepaid_discount}, p.let_off), (3::smallint, ${account.receivable}, -p.settled),
            (4::smallint, ${account.credit}, -p.credited)) side(number, account, amount)
        where side.amount <> 0),
      marked as (update prepayment_portion q set fee_id = p.fee_id, ${bumpSql('q')} from part p
        where q.building_id = p.building_id and q.id = p.portion_id),
      done as (update prepayment d set status = ${prepaymentIs.done}, ${bumpSql('d')}
        where d.building_id = ${buildingId} and d.id in (select prepayment_id from part)
          and not exists (select from prepayment_portion q where q.building_id = d.building_id
            and q.prepayment_id = d.id and q.fee_id is null and q.id not in (select portion_id from part)))
      select fee_id from part`,
})
