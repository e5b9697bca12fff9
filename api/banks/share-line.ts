import { addAmounts, compareAmounts, subtractAmounts } from '#core/amount.ts'
import type { Queryable } from '#api/database/pool.ts'
import { isToldWith } from '#api/debts/told-with.ts'
import { query } from '#api/sql/query.ts'

export interface LineShare {
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
 * common notice asks. What is left, or all of it where it is less, is the apartment's own.
 */
export async function shareLine(db: Queryable, { amount, ...of }: Asked): Promise<readonly LineShare[]> {
  const owing = await owedTogether(db, of)
  const shares: LineShare[] = []
  let left = amount
  for (const { apartment_id, due } of owing) {
    const share = compareAmounts(due, left) < 0 ? due : left
    if (compareAmounts(share, '0') > 0) shares.push({ apartment_id, amount: share })
    left = subtractAmounts(left, share)
  }
  return compareAmounts(left, '0') > 0 ? withRest(shares, of.apartmentId, left) : shares
}

function withRest(shares: readonly LineShare[], apartmentId: string, rest: string): readonly LineShare[] {
  const own = shares.find(({ apartment_id }) => apartment_id === apartmentId)
  if (own === undefined) return [{ apartment_id: apartmentId, amount: rest }, ...shares]
  return shares.map((share) => (share === own ? { ...share, amount: addAmounts(share.amount, rest) } : share))
}

/** What each owes beyond its own credit, the named apartment first. */
const owedTogether = query({
  row: { apartment_id: 'bigint', due: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select a.id as apartment_id,
        trim_scale(greatest(coalesce(d.outstanding, 0) - coalesce(d.credit, 0), 0))::text as due
      from apartment h
        join lateral (select h.id, 0 as place union all
          select p.id, 1 from apartment p where ${isToldWith('p', 'h')}) a on true
        left join debt d on d.building_id = h.building_id and d.apartment_id = a.id
      where h.building_id = ${buildingId} and h.id = ${apartmentId} order by a.place, a.id`,
})
