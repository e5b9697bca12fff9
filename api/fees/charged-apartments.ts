import { chargedStates } from '#domain/money/fee-types.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { apartment } from '#entities/property/apartment.ts'

/** SQL: an apartment `a` is charged in a month: it is handed over, or was closed in that month or later. */
export const isCharged = ({ buildingId, month, states }: Record<'buildingId' | 'month' | 'states', string>) =>
  `a.building_id = ${buildingId} and a.deleted_at is null
    and (a.handover_status = any(${states})
      or (a.handover_status = ${statesOf(apartment).closed} and a.closed_on >= (${month} || '-01')::date))`

/** The apartments of a building that may be charged in a month (yyyy-MM), in the order of their codes. */
export const readChargedApartments = (
  db: Queryable,
  { buildingId, month }: { readonly buildingId: string; readonly month: string },
) => apartmentsOfMonth(db, { buildingId, month, states: [...chargedStates] })

const apartmentsOfMonth = query({
  row: columns(apartment, ['id', 'code']),
  takes: { buildingId: 'bigint', month: 'text', states: 'text[]' },
  sql: ({ buildingId, month, states }) =>
    `select a.id, a.code from apartment a
      where ${isCharged({ buildingId, month, states })} order by a.code, a.id`,
})

interface Asked {
  readonly buildingId: string
  /** yyyy-MM */
  readonly month: string
  /** Whom a run is for: all, or those of these blocks and those named. */
  readonly allApartments: boolean
  readonly blocks: readonly string[]
  readonly apartments: readonly string[]
}

/** How many apartments a run would charge. */
export async function countCharged(db: Queryable, { blocks, apartments, ...asked }: Asked): Promise<number> {
  const of = { ...asked, blocks: [...blocks], apartments: [...apartments], states: [...chargedStates] }
  return (await chargedCount(db, of))[0]?.count ?? 0
}

const chargedCount = query({
  row: { count: 'integer' },
  takes: {
    buildingId: 'bigint',
    month: 'text',
    states: 'text[]',
    allApartments: 'boolean',
    blocks: 'bigint[]',
    apartments: 'bigint[]',
  },
  sql: ({ allApartments, blocks, apartments, ...place }) =>
    `select count(*)::int as count from apartment a where ${isCharged(place)}
      and (${allApartments} or a.id = any(${apartments}) or a.block_id = any(${blocks}))`,
})
