import { isAdult, livesToday } from '#api/auth/stay-sql.ts'
import type { Queryable } from '#api/database/pool.ts'
import { phoneSpellings } from '#api/auth/username.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { nameKeySql } from '#api/sql/name-key.ts'
import { query } from '#api/sql/query.ts'
import { account } from '#entities/account/account.ts'
import { resident } from '#entities/people/resident.ts'
import type { OpenInvitation } from './invitation-statements.ts'

/** The resident as whom somebody comes in, and the account that has come in as them. */
export interface FoundPerson {
  readonly id: string
  readonly full_name: string
  readonly email: string | null
  readonly phone_number: string | null
  readonly account_id: string | null
}

/** What somebody says of themselves. */
export interface SaidPerson {
  readonly fullName: string | null
  readonly phone: string | null
  readonly birthYear: number | null
}

/**
 * Whom an invitation is for: the resident whom it names, or on a letter an adult of the apartment with this name, and with this
 * phone number or year of birth. Undefined: nobody there is so.
 */
export async function findPerson(
  db: Queryable,
  { building_id: buildingId, apartment_id: apartmentId, resident_id: id }: OpenInvitation,
  { fullName, phone, birthYear }: SaidPerson,
): Promise<FoundPerson | undefined> {
  if (id !== null) return (await namedPerson(db, { buildingId, id }))[0]
  if (fullName === null) return undefined
  const phones = phone === null ? [] : [...phoneSpellings(phone)]
  const [found] = await personLike(db, { buildingId, apartmentId, fullName, phones, birthYear })
  return found
}

const row = {
  ...columns(resident, ['id', 'full_name', 'email', 'phone_number']),
  account_id: 'bigint | null',
} as const
const found = `r.id, r.full_name, r.email, r.phone_number, h.account_id`

const namedPerson = query({
  row,
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select ${found} from resident r left join account_home h on h.resident_id = r.id
      where r.building_id = ${buildingId} and r.id = ${id} and r.deleted_at is null`,
})

/** Of two of one name, one who has not come in. */
const personLike = query({
  row,
  takes: {
    buildingId: 'bigint',
    apartmentId: 'bigint',
    fullName: 'text',
    phones: 'text[]',
    birthYear: 'integer | null',
  },
  sql: ({ buildingId, apartmentId, fullName, phones, birthYear }) =>
    `select ${found} from residency y
        join resident r on r.building_id = y.building_id and r.id = y.resident_id and r.deleted_at is null
        left join account_home h on h.resident_id = r.id
      where y.building_id = ${buildingId} and y.apartment_id = ${apartmentId} and ${livesToday('y')}
        and ${isAdult('r', 'y')} and ${nameKeySql('r.full_name')} = ${nameKeySql(fullName)}
        and (r.phone_number = any(${phones}) or extract(year from r.date_of_birth)::int = ${birthYear})
      order by h.account_id is not null, r.id limit 1`,
})

/**
 * The account that has come in as a resident, if an invitation of theirs may give it a new password: not one of staff, one that was
 * disabled, or one that has come in as somebody else too, here or in another building.
 */
export const renewableAccount = query({
  row: columns(account, ['id', 'name', 'email', 'phone_number', 'password', 'organisation_id']),
  takes: { residentId: 'bigint' },
  over: { look: '', hold: 'for update of c' },
  sql: ({ residentId }, lock) =>
    `select c.id, c.name, c.email, c.phone_number, c.password, c.organisation_id
      from account_home h join account c on c.id = h.account_id
      where h.resident_id = ${residentId} and c.type = ${optionsOf(account, 'type').org_resident} and c.deleted_at is null
        and c.status = ${statesOf(account).active}
        and not exists (select from account_home other where other.account_id = c.id and other.resident_id <> h.resident_id)
        and not exists (select from account_permission_groups g where g.account_id = c.id) ${lock}`,
})

/**
 * The account that an invitation may give a new password. Only the office's does: a householder lets somebody in who is not. Asked
 * before passwords are judged, and held within the transaction, since meanwhile it may have become staff's, disabled or somebody
 * else's.
 */
export async function renewableBy(
  db: Queryable,
  { kind, resident_id: residentId }: OpenInvitation,
  lock: 'look' | 'hold' = 'look',
) {
  if (residentId === null || kind === 'householder') return undefined
  return (await renewableAccount(db, { residentId }, lock))[0]
}
