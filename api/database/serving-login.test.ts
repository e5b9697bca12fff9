import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCluster, type Cluster } from './cluster/cluster.ts'
import { lockDataDir } from './cluster/lock.ts'
import { superuser } from './cluster/initialise.ts'
import { createPool, type Db } from './pool.ts'
import { findServingLogin, withLogin } from './serving-login.ts'
import { sql } from '#tests/support/database/data-home.ts'

// A PostgreSQL that somebody else runs, with passwords: what a server finds at DATABASE_URL.
let dataDir = ''
let cluster: Cluster
const owners: Db[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lobby-test-'))
  await lockDataDir(dataDir)
  cluster = await startCluster({ dataDir, durable: false })
})
afterAll(async () => {
  for (const owner of owners) await owner.close()
  await cluster.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const asSuperuser = (...statements: string[]) => sql(cluster.urlOf(superuser, 'postgres'), ...statements)

/** A database of its own with an owner who has these attributes. */
async function databaseOf(attributes: string) {
  const name = `d_${randomBytes(4).toString('hex')}`
  await asSuperuser(
    `create role ${name}_owner login ${attributes}`,
    `create database ${name} owner ${name}_owner`,
  )
  const url = cluster.urlOf(`${name}_owner`, name)
  const owner = createPool(url, { max: 1 })
  owners.push(owner)
  const find = (secret = 'one') =>
    findServingLogin(owner, { url, passwordFor: (role) => `${secret} of ${role}` })
  return { name, find }
}

test('an owner who may make roles makes one, once, that logs in and is no owner', async () => {
  const { name, find } = await databaseOf('createrole')
  const found = await find()
  expect(found).toMatchObject({ role: `${name}_server` })
  expect(await find()).toEqual(found)
  const url = 'url' in found ? found.url : ''
  expect(await sql(url, 'select current_user::text as is')).toEqual([{ is: `${name}_server` }])
  await expect(sql(url, `set role ${name}_owner`)).rejects.toMatchObject({ code: '42501' })
})

test('servers that start together find the same role', async () => {
  const { name, find } = await databaseOf('createrole')
  const found = await Promise.all([find(), find(), find()])
  expect(found.map((one) => 'role' in one && one.role)).toEqual(Array(3).fill(`${name}_server`))
})

test('an owner who may not make roles says so, and uses one that was made for it', async () => {
  const { name, find } = await databaseOf('nocreaterole')
  expect(await find()).toEqual({
    refused: `${name}_owner may not create roles, or not change ${name}_server`,
  })
  await asSuperuser(`create role ${name}_server login`)
  expect(await find()).toMatchObject({ role: `${name}_server` })
})

test.each([
  ['a superuser', (name: string) => [`alter role ${name}_server superuser`]],
  ['a maker of roles', (name: string) => [`alter role ${name}_server createrole`]],
  ['a member of the owner', (name: string) => [`grant ${name}_owner to ${name}_server`]],
  ['an owner of the database', (name: string) => [`alter database ${name} owner to ${name}_server`]],
])('%s does not serve', async (_what, raise) => {
  const { name, find } = await databaseOf('nocreaterole')
  await asSuperuser(`create role ${name}_server login`, ...raise(name))
  expect(await find()).toEqual({ refused: `${name}_server has more rights than a server needs` })
})

test('a server with another secret gives the role a new password', async () => {
  const { name, find } = await databaseOf('createrole')
  const rules = join(dataDir, 'postgres/pg_hba.conf')
  await writeFile(rules, `local all ${name}_server scram-sha-256\n${await readFile(rules, 'utf8')}`)
  await asSuperuser('select pg_reload_conf()')
  const [first, second] = [await find('one'), await find('two')]
  const enter = async (found: typeof first) =>
    'url' in found && sql(found.url, 'select current_user::text as is')
  await expect(enter(first)).rejects.toMatchObject({ code: '28P01' })
  expect(await enter(second)).toEqual([{ is: `${name}_server` }])
})

test('a login replaces that of any address', () => {
  const user = (url: string) => new URL(url).searchParams.get('user')
  for (const url of [
    'postgres://owner:secret@db.example:5432/lobby?sslmode=require',
    'postgres://owner@%2Ftmp%2Fsocket/lobby',
    'postgresql:///lobby?host=/run/postgresql&user=owner&password=secret',
  ])
    expect(user(withLogin(url, 'lobby_server', 'p@ss/word'))).toBe('lobby_server')
  expect(withLogin('postgres://owner:secret@db.example/lobby', 'lobby_server', 'x')).not.toContain('secret')
})
