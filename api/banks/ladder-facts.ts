import { climbLadder, referencesIn, type Judgement } from '#domain/money/bank/ladder.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { paymentRequest } from '#entities/banks/payment-request.ts'
import { apartment } from '#entities/property/apartment.ts'

interface Asked {
  readonly buildingId: string
  readonly text: string
  readonly amount: string
}

/** Climbs the ladder with what the building is now. */
export async function judgeLine(db: Queryable, { buildingId, text, amount }: Asked): Promise<Judgement> {
  const ids = requestIdsIn(text)
  const [apartments, requests] = await Promise.all([
    openTotals(db, { buildingId }),
    ids.length === 0 ? [] : requestsOf(db, { buildingId, ids }),
  ])
  return climbLadder({ text, amount, apartments, requests })
}

/** The payment requests that a text may name. */
export const requestIdsIn = (text: string): readonly string[] =>
  referencesIn(text).flatMap(({ subject, id }) => (subject === 'payment_request' ? [id] : []))

const requestsOf = query({
  row: columns(paymentRequest, ['id', 'apartment_id']),
  takes: { buildingId: 'bigint', ids: 'bigint[]' },
  sql: ({ buildingId, ids }) =>
    `select id, apartment_id from payment_request where building_id = ${buildingId} and id = any(${ids}) order by id`,
})

const openTotals = query({
  row: { ...columns(apartment, ['id', 'code']), open: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select a.id, a.code, trim_scale(coalesce(d.outstanding, 0))::text as open
      from apartment a left join debt d on d.building_id = a.building_id and d.apartment_id = a.id
      where a.building_id = ${buildingId} and a.deleted_at is null order by a.code`,
})
