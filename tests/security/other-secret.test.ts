import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { openSecret, sealSecret } from '#api/auth/second-factor/seal.ts'
import { loadServerKey } from '#api/auth/server-key.ts'
import { createPool, type Db } from '#api/database/pool.ts'
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
  })
  const [row] = await owner.query<{ secret: string }>('select secret from second_factor where account_id = 1')
  expect(openSecret(fresh, '1', row?.secret ?? '').toString()).toBe('twenty bytes of hers')
  await expect(prepare(right)).rejects.toThrow('another secret')
  await prepare(wrong)
  // The secret is lost: the server starts again, without what was sealed.
  expect(await changeSecret(owner, { from: undefined, to: old })).toMatchObject({ sealedAnew: 0, lost: 2 })
  await prepare(right)
})
