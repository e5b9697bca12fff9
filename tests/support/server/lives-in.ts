import type { SeededServer } from './seeded-server.ts'

let made = 0

interface Home {
  readonly apartmentId: string
  readonly type: 'householder' | 'not_householder'
}

/** Calls of a new resident of building 1, who lives in the apartment and acts for it, and their `id`. */
export async function livesIn(seeded: SeededServer, { apartmentId, type }: Home) {
  const [row] = await seeded.db.query<{ id: string; account: string }>(
    `with r as (insert into resident (building_id, code, full_name, resident_type, status)
        values (1, $1, $1, $2, 'using') returning id),
      s as (insert into residency (building_id, block_id, apartment_id, resident_id, relationship_id, apartment_permission)
        select 1, p.block_id, p.id, r.id, (select min(id) from relationship), true from r, apartment p where p.id = $3),
      c as (insert into account (organisation_id, name, email, type, resident_id, status)
        select 1, $1, $1 || '@example.com', 'org_resident', r.id, 'active' from r returning id)
      select r.id, c.id as account from r, c`,
    [`LIVES-${++made}`, type, apartmentId],
  )
  return Object.assign(await seeded.signIn(row?.account ?? ''), { id: row?.id ?? '' })
}

/** Apartments of building 1 in which nobody lives. */
export async function emptyHomes(seeded: SeededServer, count: number): Promise<readonly string[]> {
  const rows = await seeded.db.query<{ id: string }>(
    `select p.id from apartment p where building_id = 1
      and not exists (select from residency y where y.building_id = 1 and y.apartment_id = p.id) order by id limit $1`,
    [count],
  )
  return rows.map(({ id }) => id)
}
