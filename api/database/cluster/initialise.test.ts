import { readdir, rename, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { count, sql, useDataHome, write } from '#tests/support/database/data-home.ts'
import { holdDatabase } from '#tests/support/database/holder.ts'

const place = useDataHome()

test('killed at any moment of the very first start, the next start makes the database', async () => {
  for (let round = 0; round < 6; round++) {
    await rm(place.dataDir, { recursive: true, force: true, maxRetries: 5 })
    const first = holdDatabase({ dataDir: place.dataDir })
    await wait(150 + round * 150)
    await first.kill('SIGKILL')
    const second = holdDatabase({ dataDir: place.dataDir })
    expect(await sql(await second.opened, ...write, count)).toEqual([{ n: 1 }])
    await second.kill('SIGTERM')
  }
})

const damages: [string, () => Promise<unknown>, RegExp][] = [
  [
    'without pg_control',
    () => rm(join(place.dataDir, 'postgres/global/pg_control')),
    /is damaged: global\/pg_control is missing/,
  ],
  [
    'without pg_wal',
    () => rm(join(place.dataDir, 'postgres/pg_wal'), { recursive: true }),
    /is damaged: pg_wal is missing/,
  ],
  ['with a truncated log', truncateLog, /PostgreSQL did not start[^]*checkpoint record/],
  [
    'whose folder was moved away',
    () => rename(join(place.dataDir, 'postgres'), join(place.home, 'away')),
    /postgres is gone/,
  ],
]
async function truncateLog() {
  const folder = join(place.dataDir, 'postgres/pg_wal')
  for (const name of await readdir(folder))
    if (/^[0-9A-F]{24}$/.test(name)) await truncate(join(folder, name), 100)
}

test.each(damages)(
  'a database %s is refused with clear words and never replaced',
  async (_, damage, words) => {
    const first = place.hold()
    await first.opened
    await first.kill('SIGTERM')
    await damage()
    const before = (await readdir(place.home, { recursive: true })).toSorted()
    const { code, said } = await place.hold().ended
    expect(code).toBe(1)
    expect(said).toMatch(words)
    const after = (await readdir(place.home, { recursive: true })).toSorted()
    expect(after.filter((file) => !before.includes(file))).toEqual([])
  },
)
