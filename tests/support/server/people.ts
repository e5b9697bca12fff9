import type { GroupPermission, UserType } from '#domain/permission.ts'
import { hashPassword } from '#api/auth/passwords.ts'
import { openSession } from '#api/auth/sessions.ts'
import type { TestServer } from './test-server.ts'

/** The password of all people that these tests make. */
export const rightPassword = 'Sân thượng có mưa 26'
let rightHash: Promise<string> | undefined

export interface Person {
  readonly id: string
  readonly email: string
  readonly phone: string
}

let made = 0

/** Two buildings of one organisation and one of another. */
export async function addBuildings({ db }: TestServer): Promise<void> {
  await db.execute(`insert into building (organisation_id, code, name, address, currency_code)
    values (1, 'B1', 'Building 1', 'here', 'vnd'), (1, 'B2', 'Building 2', 'there', 'usd'), (2, 'B3', 'Building 3', 'far', 'riel')`)
}

export async function addPerson(
  server: TestServer,
  { type = 'org_member', organisationId = '1' }: { type?: UserType; organisationId?: string } = {},
): Promise<Person> {
  const number = ++made
  const person = { email: `person${number}@example.com`, phone: `09${String(10_000_000 + number)}` }
  const [row] = await server.db.query<{ id: string }>(
    `insert into account (organisation_id, name, email, phone_number, type, password) values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      organisationId,
      `Person ${number}`,
      person.email,
      person.phone,
      type,
      await (rightHash ??= hashPassword(rightPassword)),
    ],
  )
  return { ...person, id: row?.id ?? '' }
}

/** A session's token, without the work of a password. */
export async function tokenFor({ db }: TestServer, person: Person): Promise<string> {
  const session = await openSession(db, {
    accountId: person.id,
    remember: false,
    ip: '127.0.0.1',
    userAgent: 'test',
  })
  return session.token
}

export const right = (code: string, ...flags: string[]): GroupPermission => ({
  code,
  read: flags.includes('read'),
  create: flags.includes('create'),
  update: flags.includes('update'),
  delete: flags.includes('delete'),
  approve: flags.includes('approve'),
})

/** A group with these rights in the building, and the person in it. Returns the group's id. */
export async function give(
  { db }: TestServer,
  person: Person | undefined,
  buildingId: string,
  rights: readonly GroupPermission[],
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into permission_group (building_id, organisation_id, name, group_permissions)
      select id, organisation_id, $2, $3 from building where id = $1 returning id`,
    [buildingId, `Group ${++made}`, JSON.stringify(rights)],
  )
  const id = row?.id ?? ''
  if (person !== undefined)
    await db.execute(
      'insert into account_permission_groups (account_id, permission_group_id) values ($1, $2)',
      [person.id, id],
    )
  return id
}

/** The token of the link that was last mailed to an address. */
export async function mailedToken({ db, services }: TestServer, email: string): Promise<string> {
  await services.background.drain()
  const [mail] = await db.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by id desc limit 1',
    [email],
  )
  return /set-password\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
}
