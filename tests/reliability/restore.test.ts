import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { loadServerKey } from '#api/auth/server-key.ts'
import { backUpFirst } from '#api/backup/before-upgrade.ts'
import { makeBackup } from '#api/backup/make.ts'
import { readManifest } from '#api/backup/manifest.ts'
import { verifyPart } from '#api/backup/parts.ts'
import { findFaults } from '#api/backup/prove.ts'
import { restoreBackup, type RestoreOptions } from '#api/backup/restore.ts'
import { backupsIn } from '#api/backup/shelf.ts'
import { openDatabase, type OpenDatabase } from '#api/database/cluster/open.ts'
import { runningUrl } from '#api/database/cluster/running.ts'
import { parseMigration, readMigrations } from '#api/database/migration-files.ts'
import { createPool } from '#api/database/pool.ts'
import { prepareDatabase } from '#api/setup/prepare-database.ts'
import { spaceOf } from '#api/storage/disk.ts'
import { createDiskStore } from '#api/storage/store.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { sql } from '#tests/support/database/data-home.ts'
import { keptDatabases, loadKept } from '#tests/support/database/kept-databases.ts'
import { limits } from '#tests/support/limits.ts'
import { makeScratch } from '#tests/support/scratch.ts'
import { startLobby, type Lobby } from '#tests/support/server/start-lobby.ts'

let home = ''
let dataDir = ''
let lobby: Lobby
let token: string | undefined
/** Path of the backup that the first test makes. */
let backup = ''
const acknowledged: string[] = []
/** The one of the kept database. */
const building = '3'
const shelf = () => join(home, 'backups')
const keyFile = () => join(home, 'backup.key')

beforeAll(async () => {
  home = await makeScratch('lobby-restore-')
  dataDir = join(home, 'data')
  // Of an earlier version, which is quicker than to tell a story, and which the start has to bring to the present.
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  await loadKept(database.url, keptDatabases.at(-1) ?? '')
  await database.stop()
  lobby = await start(dataDir)
  token = await signIn()
})
afterAll(async () => {
  await lobby.stop()
  await rm(home, { recursive: true, force: true, maxRetries: 5 })
})

const start = (folder: string) =>
  startLobby({ dataDir: folder, env: { DATABASE_URL: '', LOBBY_DEMO: 'off' } })
const headers = () => ({
  'client-id': '3',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
})
const send = (path: string, body: object, more: Readonly<Record<string, string>> = {}) =>
  fetch(`${lobby.url}/v1/${path}`, {
    method: 'POST',
    headers: { ...headers(), 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  })
async function signIn() {
  const reply = await send('auth/login', { username: 'admin@lobby.test', password: demoPassword })
  return ((await reply.json()) as { data: { access_token: string } }).data.access_token
}
const ask = async <T>(statement: string) => (await sql((await runningUrl(dataDir)) ?? '', statement)) as T[]

/** One receipt after another, until told to stop. */
async function collect(apartmentId: string, methodId: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const key = randomUUID()
    const body = {
      building_id: building,
      apartment_id: apartmentId,
      month: officeToday().slice(0, 7),
      payment_method_id: methodId,
      amount_received: '1000',
      confirm_excess: true,
      note: key,
    }
    const reply = await send('manage/receipts', body, { 'idempotency-key': key })
    const said = await reply.text()
    if (reply.status === 201) acknowledged.push(key)
    else if (reply.status !== 503) throw new Error(`a receipt was answered with ${said}`)
  }
}

const run = (script: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...env },
  })

test('the start has brought the older database to the present, and as it was it lies in a backup that is whole', async () => {
  const [name = '', ...others] = await readdir(join(dataDir, 'backups'))
  expect(others).toEqual([])
  expect(name).toMatch(/^before-\d{4}-/)
  const { database, migrations } = await readManifest(join(dataDir, 'backups', name))
  await verifyPart(join(dataDir, 'backups', name), database)
  const [upgraded] = await ask<{ migrations: number; backup: string }>(
    `select (content ->> 'migrations')::int as migrations, content ->> 'backup' as backup from setting where code = 'upgrade'`,
  )
  expect(upgraded?.backup).toBe(join(dataDir, 'backups', name))
  expect(migrations.length + (upgraded?.migrations ?? 0)).toBe((await readMigrations()).length)
})

test('a backup is made while receipts are written, of them and of every file', async () => {
  const form = new FormData()
  form.set('file', new Blob(['Nội quy tòa nhà'], { type: 'text/plain' }), 'rules.txt')
  const uploaded = await fetch(`${lobby.url}/v1/manage/storage/media`, {
    method: 'POST',
    headers: headers(),
    body: form,
  })
  expect(uploaded.status).toBe(201)
  const [method] = await ask<{ id: string }>(
    `select id::text from payment_method where building_id = ${building} and code = 'CASH'`,
  )
  const owing = await ask<{ id: string }>(
    `select apartment_id::text as id from debt where building_id = ${building} and outstanding > 0 order by outstanding desc limit 8`,
  )
  let isOver = false
  const collecting = Promise.all(owing.map(({ id }) => collect(id, method?.id ?? '', () => isOver)))
  const begun = expect.poll(() => acknowledged.length).toBeGreaterThan(8)
  await Promise.race([begun, collecting])
  const before = [...acknowledged]
  try {
    const { stdout } = await run('backup', [shelf(), '--keep', '2', '--key', keyFile()])
    expect(stdout.split('\n')[0]).toContain(`A new key was made in ${keyFile()}.`)
  } finally {
    isOver = true
    await collecting
  }
  acknowledged.splice(0, acknowledged.length, ...before)
  backup = join(shelf(), (await readdir(shelf()))[0] ?? '')
  expect(await readManifest(backup)).toMatchObject({ kind: 'embedded', is_sealed: true })
  expect(await ask(`select content ->> 'proved_at' as proved from setting where code = 'backup'`)).toEqual([
    { proved: null },
  ])
  // Nothing of it can be read without its key, and the server's secret is not in it.
  const secret = (await readFile(join(dataDir, 'server.key'), 'utf8')).trim()
  for (const name of await readdir(backup, { recursive: true })) {
    const content = await readFile(join(backup, name)).catch(() => Buffer.alloc(0))
    expect(content.includes('Nội quy') || content.includes(secret)).toBe(false)
  }
})

/** An empty place with the server's secret. */
async function place(name: string) {
  const folder = join(home, name)
  await mkdir(folder)
  await copyFile(join(dataDir, 'server.key'), join(folder, 'server.key'))
  return folder
}

test('a changed byte, a missing file, another secret, another key and a full place are refused, and leave nothing', async () => {
  const key = await loadServerKey({ file: keyFile(), isNamed: true })
  const { database, files } = await readManifest(backup)
  const to = await place('refused')
  const config = { dataDir: to, databaseUrl: undefined, secret: undefined, keyFile: undefined }
  const restored = (from: string, more: Partial<RestoreOptions> = {}) =>
    restoreBackup({ config, backup: from, key, ...more })
  const spoilt = async (name: string, spoil: (path: string) => Promise<unknown>) => {
    const copy = join(home, 'spoilt')
    await rm(copy, { recursive: true, force: true })
    await cp(backup, copy, { recursive: true })
    await spoil(join(copy, name))
    return restored(copy)
  }
  const change = async (path: string) => {
    const content = await readFile(path)
    content[content.length >> 1] = (content[content.length >> 1] ?? 0) ^ 1
    await writeFile(path, content)
  }
  const [file] = files
  if (file === undefined) throw new Error('a backup without files proves little')
  for (const name of [database.name, file.name])
    await expect(spoilt(name, change)).rejects.toThrow(`${name} was changed since the backup was made`)
  await expect(spoilt('backup.json', change)).rejects.toThrow('was changed since the backup was made')
  await expect(spoilt(file.name, (path) => rm(path))).rejects.toThrow(
    `${file.name} is missing from the backup`,
  )
  await expect(spoilt('backup.json', (path) => rm(path))).rejects.toThrow('There is no whole backup')

  const secret = 'the secret of another server, a long one'
  await expect(restored(backup, { config: { ...config, secret } })).rejects.toThrow('with another secret')
  const bare = join(home, 'bare')
  await expect(restored(backup, { config: { ...config, dataDir: bare } })).rejects.toThrow(
    'is not in the backup',
  )
  await expect(restored(backup, { key: undefined })).rejects.toThrow('encrypted')
  await expect(restored(backup, { key: Buffer.alloc(32) })).rejects.toThrow('cannot be opened with this key')
  await expect(restored(backup, { config: { ...config, dataDir } })).rejects.toThrow('is in use')
  const full = await place('full')
  await writeFile(join(full, 'notes.txt'), 'of somebody')
  await expect(restored(backup, { config: { ...config, dataDir: full } })).rejects.toThrow(
    'is not empty (notes.txt)',
  )
  expect(await readdir(to)).toEqual(['server.key'])
})

/** Two migrations of a later version come, of which the second cannot be made. */
async function failToUpgrade(to: string, database: OpenDatabase) {
  const db = createPool(database.url, { max: 4, statementTimeout: limits.test })
  const config = { dataDir: to, databaseUrl: undefined }
  const wrong = 'create table later ()'
  const migrations = [
    ...(await readMigrations()),
    ...['9000-later', '9100-later'].map((name) => parseMigration(name, wrong)),
  ]
  const said: string[] = []
  const upgrade = (space = spaceOf) =>
    prepareDatabase(db, {
      database,
      key: { file: join(to, 'server.key') },
      migrations,
      before: backUpFirst({ config, db, url: database.url, say: (line) => void said.push(line), space }),
    })
  try {
    // A backup of the last hour would be as good.
    await db.execute(`delete from setting where code = 'backup'`)
    await expect(upgrade(async () => ({ free_bytes: 2 ** 20, total_bytes: 2 ** 30 }))).rejects.toThrow(
      /^the upgrade was not begun: .* has 1 MB free of the \d+ MB/,
    )
    await expect(upgrade()).rejects.toThrow('migration 9100-later failed: relation "later" already exists')
  } finally {
    await db.close()
  }
  const made = await backupsIn(join(to, 'backups'), 'before')
  expect(said).toEqual([`the database is upgraded by 2 migrations; as it was before, it is in ${made[0]}`])
  // What was uploaded lies on the disk once.
  const { files } = await readManifest(made[0] ?? '')
  for (const { name } of files) expect((await stat(join(to, name))).nlink).toBe(2)
  expect(files.length).toBeGreaterThan(0)
}

/** A file and a row are taken away after all was found whole; the file is put back. */
async function missWhatIsTaken(to: string, { url }: OpenDatabase) {
  const db = createPool(url, { max: 2, statementTimeout: limits.test })
  const manifest = await readManifest(backup)
  const faults = () => findFaults(db, createDiskStore(join(to, 'files')), manifest)
  try {
    expect(await faults()).toEqual([])
    const name = manifest.files[0]?.name ?? ''
    const [path, aside] = [join(to, name), join(to, 'taken')]
    await rename(path, aside)
    const had = manifest.counts['log'] ?? 0
    expect(had).toBeGreaterThan(0)
    await db.transaction(async (tx) => {
      await tx.execute('alter table log disable trigger user')
      await tx.execute('delete from log where id in (select id from log order by id desc offset $1)', [
        had - 1,
      ])
      await tx.execute('alter table log enable trigger user')
    })
    const found = await faults()
    expect(found).toContain(`log has ${had - 1} rows, and had ${had}`)
    expect(found).toContainEqual(expect.stringContaining(`(${name.replace('files/', '')}) is missing`))
    await writeFile(path, 'other bytes')
    expect(await faults()).toContainEqual(expect.stringContaining('is not what was uploaded'))
    await rename(aside, path)
  } finally {
    await db.close()
  }
}

test('restored elsewhere, every receipt acknowledged before it is there, and every file opens', async () => {
  const to = await place('restored')
  const { stdout } = await run('restore', [backup, '--to', to, '--key', keyFile()])
  expect(stdout).toContain('all rules of the books hold')
  const restored = await openDatabase({ dataDir: to, databaseUrl: undefined })
  try {
    const found = (await sql(restored.url, 'select note from receipt where note is not null')) as {
      note: string
    }[]
    const notes = new Set(found.map(({ note }) => note))
    expect(acknowledged.filter((key) => !notes.has(key))).toEqual([])
    await missWhatIsTaken(to, restored)
    await failToUpgrade(to, restored)
  } finally {
    await restored.stop()
  }
  // The server learns of it with the next backup.
  await makeBackup({
    config: { dataDir, databaseUrl: undefined },
    url: (await runningUrl(dataDir)) ?? '',
    folder: shelf(),
    keep: 1,
    key: undefined,
  })
  const [note] = await ask<{ proved: string | null }>(
    `select content ->> 'proved_at' as proved from setting where code = 'backup'`,
  )
  expect(note?.proved).toMatch(/^\d{4}-/)
  const left = await readdir(shelf())
  expect(left).toHaveLength(1)
  expect(await readManifest(join(shelf(), left[0] ?? ''))).toMatchObject({ is_sealed: false })
})

test('after the migration that failed the version before starts, and says that it failed', async () => {
  const before = lobby
  await before.stop()
  lobby = await start(join(home, 'restored'))
  expect((await fetch(`${lobby.url}/health/ready`)).status).toBe(200)
  const reply = await fetch(`${lobby.url}/v1/manage/health`, { headers: headers() })
  const { data } = (await reply.json()) as { data: { warnings: string[] } }
  expect(data.warnings).toContain('upgrade_failed')
})
