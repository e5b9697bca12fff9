import type { RowOf } from '#domain/calls/call.ts'
import type { findPayers as findPayersCall } from '#domain/calls/debts.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { fieldMask } from '#api/records/present/mask.ts'
import { createParams, escapeLike } from '#api/records/sql/params.ts'
import type { PlanOf } from '#api/records/plan.ts'
import type { Sources } from '#api/records/present/present-rows.ts'
import { holdsOn } from '#api/records/rights.ts'
import { searchTextSql, spellingsOf, wordsOf } from '#api/records/sql/search-text.ts'
import { apartment } from '#entities/property/apartment.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { vehicle } from '#entities/parking/vehicle.ts'
import { resident } from '#entities/people/resident.ts'
import { stays } from '#api/auth/stay-sql.ts'
import { livesIn } from '../people/householder-sql.ts'

/** An apartment that a cashier may mean, with its debt and its credit. */
export type Payer = RowOf<typeof findPayersCall>

type Named = Pick<Payer, 'id' | 'code' | 'name' | 'householder'>

export const nameSources: Sources<Named> = {
  id: 'figure',
  code: 'apartment.code',
  name: 'apartment.name',
  householder: 'resident.full_name',
}
/** With what the apartment is called on its electricity bill. */
export const namedOnPaperSources = { ...nameSources, pe_code: 'apartment.pe_code' } as const

export const payerSources: Sources<Payer> = {
  ...nameSources,
  outstanding: 'figure',
  credit: 'figure',
  notice_fees: 'figure',
}

const named = query({
  row: { ...columns(apartment, ['id', 'code', 'name', 'pe_code']), householder: 'text | null' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select a.id, a.code, a.name, a.pe_code, ${livesIn('a.building_id', 'a.id')} as householder
      from apartment a where a.building_id = ${buildingId} and a.id = ${apartmentId}`,
})

export async function payerOf(db: Queryable, buildingId: string, apartmentId: string) {
  const [row] = await named(db, { buildingId, apartmentId })
  return row
}

const places = query({
  row: columns(apartment, ['building_id']),
  takes: { id: 'bigint', buildings: 'bigint[]' },
  sql: ({ id, buildings }) =>
    `select building_id from apartment where id = ${id} and building_id = any(${buildings})`,
})

/** The building of an apartment, if it is one of these; undefined otherwise. */
export async function buildingOf(db: Queryable, id: string, buildings: readonly string[]) {
  const [row] = await places(db, { id, buildings })
  return row?.building_id
}

interface PayerSearch {
  readonly planOf: PlanOf
  readonly caller: Caller
  readonly buildingId: string
}

/**
 * Finds apartments by code or name, by a resident's name or phone, or by a plate: `A0101` or `29K1-123.45` find A-0101
 * and the plate 29K112345. Searches only values that the caller may read unmasked, so that a search reveals nothing
 * else.
 */
export function findPayers(db: Queryable, asked: PayerSearch, keyword: string): Promise<Payer[]> {
  const { buildingId } = asked
  const like = (part: string) => `%${escapeLike(part)}%`
  const params = createParams([buildingId, wordsOf(keyword).map(like)])
  const matches = (name: string, alias: string) => {
    const text = openText(asked, { name, alias })
    const spellings = spellingsOf(asked.planOf(name), keyword)
    const spelt =
      spellings.length === 0 ? '' : ` or ${text} like any(${params.add(spellings.map(like))}::text[])`
    return `(${text} like all($2::text[])${spelt})`
  }
  // oxlint-disable-next-line statements/declared -- what is searched depends on what this caller may read in clear
  return db.query<Payer>(
    `with found as (
        select a.id, 0 as rank from apartment a where a.building_id = $1 and a.deleted_at is null
          and ${matches(apartment.name, 'a')}
        union all select y.apartment_id, 1 from resident r join residency y on y.resident_id = r.id and ${stays('y')}
          where y.building_id = $1 and r.deleted_at is null and ${matches(resident.name, 'r')}
        union all select v.apartment_id, 2 from vehicle v
          where v.building_id = $1 and v.deleted_at is null and ${matches(vehicle.name, 'v')})
      select a.id::text, a.code, a.name, trim_scale(coalesce(d.outstanding, 0))::text as outstanding,
        trim_scale(coalesce(d.credit, 0))::text as credit,
        ${livesIn('a.building_id', 'a.id')} as householder, '{}'::text[] as notice_fees
      from (select id, min(rank) as rank from found group by id) f
        join apartment a on a.building_id = $1 and a.id = f.id and a.deleted_at is null
        left join debt d on d.building_id = $1 and d.apartment_id = a.id
      order by f.rank, a.code collate natural_order limit 20`,
    params.values,
  )
}

/**
 * SQL: an entity's searchable text, as far as this caller may read it in the building. Apartments are shown to everyone
 * who may see their debts; people and vehicles only with the right to read them.
 */
function openText(
  { planOf, caller, buildingId }: PayerSearch,
  { name, alias }: { name: string; alias: string },
): string {
  const plan = planOf(name)
  const buildings = [buildingId]
  if (name !== apartment.name && !holdsOn(plan, caller, { flag: 'read', buildings })) return 'null::text'
  return searchTextSql(plan, fieldMask(plan, caller, buildings), alias) ?? 'null::text'
}
