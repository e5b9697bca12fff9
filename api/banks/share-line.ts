import { addAmounts, compareAmounts, smallerAmount, subtractAmounts } from '#core/amount.ts'
import type { Tx } from '#api/database/pool.ts'
import { lockBalances } from '#api/debts/balances.ts'
import { isToldWith } from '#api/debts/told-with.ts'
import { query } from '#api/sql/query.ts'

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
 * common notice asks. What is left is the apartment's own. Their balances are locked, so that two transfers at once do
 * not settle the same debt.
 */
export async function shareLine(
  tx: Tx,
  { buildingId, apartmentId, amount }: Asked,
): Promise<readonly LineShare[]> {
  const guests = await toldWith(tx, { buildingId, apartmentId })
  if (guests.length === 0) return [{ apartment_id: apartmentId, amount }]
  const ids = [apartmentId, ...guests.map(({ id }) => id)]
  await lockBalances(
    tx,
    ids.map((id) => ({ buildingId, apartmentId: id })),
  )
  const due = new Map((await dueOf(tx, { buildingId, ids })).map((one) => [one.apartment_id, one.due]))
  let left = amount
  const shares = ids.map((id) => {
    const share = smallerAmount(due.get(id) ?? '0', left)
    left = subtractAmounts(left, share)
    return { apartment_id: id, amount: share }
  })
  return shares
    .map((share, at) => (at === 0 ? { ...share, amount: addAmounts(share.amount, left) } : share))
    .filter((share) => compareAmounts(share.amount, '0') > 0)
}

const toldWith = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select p.id from apartment h join apartment p on ${isToldWith('p', 'h')}
      where h.building_id = ${buildingId} and h.id = ${apartmentId} order by p.id`,
})

/** What each owes beyond its own credit. */
const dueOf = query({
  row: { apartment_id: 'bigint', due: 'text' },
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select apartment_id, trim_scale(greatest(outstanding - credit, 0))::text as due from debt
      where building_id = ${buildingId} and apartment_id = any(${ids})`,
})
