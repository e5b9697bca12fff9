import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openSecret, sealSecret } from '#api/auth/second-factor/seal.ts'
import { loadServerKey } from '#api/auth/server-key.ts'
import { openGatewaySecret, sealGatewaySecret } from '#api/banks/bank-gateway.extension.ts'
import { createPool, type Db } from '#api/database/pool.ts'
import { liveName } from '#api/events/server-name.ts'
import { changeSecret } from '#api/setup/change-secret.ts'
import { prepareDatabase } from '#api/setup/prepare-database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { makeScratch } from '#tests/support/scratch.ts'

let database: TestDatabase
let owner: Db
let folder = ''
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseServer'))
  owner = createPool(database.url, { max: 2 })
  folder = await makeScratch('lobby-secret-')
})
afterAll(async () => {
  await owner.close()
  await database.drop()
})
beforeEach(() => owner.execute('delete from setting'))

const prepare = (secret: string) =>
  prepareDatabase(owner, {
    database: { url: database.url, serving: { role: 'lobby_server', url: database.servingUrl } },
    key: { secret, file: join(folder, 'server.key') },
  })
const [right, wrong] = [
  'the first secret of this server, a long one',
  'another secret, which is as long as that',
]

test('the first start keeps a proof of the secret; from then on another one is refused, and changes nothing', async () => {
  await prepare(right)
  await prepare(right)
  const kept = await owner.query('select * from setting')
  await expect(prepare(wrong)).rejects.toThrow('belongs to a server with another secret')
  expect(await owner.query('select * from setting')).toEqual(kept)
  expect(JSON.stringify(kept)).not.toContain(right)
  await prepare(right)
})

test('of two servers that start together with different secrets one is refused', async () => {
  const starts = await Promise.allSettled([prepare(right), prepare(wrong)])
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the secret is changed: what was sealed opens under the new one, and the old one is refused', async () => {
  const keyOf = (secret: string) => loadServerKey({ secret, file: '' })
  const [old, fresh] = [await keyOf(right), await keyOf(wrong)]
  await prepare(right)
  await owner.execute('insert into second_factor (account_id, secret) values (1, $1), (2, $2)', [
    sealSecret(old, '1', Buffer.from('twenty bytes of hers')),
    'v1.nothing-that-opens',
  ])
  await expect(changeSecret(owner, { from: fresh, to: old })).rejects.toThrow('another secret')
  expect(await changeSecret(owner, { from: old, to: fresh })).toEqual({
    sealedAnew: 1,
    lost: 1,
    recoveryCodes: 0,
    invitations: 0,
  })
  const [row] = await owner.query<{ secret: string }>('select secret from second_factor where account_id = 1')
  expect(openSecret(fresh, '1', row?.secret ?? '').toString()).toBe('twenty bytes of hers')
  await expect(prepare(right)).rejects.toThrow('another secret')
  await prepare(wrong)
  // The secret is lost: the server starts again, without what was sealed.
  expect(await changeSecret(owner, { from: undefined, to: old })).toMatchObject({ sealedAnew: 0, lost: 2 })
  await prepare(right)
})

test('the secret is not changed while a server is at work with the database, which is named', async () => {
  const keyOf = (secret: string) => loadServerKey({ secret, file: '' })
  const [old, fresh] = [await keyOf(right), await keyOf(wrong)]
  await prepare(right)
  const server = new pg.Client({
    connectionString: database.url,
    application_name: `${liveName} 0.1.0 t5k2x1 4711 office-2`,
  })
  await server.connect()
  for (const from of [old, undefined])
    await expect(changeSecret(owner, { from, to: fresh })).rejects.toThrow(
      /^Servers are running on this database: stop them first\. office-2 \(0\.1\.0, since \d{4}-/,
    )
  await prepare(right)
  await server.end()
  await expect
    .poll(() =>
      changeSecret(owner, { from: old, to: fresh }).then(
        () => 'changed',
        (error: Error) => error.message,
      ),
    )
    .toBe('changed')
})

test('a bank’s secret is sealed anew, also of a gateway in the trash, and recovery codes end', async () => {
  const seeded = await createTestDatabase(inject('databaseServer'), 'seeded')
  const db = createPool(seeded.url, { max: 1 })
  try {
    const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const [bank] = await db.query<{ id: string }>(
      `insert into bank (building_id, name, account_number, account_holder)
        values (1, 'Vietcombank', '0011004123456', 'BQT') returning id::text`,
    )
    const add = (name: string, secret: string) =>
      db.execute(
        `insert into bank_gateway (building_id, name, bank_id, secret, is_active, deleted_at)
          values (1, $1, $2, $3, false, now())`,
        [name, bank?.id, secret],
      )
    await add('right', sealGatewaySecret(old, '1', 'what the bank knows'))
    await add('of another building', sealGatewaySecret(old, '2', 'what the bank knows'))
    await db.execute(`insert into recovery_code (account_id, code_hash) values (1, 'one'), (1, 'two')`)
    await db.execute(
      `insert into resident_invitation (building_id, apartment_id, kind, channel, code_end, expires_at, uses, uses_left)
        select 1, min(id), 'letter', 'paper', '7Q', now() + interval '1 day', 1, 1 from apartment where building_id = 1`,
    )
    expect(await changeSecret(db, { from: old, to: fresh })).toEqual({
      sealedAnew: 1,
      lost: 1,
      recoveryCodes: 2,
      invitations: 1,
    })
    const [gateway] = await db.query<{ secret: string }>(
      `select secret from bank_gateway where name = 'right'`,
    )
    expect(openGatewaySecret(fresh, '1', gateway?.secret ?? '')).toBe('what the bank knows')
    expect(() => openGatewaySecret(old, '1', gateway?.secret ?? '')).toThrow()
    expect(await db.query('select from recovery_code')).toEqual([])
  } finally {
    await db.close()
    await seeded.drop()
  }
})
