import { addAmounts, compareAmounts, smallerAmount, subtractAmounts } from '#core/amount.ts'
import type { Tx } from '#api/database/pool.ts'
import { lockBalances } from '#api/debts/balances.ts'
import { fundOwedSql, isFundFeeSql } from '#api/debts/fund-owed-sql.ts'
import { isToldWith } from '#api/debts/told-with.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { fee } from '#entities/fees/fee.ts'

const feeIs = statesOf(fee)

interface LineShare {
  readonly apartment_id: string
  readonly amount: string
}

interface Asked {
  readonly buildingId: string
  readonly apartmentId: string
  readonly amount: string
}

/**
 * Whose money it is that names an apartment: what it owes itself, then what those owe that are told with it, as their
 * common notice asks, also where they were parted since. What is left is the apartment's own. Their balances are locked,
 * so that two transfers at once do not settle the same debt.
 */
export async function shareLine(
  tx: Tx,
  { buildingId, apartmentId, amount }: Asked,
): Promise<readonly LineShare[]> {
  const guests = await paidWith(tx, { buildingId, apartmentId })
  if (guests.length === 0) return [{ apartment_id: apartmentId, amount }]
  const ids = [apartmentId, ...guests.map(({ id }) => id)]
  await lockBalances(
    tx,
    ids.map((id) => ({ buildingId, apartmentId: id })),
  )
  const due = new Map((await dueOf(tx, { buildingId, ids })).map((one) => [one.apartment_id, one.due]))
  const most = new Map(guests.map((one) => [one.id, one.most]))
  let left = amount
  const shares = ids.map((id) => {
    const owed = due.get(id) ?? '0'
    const share = smallerAmount(smallerAmount(owed, most.get(id) ?? owed), left)
    left = subtractAmounts(left, share)
    return { apartment_id: id, amount: share }
  })
  return shares
    .map((share, at) => (at === 0 ? { ...share, amount: addAmounts(share.amount, left) } : share))
    .filter((share) => compareAmounts(share.amount, '0') > 0)
}

/**
 * The apartments that are told with this one; and those that only its last notice was for, which it pays for no more
 * (`most`) than is open of what that notice could ask.
 */
const paidWith = query({
  row: { id: 'bigint', most: 'text | null' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `with linked as (select p.id from apartment h join apartment p on ${isToldWith('p', 'h')}
        where h.building_id = ${buildingId} and h.id = ${apartmentId}),
      told as (select s.month, f.apartment_id from notice_slip s
          cross join jsonb_array_elements(coalesce(s.lines, '[]')) l
          join fee f on f.building_id = s.building_id and f.id = (l.value ->> 'fee_id')::bigint
        where s.building_id = ${buildingId} and s.id = (select max(n.id) from notice_slip n
          where n.building_id = ${buildingId} and n.apartment_id = ${apartmentId}) group by 1, 2),
      parted as (select f.apartment_id as id, sum(f.amount - f.settled) as open from told t
          join apartment p on p.building_id = ${buildingId} and p.id = t.apartment_id and p.deleted_at is null
          join fee f on f.building_id = p.building_id and f.apartment_id = p.id and f.month <= t.month
            and f.status = ${feeIs.approved} and f.deleted_at is null and not (${isFundFeeSql('f')})
        where p.id <> ${apartmentId} and p.id not in (select id from linked) group by 1)
      select id, null::text as most from linked
        union all
      select id, trim_scale(open)::text from parted order by id`,
})

/** What each owes beyond its own credit, but to the maintenance fund. */
const dueOf = query({
  row: { apartment_id: 'bigint', due: 'text' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select d.apartment_id, trim_scale(greatest(d.outstanding - coalesce(u.open, 0) - d.credit, 0))::text as due
      from debt d left join (${fundOwedSql(buildingId)}) u on u.apartment_id = d.apartment_id
      where d.building_id = ${buildingId} and d.apartment_id = any(${ids})`,
})
