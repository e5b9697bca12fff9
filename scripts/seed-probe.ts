import { officeToday } from '#core/days.ts'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { permissionCodeNames, type GroupPermission, type UserType } from '#domain/permission.ts'
import type { Flag } from '#core/permission.ts'
import { hashPassword } from '#api/auth/passwords.ts'
import { openSession } from '#api/auth/sessions.ts'
import { loadConfig } from '#api/config.ts'
import { migrate } from '#api/database/migrate.ts'
import { createPool, type Db } from '#api/database/pool.ts'
import { isEmpty, seed } from '#api/setup/seed.ts'
import { createDiskStore, type FileStore } from '#api/storage/store.ts'
import { registry } from '#entities/index.ts'
import { seedDebts } from './probe-debts.ts'
import { openInstalled } from './probe-database.ts'
import { probeRows } from './probe-rows.ts'

export const probePassword = 'lobby-probe-2026'

interface ProbePerson {
  /** The variable that holds the token. */
  readonly key: string
  readonly type: UserType
  /** Rights in the building at that index (0 = building 1). */
  readonly rights?: {
    readonly building: 0 | 1
    readonly group: string
    readonly permissions: readonly GroupPermission[]
  }
  /** The number of the householder in building 1. */
  readonly resident?: 0 | 1
}

const rights = (codes: readonly string[], flags: readonly Flag[]): GroupPermission[] =>
  codes.map((code) => ({
    code,
    read: flags.includes('read'),
    create: flags.includes('create'),
    update: flags.includes('update'),
    delete: flags.includes('delete'),
    approve: flags.includes('approve'),
  }))
const everything = rights(permissionCodeNames, ['read', 'create', 'update', 'delete', 'approve'])
const cashier = [
  ...rights(['manage_debt'], ['read', 'create', 'update', 'delete']),
  ...rights(['manage_apartment', 'manage_resident', 'manage_fee'], ['read']),
]

const people: readonly ProbePerson[] = [
  { key: 'ADM', type: 'org_admin' },
  { key: 'A', type: 'org_member', rights: { building: 0, group: 'Probe: all', permissions: everything } },
  {
    key: 'AR',
    type: 'org_member',
    rights: { building: 0, group: 'Probe: debts, read', permissions: rights(['manage_debt'], ['read']) },
  },
  { key: 'A2', type: 'org_member', rights: { building: 0, group: 'Probe: cashier', permissions: cashier } },
  { key: 'B2', type: 'org_member', rights: { building: 1, group: 'Probe: all', permissions: everything } },
  { key: 'R', type: 'org_resident', resident: 0 },
  { key: 'R2', type: 'org_resident', resident: 1 },
]

export interface ProbeHouse {
  readonly db: Db
  /** Where the server keeps files. */
  readonly store: FileStore
  /** yyyy-MM-dd. */
  readonly today: string
}

/**
 * Two buildings that share nothing, people with known rights in them, and a token for each: the values of `probe.env`.
 * An empty database gets the buildings; in a used one its first two are taken. Running it again only opens new
 * sessions.
 */
export async function seedProbe({ db, store, today }: ProbeHouse): Promise<Record<string, string>> {
  if (await isEmpty(db)) await seed(db, registry, probeRows(today))
  const buildings = await db.query<{ id: string; organisation_id: string }>(
    'select id, organisation_id from building where deleted_at is null order by id limit 2',
  )
  const [first, second] = buildings
  if (first === undefined || second === undefined)
    throw new Error('the database has fewer than two buildings')
  const householders = await db.query<{ id: string }>(
    `select resident_id as id from residency join resident on resident.id = residency.resident_id
     where residency.building_id = $1 and resident.resident_type = 'householder' and resident.status = 'using' and residency.move_out_date is null
     order by residency.apartment_id limit 2`,
    [first.id],
  )
  const password = await hashPassword(probePassword)
  const tokens: Record<string, string> = {}
  for (const [index, person] of people.entries()) {
    const residentId = person.resident === undefined ? null : (householders[person.resident]?.id ?? null)
    const accountId = await keepAccount(db, {
      person,
      index,
      residentId,
      password,
      organisationId: first.organisation_id,
    })
    if (person.rights !== undefined)
      await keepRights(db, {
        accountId,
        buildingId: buildings[person.rights.building]?.id ?? first.id,
        ...person.rights,
      })
    const session = await openSession(db, {
      accountId,
      remember: true,
      ip: '127.0.0.1',
      userAgent: 'seed:probe',
    })
    tokens[person.key] = session.token
  }
  const ids = await idsOf(db, [first.id, second.id])
  for (const place of ['1', '2']) {
    const [buildingId = '', residentId = ''] = [ids[`BUILDING${place}`], ids[`RESIDENT${place}`]]
    ids[`FILE${place}`] = await keepPicture(
      { db, store, today },
      { buildingId, residentId, organisationId: first.organisation_id },
    )
  }
  return { ...tokens, ...ids }
}

interface ProbeAccount {
  readonly person: ProbePerson
  readonly index: number
  readonly residentId: string | null
  readonly password: string
  readonly organisationId: string
}

async function keepAccount(
  db: Db,
  { person, index, residentId, password, organisationId }: ProbeAccount,
): Promise<string> {
  const email = `${person.key.toLowerCase()}@probe.test`
  const [known] = await db.query<{ id: string }>(
    'select id from account where email = $1 and deleted_at is null',
    [email],
  )
  if (known !== undefined) return known.id
  const [made] = await db.query<{ id: string }>(
    `insert into account (organisation_id, name, email, phone_number, type, status, password, resident_id, search_text)
     values ($1, $2, $3, $4, $5, 'active', $6, $7, $3) returning id`,
    [
      organisationId,
      `Probe ${person.key}`,
      email,
      `09990001${String(index).padStart(2, '0')}`,
      person.type,
      password,
      residentId,
    ],
  )
  if (made === undefined) throw new Error(`${email} was not written`)
  return made.id
}

interface ProbeRights {
  readonly accountId: string
  readonly buildingId: string
  readonly group: string
  readonly permissions: readonly GroupPermission[]
}

async function keepRights(db: Db, { accountId, buildingId, group, permissions }: ProbeRights): Promise<void> {
  const [known] = await db.query<{ id: string }>(
    'select id from permission_group where building_id = $1 and name = $2 and deleted_at is null',
    [buildingId, group],
  )
  const [made] =
    known === undefined
      ? await db.query<{ id: string }>(
          `insert into permission_group (building_id, organisation_id, name, group_permissions, search_text)
            select id, organisation_id, $2, $3, lower($2) from building where id = $1 returning id`,
          [buildingId, group, JSON.stringify(permissions)],
        )
      : [known]
  await db.execute(
    'insert into account_permission_groups (account_id, permission_group_id) values ($1, $2) on conflict do nothing',
    [accountId, made?.id],
  )
}

/** A record of each building for addresses with an id: `APARTMENT1`, `APARTMENT2`. */
async function idsOf(db: Db, buildingIds: readonly [string, string]): Promise<Record<string, string>> {
  const ids: Record<string, string> = { BUILDING1: buildingIds[0], BUILDING2: buildingIds[1] }
  for (const table of ['block', 'apartment', 'resident', 'residency', 'permission_group', 'order']) {
    for (const [index, buildingId] of buildingIds.entries()) {
      const [row] = await db.query<{ id: string }>(
        `select min(id) as id from "${table}" where building_id = $1`,
        [buildingId],
      )
      if (row?.id) ids[`${table.toUpperCase()}${index + 1}`] = row.id
    }
  }
  return ids
}

/** A grey dot, as a picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTrpCwAAAABJRU5ErkJggg==',
  'base64',
)

interface ProbePicture {
  readonly buildingId: string
  readonly residentId: string
  readonly organisationId: string
}

/** A resident's portrait, which nobody of the other building may open. */
async function keepPicture(
  { db, store }: ProbeHouse,
  { buildingId, residentId, organisationId }: ProbePicture,
): Promise<string> {
  const [known] = await db.query<{ id: string | null }>(
    'select profile_image as id from resident where building_id = $1 and id = $2',
    [buildingId, residentId],
  )
  if (known?.id) return known.id
  const key = await store.put(picture)
  const sha256 = createHash('sha256').update(picture).digest('hex')
  return db.transaction(async (tx) => {
    const [made] = await tx.query<{ id: string }>(
      `insert into file (building_id, organisation_id, name, search_text, mime_type, size, width, height, views, downloads, sha256, owner_entity, owner_id, owner_field)
       values ($1, $2, 'probe.png', 'probe.png', 'image/png', $3, 1, 1, 0, 0, $4, 'resident', $5, 'profile_image') returning id`,
      [buildingId, organisationId, picture.length, sha256, residentId],
    )
    const [content] = await tx.query<{ id: string }>(
      'insert into file_content (file_id, storage_key) values ($1, $2) returning public_id as id',
      [made?.id, key],
    )
    await tx.execute('update resident set profile_image = $3 where building_id = $1 and id = $2', [
      buildingId,
      residentId,
      content?.id,
    ])
    return content?.id ?? ''
  })
}

/** Addresses of existing calls, for tools that read them from the environment. */
const paths = (base: string, buildingId: string) => ({
  B: base,
  LOGIN: '/v1/auth/login',
  OTPREQ: '/v1/auth/forgot-password',
  OTPVER: '/v1/auth/verify-otp',
  COLLECT: '/v1/manage/receipts',
  BOOK: '/v1/manage/utility-bookings',
  IMP: '/v1/manage/imports/apartment',
  UP: '/v1/manage/storage/media',
  EXP: `/v1/manage/apartments/export?format=xlsx&building_id=${buildingId}`,
  WSURL: `${base.replace(/^http/, 'ws')}/v1/ws?type=manage`,
})

/** In the form that a shell reads: `set -a; . ./probe.env`. */
export const environmentFile = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('')

if (import.meta.main) {
  const config = loadConfig(process.env)
  const database = await openInstalled(config)
  const db = createPool(database.url)
  try {
    await migrate(db)
    const store = createDiskStore(join(config.dataDir, 'files'))
    const values = await seedProbe({ db, store, today: officeToday() })
    await seedDebts(db)
    const base = process.env.PROBE_BASE ?? `http://127.0.0.1:${config.port}`
    const file = resolve('probe.env')
    await writeFile(file, environmentFile({ ...values, ...paths(base, values.BUILDING1 ?? '1') }), {
      mode: 0o600,
    })
    console.log(`Written: ${file}. Password of the probe accounts: ${probePassword}`)
  } finally {
    await db.close()
    await database.stop()
  }
}
