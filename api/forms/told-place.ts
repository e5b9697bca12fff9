import { livesToday } from '#api/auth/stay-sql.ts'
import type { Queryable } from '#api/database/pool.ts'
import { compactSql } from '#api/sql/compact.ts'
import { nameKeySql } from '#api/sql/name-key.ts'
import { query } from '#api/sql/query.ts'

/** What whoever has a form's link for everybody says: a code of an apartment as they write it, and their name. */
interface Told {
  readonly buildingId: string
  readonly apartment: string
  readonly name: string
}

/**
 * The apartment of a code, with or without its marks, and the one person of that name who lives there; undefined for a code that is
 * none or may mean two. Nobody is told whether anybody of the name was found.
 */
export async function toldPlace(
  db: Queryable,
  told: Told,
): Promise<{ readonly apartment_id: string; readonly resident_id: string | null } | undefined> {
  const [first, second] = await apartmentsSpelt(db, told)
  if (first === undefined || (second !== undefined && !first.is_exact)) return undefined
  return { apartment_id: first.id, resident_id: first.resident_id }
}

const spelt = (code: string) => compactSql(`plain_text(btrim(${code}))`)

const apartmentsSpelt = query({
  row: { id: 'bigint', is_exact: 'boolean', resident_id: 'bigint | null' },
  takes: { buildingId: 'bigint', apartment: 'text', name: 'text' },
  sql: ({ buildingId, apartment, name }) =>
    `select a.id, upper(a.code) = upper(btrim(${apartment})) as is_exact,
        (select case when count(distinct r.id) = 1 then min(r.id) end from residency y
            join resident r on r.building_id = y.building_id and r.id = y.resident_id and r.deleted_at is null
          where y.building_id = a.building_id and y.apartment_id = a.id and ${livesToday('y')}
            and ${nameKeySql('r.full_name')} = ${nameKeySql(name)}) as resident_id
      from apartment a where a.building_id = ${buildingId} and a.deleted_at is null
        and ${spelt('a.code')} = ${spelt(apartment)}
      order by 2 desc, a.id limit 2`,
})
