import type { UserType } from '#domain/permission.ts'
import { tokenFor } from './people.ts'
import type { SeededServer } from './seeded-server.ts'
import { call, type Call, type Reply } from './test-server.ts'

let made = 0

export interface Stay {
  readonly apartmentId: string
  /** Days; left out: always, and for ever. */
  readonly from?: string
  readonly until?: string
  /** What the record says. Default true. */
  readonly acts?: boolean | null
  /** The code of the relationship. Default: one that is neither the householder's nor a child's. */
  readonly relationship?: string
}

export interface Lodging {
  readonly stays: readonly Stay[]
  readonly born?: string
  /** Default: a resident's account. */
  readonly type?: UserType
  /** The building of a resident without a stay. Default: 1. */
  readonly buildingId?: string
}

/** Calls below /v1 of somebody who lives in these apartments of one building, with the ids of account and resident. */
export async function lodge(
  seeded: SeededServer,
  { stays, born, type = 'org_resident', buildingId = '1' }: Lodging,
) {
  const { db, server } = seeded
  const name = `LODGER-${++made}`
  const [first] = stays
  const [place] =
    first === undefined
      ? [{ building_id: buildingId }]
      : await db.query<{ building_id: string }>('select building_id::text from apartment where id = $1', [
          first.apartmentId,
        ])
  const building = place?.building_id ?? ''
  const [resident] = await db.query<{ id: string }>(
    `insert into resident (building_id, code, full_name, date_of_birth, resident_type, status)
      values ($1, $2, $2, $3, 'not_householder', 'using') returning id::text`,
    [building, name, born ?? null],
  )
  const residentId = resident?.id ?? ''
  for (const stay of stays) await addStay(seeded, residentId, stay)
  const [account] = await db.query<{ id: string }>(
    `insert into account (organisation_id, name, email, type, resident_id, status)
      select organisation_id, $2, lower($2) || '@lodger.test', $3, $4, 'active' from building where id = $1 returning id::text`,
    [building, name, type, residentId],
  )
  const accountId = account?.id ?? ''
  const token = await tokenFor(server, { id: accountId, email: '', phone: '' })
  const ask = (request: string, json?: unknown, more: Omit<Call, 'token' | 'json'> = {}): Promise<Reply> => {
    const [method = 'GET', path = ''] = request.split(' ')
    return call(server, `${method} /v1/${path}`, { ...more, token, ...(json === undefined ? {} : { json }) })
  }
  // A function has a name already, which is only written so.
  Object.defineProperty(ask, 'name', { value: name })
  return Object.assign(ask, { accountId, residentId, token })
}
export type Lodger = Awaited<ReturnType<typeof lodge>>

/** Enters a stay of a resident by SQL: of nothing that hears of it. Returns its id. */
export async function addStay(
  { db }: Pick<SeededServer, 'db'>,
  residentId: string,
  { apartmentId, from, until, acts = true, relationship = 'other' }: Stay,
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into residency (building_id, block_id, apartment_id, resident_id, relationship_id, apartment_permission,
        move_in_date, move_out_date)
      select a.building_id, a.block_id, a.id, $2, (select k.id from relationship k where k.building_id = a.building_id
          order by (lower(k.code) = $3) desc, (lower(k.code) not in ('householder', 'child', 'grandchild')) desc, k.id limit 1),
        $4, $5, $6
      from apartment a where a.id = $1 returning id::text`,
    [apartmentId, residentId, relationship, acts, from ?? null, until ?? null],
  )
  return row?.id ?? ''
}
