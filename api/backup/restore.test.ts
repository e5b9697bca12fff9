import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { offerPrograms } from '#tests/support/database/client-programs.ts'
import { makeScratch } from '#tests/support/scratch.ts'
import { createEmptyDatabase } from '#tests/support/database/test-database.ts'
import { packagedMajor } from '../database/cluster/binaries.ts'
import { refuseIfHeld } from '../database/cluster/lock.ts'
import { hasTable } from '../database/has-table.ts'
import { createPool } from '../database/pool.ts'
import { writeManifest, type Manifest } from './manifest.ts'
import { writePart, type Part } from './parts.ts'
import { restoreBackup } from './restore.ts'
import { unpackFiles } from './unpack.ts'

let backup = ''
let to = ''
beforeEach(async () => {
  const home = await makeScratch('lobby-backup-')
  backup = join(home, 'backup')
  to = join(home, 'to')
  await mkdir(backup)
})

afterEach(() => void vi.unstubAllEnvs())

const write = (name: string, text: string) =>
  writePart({ folder: backup, name, key: undefined }, Readable.from([Buffer.from(text)]))
const told = (database: Part, more: Partial<Manifest> = {}) =>
  writeManifest(backup, {
    format: 1,
    made_at: '2026-11-29T02:00:00.000Z',
    version: '0.0.9',
    kind: 'embedded',
    postgres: `${packagedMajor()}.1`,
    migrations: [],
    counts: {},
    secret: null,
    is_sealed: false,
    database,
    files: [],
    ...more,
  })
const restore = (databaseUrl?: string, key?: Buffer) =>
  restoreBackup({
    config: { dataDir: to, databaseUrl, secret: undefined, keyFile: undefined },
    backup,
    key,
  })
test('a backup of another PostgreSQL is refused before anything is unpacked', async () => {
  await told(await write('database.tar.gz', 'x'), { postgres: '12.22' })
  await expect(restore()).rejects.toThrow(
    `is of PostgreSQL 12, and with this Lobby comes ${packagedMajor()}: restore it with the Lobby that made it (0.0.9)`,
  )
  await expect(readdir(to)).rejects.toThrow('ENOENT')
})

test('the place is held from before it is looked at, and let go when the restore has failed', async () => {
  // It is read as long as somebody writes.
  const name = 'database.tar.gz'
  execFileSync('mkfifo', [join(backup, name)])
  await told({ name, bytes: 0, sha256: createHash('sha256').digest('hex') })
  const restoring = restore()
  restoring.catch(() => undefined)
  const held = () =>
    refuseIfHeld(to).then(
      () => 'free',
      (error: Error) => error.message,
    )
  await expect.poll(held).toContain('in use')
  await writeFile(join(backup, name), 'other bytes')
  await expect(restoring).rejects.toThrow(`${name} was changed`)
  expect(await held()).toBe('free')
  expect(await readdir(to)).toEqual([])
})

test('a restore that cannot unpack leaves nothing', async () => {
  await told(await write('database.tar.gz', 'no archive'), { files: [await write('files/aa', 'x')] })
  await expect(restore()).rejects.toThrow()
  expect(await readdir(to)).toEqual([])
})

test('files never come among those that another server has laid meanwhile, and take none of them away', async () => {
  const theirs = join(to, 'files', 'theirs')
  await mkdir(join(to, 'files'), { recursive: true })
  await writeFile(theirs, 'kept')
  const parts = [await write('files/ours', 'x')]
  await expect(unpackFiles(to, { folder: backup, key: undefined, parts })).rejects.toThrow('ENOTEMPTY')
  expect(await readdir(to, { recursive: true })).toEqual(['files', 'files/theirs'])
  expect(await readFile(theirs, 'utf8')).toBe('kept')
})

test('a dump is refused where program or database is older than what made it, before anything is written', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  const db = createPool(database.url, { max: 1 })
  const dumped = await write('database.dump', 'a dump')
  const refused = async (more: Partial<Manifest>) => {
    await told(dumped, { kind: 'dump', ...more })
    const said = await restore(database.url).then(
      () => 'restored',
      (error: Error) => error.message,
    )
    await rm(join(backup, 'backup.json'))
    return said
  }
  try {
    await offerPrograms({ pg_restore: '98.2' })
    expect(await refused({ postgres: '15.1', pg_dump: '99.1' })).toMatch(
      /^pg_restore of PostgreSQL 99 or later is needed on this machine, and there is .*98\.2: install/,
    )
    expect(await refused({ postgres: '15.1', pg_dump: '98.1' })).toMatch(
      /^This backup was made by pg_dump 98\.1 of PostgreSQL 15\.1, and the database at DATABASE_URL is PostgreSQL \d\S+, which is older: name an empty database of PostgreSQL 98 or later$/,
    )
    // Made before it was kept which program made it.
    expect(await refused({ postgres: '98.1' })).toContain('an empty database of PostgreSQL 98 or later')
    expect(await hasTable(db, 'migration')).toBe(false)
    await expect(readdir(to)).rejects.toThrow('ENOENT')
  } finally {
    await db.close()
    await database.drop()
  }
})

test('at DATABASE_URL the files come first: where they fail nothing is loaded, and it can be tried again', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  const db = createPool(database.url, { max: 1 })
  try {
    await offerPrograms({ pg_restore: '15.0' })
    await told(await write('database.dump', 'no dump'), {
      kind: 'dump',
      postgres: '15.1',
      is_sealed: true,
      files: [await write('files/aa', 'x')],
    })
    await expect(restore(database.url, Buffer.alloc(32))).rejects.toThrow('files/aa cannot be opened')
    expect(await readdir(to)).toEqual([])
    expect(await hasTable(db, 'migration')).toBe(false)
  } finally {
    await db.close()
    await database.drop()
  }
})

test('at DATABASE_URL a dump that cannot be loaded takes its files along', async () => {
  const database = await createEmptyDatabase(inject('databaseServer'))
  try {
    await told(await write('database.dump', 'no dump'), {
      kind: 'dump',
      postgres: '15.1',
      files: [await write('files/aa', 'x')],
    })
    await expect(restore(database.url)).rejects.toThrow('pg_restore')
    expect(await readdir(to)).toEqual([])
  } finally {
    await database.drop()
  }
})
