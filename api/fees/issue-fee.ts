import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { column, columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { ValuesOf } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { today } from '../calendar/today.ts'
import { translateRefusals } from '../ledger/ledger.ts'
import { approval, feeEntries, feeEntrySql, type FeeEntry } from './approval-sql.ts'

const issued = {
  buildingId: 'bigint',
  apartmentId: 'bigint',
  feeType: column(fee, 'fee_type'),
  month: column(fee, 'month'),
  name: column(fee, 'name'),
  amount: column(fee, 'amount'),
  /** Null: the default number of days from now, as for any other fee. */
  dueOn: column(fee, 'due_on'),
  note: column(fee, 'note'),
} as const
type IssuedFee = ValuesOf<typeof issued>

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
  const [made] = await translateRefusals(issue(tx, { ...given, today: today(), by }, kind))
  return made?.id
}

const issue = query({
  row: columns(fee, ['id']),
  takes: { ...issued, today: 'date', by: 'bigint' },
  over: feeEntries,
  sql: ({ buildingId, apartmentId, feeType, month, name, amount, dueOn, note, today: day, by }, against) =>
    `with s as (insert into fee_slip (building_id, apartment_id, month)
          select building_id, id, ${month} from apartment where building_id = ${buildingId} and id = ${apartmentId}
        on conflict (building_id, apartment_id, month) do update set month = excluded.month
        returning id, building_id, apartment_id),
      f as (select building_id, apartment_id, id as slip_id, null::bigint as fee_setting_id, ${amount} as amount,
          ${dueOn} as due_on from s),
      made as (insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, due_on, status,
          old_debt, fee_slip_id, note, created_by)
        select f.building_id, f.apartment_id, ${feeType}, ${month}, ${name}, f.amount, 0, ${approval.dueOn(day)},
          ${approval.status()}, ${approval.oldDebt}, f.slip_id, ${note}, ${by} from f
        returning building_id, id, apartment_id, fee_type, amount),
      ${feeEntrySql({ from: 'made', day, by, against })}
      select id from made`,
})
