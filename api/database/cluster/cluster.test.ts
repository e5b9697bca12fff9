import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { count, sql, useDataHome, write } from '#tests/support/database/data-home.ts'
import { crowding } from '#tests/support/server/crowding.ts'
import { startCluster } from './cluster.ts'
import { readNote } from './postmaster.ts'
import { startOf } from './process-identity.ts'
import { runningUrl } from './running.ts'

const place = useDataHome()

test('the server owns its database and no more; dates, letters and durability are as they must be', async () => {
  const url = await place.hold().opened
  const [who] = await sql(url, 'select current_user, rolsuper from pg_roles where rolname = current_user')
  expect(who).toEqual({ current_user: 'lobby', rolsuper: false })
  const settings = `select name, setting from pg_settings where name in ('fsync', 'full_page_writes',
    'synchronous_commit', 'data_checksums', 'listen_addresses', 'TimeZone', 'server_encoding') order by name`
  expect(Object.fromEntries((await sql(url, settings)).map((row) => Object.values(row as object)))).toEqual({
    TimeZone: 'UTC',
    data_checksums: 'on',
    fsync: 'on',
    full_page_writes: 'on',
    listen_addresses: '',
    server_encoding: 'UTF8',
    synchronous_commit: 'on',
  })
  await expect(sql(url, "copy (select 1) to program 'id'")).rejects.toThrow('permission denied')
  // Trigrams of letters outside ASCII exist only if the database's locale counts them as letters.
  const letters =
    "select lower('ĐỨC') as low, similarity('សុខ', 'សុខា') > 0 as khmer, 'd' < 'đ' collate \"vi-x-icu\" as sorted"
  const extensions = ['pg_trgm', 'unaccent', 'btree_gist', 'btree_gin', 'citext'].map(
    (name) => `create extension ${name}`,
  )
  expect(await sql(url, ...extensions, letters)).toEqual([{ low: 'đức', khmer: true, sorted: true }])
})

test('a second process is refused at once with the pid of the first, which keeps running', async () => {
  const first = place.hold()
  const url = await first.opened
  const began = performance.now()
  const { code, said } = await place.hold().ended
  expect(performance.now() - began).toBeLessThan(10_000 * crowding())
  expect(code).toBe(1)
  expect(said).toContain(`in use by the running server with pid ${first.pid}`)
  await sql(url, ...write)
  expect(await runningUrl(place.dataDir)).toBe(url)
})

test('after kill -9 of the server the next start ends the orphaned database and has all that was written', async () => {
  const first = place.hold()
  const url = await first.opened
  await sql(url, ...write)
  const orphan = readNote(join(place.dataDir, 'postgres'))
  await first.kill('SIGKILL')
  expect(startOf(orphan?.pid ?? 0)).toBeDefined()
  const second = await place.hold().opened
  expect(await sql(second, count)).toEqual([{ n: 1 }])
  expect(startOf(orphan?.pid ?? 0)).toBeUndefined()
  expect(existsSync(orphan?.socketFolder ?? '')).toBe(false)
})

test('after kill -9 of both the next start recovers', async () => {
  const first = place.hold()
  await sql(await first.opened, ...write)
  const postgres = place.postgres()
  await first.kill('SIGKILL')
  process.kill(postgres, 'SIGKILL')
  expect(await sql(await place.hold().opened, count)).toEqual([{ n: 1 }])
})

test('a copy made while the server runs is started beside it, and the original goes on', async () => {
  const url = await place.hold().opened
  await sql(url, ...write)
  const copy = join(place.home, 'copy')
  execFileSync('cp', ['-a', place.dataDir, copy])
  expect(await runningUrl(copy)).toBeUndefined()
  const beside = place.hold({ dataDir: copy })
  expect(await sql(await beside.opened, count)).toEqual([{ n: 1 }])
  expect(await sql(url, ...write, count)).toEqual([{ n: 2 }])
  await beside.kill('SIGTERM')
  expect(await sql(url, count)).toEqual([{ n: 2 }])
})

test('an ended server leaves no database, no lock and no socket behind', async () => {
  const first = place.hold()
  const url = await first.opened
  const postgres = place.postgres()
  expect((await first.kill('SIGTERM')).code).toBe(0)
  expect(startOf(postgres)).toBeUndefined()
  expect(existsSync(decodeURIComponent(new URL(url).host))).toBe(false)
  expect((await readdir(place.dataDir)).toSorted()).toEqual(['postgres', 'postgres.made'])
})

test('a database that is killed under a running server is back within 5 s at the same address', async () => {
  const losses: string[] = []
  const cluster = await startCluster({ dataDir: place.dataDir, onLoss: (reason) => losses.push(reason) })
  try {
    await sql(cluster.url, ...write)
    for (let round = 1; round <= 3; round++) {
      process.kill(cluster.pid() ?? 0, 'SIGKILL')
      const began = performance.now()
      await expect
        .poll(() => sql(cluster.url, count).catch(() => 'gone'), { timeout: 5_000 * crowding() })
        .toEqual([{ n: 1 }])
      expect(performance.now() - began).toBeLessThan(5_000 * crowding())
    }
    expect(losses.filter((reason) => reason.includes('SIGKILL'))).toHaveLength(3)
  } finally {
    await cluster.stop()
  }
})
