import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUpFirst } from '#api/backup/before-upgrade.ts'
import { restoreBackup } from '#api/backup/restore.ts'
import { openDatabase } from '#api/database/cluster/open.ts'
import { parseMigration, readMigrations } from '#api/database/migration-files.ts'
import { createPool } from '#api/database/pool.ts'
import { prepareDatabase } from '#api/setup/prepare-database.ts'
import { createDiskStore } from '#api/storage/store.ts'
import { limits } from '#tests/support/limits.ts'
import { makeScratch } from '#tests/support/scratch.ts'
import { startLobby } from '#tests/support/server/start-lobby.ts'

let home = ''
beforeAll(async () => {
  home = await makeScratch('lobby-upgrade-')
})
afterAll(() => rm(home, { recursive: true, force: true, maxRetries: 5 }))

const installed = (name: string) => ({
  dataDir: join(home, name),
  databaseUrl: undefined,
  secret: undefined,
  keyFile: undefined,
})
const rules = Buffer.from('Nội quy tòa nhà')
const later = (number: number, text: string) => parseMigration(`${number}-later`, text)

/** An installation with one file, and what came of upgrades of it. */
async function upgradeAndFail(config: ReturnType<typeof installed>) {
  const database = await openDatabase(config)
  const owner = createPool(database.url, { max: 4, statementTimeout: limits.test })
  const key = { file: join(config.dataDir, 'server.key') }
  const said: string[] = []
  const first = { config, db: owner, url: database.url, say: (line: string) => void said.push(line) }
  const present = await readMigrations()
  const good = [...present, later(9000, 'create table later ()')]
  const upgrade = (migrations: typeof present, full = false) =>
    prepareDatabase(owner, {
      database,
      key,
      migrations,
      before: backUpFirst({
        ...first,
        ...(full ? { space: async () => ({ free_bytes: 2 ** 20, total_bytes: 2 ** 30 }) } : {}),
      }),
    })
  try {
    await upgrade(present)
    expect(said).toEqual([])
    const stored = await createDiskStore(join(config.dataDir, 'files')).put(rules)
    await owner.execute(
      `with f as (insert into file (organisation_id, name, mime_type, size, views, downloads, sha256)
        values (1, 'rules.txt', 'text/plain', $1, 0, 0, $2) returning id)
      insert into file_content (file_id, storage_key) select id, $3 from f`,
      [rules.length, createHash('sha256').update(rules).digest('hex'), stored],
    )
    await expect(upgrade(good, true)).rejects.toThrow(
      /^the upgrade was not begun: .* has 1 MB free of the \d+ MB/,
    )
    await expect(upgrade([...good, later(9100, 'create table later ()')])).rejects.toThrow(
      '9100-later failed',
    )
    const [backup = ''] = await readdir(join(config.dataDir, 'backups'))
    expect(backup).toMatch(/^before-\d{4}-/)
    expect(said).toEqual([
      `the database is upgraded by 2 migrations; as it was before, it is in ${join(config.dataDir, 'backups', backup)}`,
    ])
    // The bytes lie on the disk once.
    expect((await stat(join(config.dataDir, 'files', stored))).nlink).toBe(2)
    return { stored, backup: join(config.dataDir, 'backups', backup) }
  } finally {
    await owner.close()
    await database.stop()
  }
}

test('after a failed migration the version before starts, and as it was the database lies in a backup that is whole', async () => {
  const config = installed('office')
  const { stored, backup } = await upgradeAndFail(config)
  const lobby = await startLobby({ dataDir: config.dataDir, env: { DATABASE_URL: '', LOBBY_DEMO: 'off' } })
  expect((await fetch(`${lobby.url}/health/ready`)).status).toBe(200)
  await lobby.stop()
  const elsewhere = installed('elsewhere')
  await mkdir(elsewhere.dataDir)
  await copyFile(join(config.dataDir, 'server.key'), join(elsewhere.dataDir, 'server.key'))
  expect((await restoreBackup({ config: elsewhere, backup, key: undefined })).files).toHaveLength(1)
  expect(await readFile(join(elsewhere.dataDir, 'files', stored))).toEqual(rules)
})
