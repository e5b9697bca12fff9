import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readNote } from '#api/database/cluster/postmaster.ts'
import { runningUrl } from '#api/database/cluster/running.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { crowding } from '#tests/support/server/crowding.ts'
import { sql } from '#tests/support/database/data-home.ts'
import { startLobby, type Lobby } from '#tests/support/server/start-lobby.ts'

const rounds = 20
const writers = 8

let dataDir: string
let lobby: Lobby
let token: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lobby-kills-'))
  lobby = await start()
  token = await signIn()
})
afterAll(async () => {
  await lobby.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const start = () => startLobby({ dataDir, env: { DATABASE_URL: '', LOBBY_DEMO: 'brief' } })

const headers = () => ({
  'client-id': '3',
  'content-type': 'application/json',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
})

async function signIn(): Promise<string> {
  const body = JSON.stringify({ username: 'admin@lobby.test', password: demoPassword })
  const reply = await fetch(`${lobby.url}/v1/auth/login`, { method: 'POST', headers: headers(), body })
  const { data } = (await reply.json()) as { data: { access_token: string } }
  return data.access_token
}

/** Creates one block whose code is the key, so that it can be found. */
async function send(key: string): Promise<number> {
  const reply = await fetch(`${lobby.url}/v1/manage/blocks`, {
    method: 'POST',
    headers: { ...headers(), 'idempotency-key': key },
    body: JSON.stringify({ building_id: '1', code: key, name: `Kill ${key}` }),
    signal: AbortSignal.timeout(10_000),
  })
  await reply.arrayBuffer()
  return reply.status
}

const newKey = () => `K${randomUUID().replaceAll('-', '').slice(0, 18).toUpperCase()}`

test(`of ${rounds} kills -9 during writes none loses or doubles an acknowledged record`, async () => {
  const acknowledged: string[] = []
  const unknown: string[] = []
  const refused = new Map<number, number>()
  const recoveries: number[] = []

  for (let round = 0; round < rounds; round++) {
    let isKilled = false
    const before = acknowledged.length
    const writing = Array.from({ length: writers }, async () => {
      while (!isKilled) {
        const key = newKey()
        const status = await send(key).catch(() => undefined)
        if (status === 201) acknowledged.push(key)
        else unknown.push(key)
        if (status !== undefined && status !== 201) refused.set(status, (refused.get(status) ?? 0) + 1)
        // A server whose cores are busy with other work may ask to try again.
        if (status === 503) await wait(100)
      }
    })
    // A busy machine may take long until the writers are at work.
    await expect.poll(() => acknowledged.length - before).toBeGreaterThan(writers)
    await wait(Math.random() * 600)
    const postgres = readNote(join(dataDir, 'postgres'))?.pid
    lobby.process.kill('SIGKILL')
    // Sometimes the database is killed with it, as in a power cut.
    if (round % 3 === 2 && postgres !== undefined) process.kill(postgres, 'SIGKILL')
    isKilled = true
    await Promise.all(writing)
    const began = performance.now()
    lobby = await start()
    recoveries.push(performance.now() - began)
  }

  // A server that has just started on busy cores may ask a caller to try again.
  for (const key of unknown) await expect.poll(() => send(key), { timeout: 20_000 * crowding() }).toBe(201)
  const url = (await runningUrl(dataDir)) ?? ''
  const found = (await sql(
    url,
    `
    select code, count(distinct block.id)::int as records, count(log.id)::int as lines
    from block left join log on log.resource = 'block' and log.record_id = block.id::text and log.action = 'create'
    where code like 'K%' and block.name like 'Kill %' group by code`,
  )) as { code: string; records: number; lines: number }[]
  const byCode = new Map(found.map((row) => [row.code, row]))

  expect(acknowledged.length).toBeGreaterThan(rounds * writers)
  expect([...refused.keys()].filter((status) => status !== 503)).toEqual([])
  expect(acknowledged.filter((key) => !byCode.has(key))).toEqual([])
  expect(unknown.filter((key) => !byCode.has(key))).toEqual([])
  expect(found.filter(({ records, lines }) => records !== 1 || lines !== 1)).toEqual([])
  expect(found).toHaveLength(acknowledged.length + unknown.length)
  // It takes about a second; a server that waits for something that died with the other would take half a minute.
  expect(Math.max(...recoveries)).toBeLessThan(20_000 * crowding())
})

test('a second server on the same data is refused and does not wait, naming the first, which stays well', async () => {
  const began = performance.now()
  await expect(start()).rejects.toThrow(`in use by the running server with pid ${lobby.process.pid}`)
  expect(performance.now() - began).toBeLessThan(10_000 * crowding())
  expect((await fetch(`${lobby.url}/health/ready`)).status).toBe(200)
})

test('a database killed under the server is answered with 503 and back within 5 s', async () => {
  const note = () => readNote(join(dataDir, 'postgres'))
  const killed = note()?.pid ?? 0
  process.kill(killed, 'SIGKILL')
  const statuses = new Set<number>()
  const afterwards = async () => {
    const status = await send(newKey())
    statuses.add(status)
    return { isNew: note()?.pid !== killed, status }
  }
  await expect
    .poll(afterwards, { timeout: 5_000 * crowding(), interval: 20 })
    .toEqual({ isNew: true, status: 201 })
  expect((await fetch(`${lobby.url}/health/ready`)).status).toBe(200)
  expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([])
})

test('an import whose database is killed three times under it goes on by itself, and the log says so', async () => {
  const rows = 1_000
  let log = ''
  const read = (chunk: Buffer) => (log += chunk.toString())
  for (const output of [lobby.process.stdout, lobby.process.stderr]) output?.on('data', read)
  const block = newKey()
  await expect.poll(() => send(block)).toBe(201)
  const lines = Array.from({ length: rows }, (_, at) => `IMP-${at},Import ${at},${block},50`)
  const { id } = await importCall('apartment', upload(`code,name,block_id,area\n${lines.join('\n')}\n`))
  const batch = () => importCall(id)
  const created = async () => (await batch()).counts.created ?? 0
  await expect.poll(async () => (await batch()).status, { interval: 200 }).toBe('checked')
  await importCall(`${id}/apply`, { method: 'POST', headers: headers(), body: '{}' })
  for (let kill = 0; kill < 3; kill++) {
    const before = await created()
    await expect.poll(created, { interval: 20 }).toBeGreaterThan(before)
    process.kill(readNote(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL')
  }
  const began = performance.now()
  await expect.poll(batch, { interval: 100 }).toMatchObject({ status: 'done', counts: { created: rows } })
  // The last tries follow each other after five seconds at most.
  expect(performance.now() - began).toBeLessThan(30_000 * crowding())
  const url = (await runningUrl(dataDir)) ?? ''
  expect(await sql(url, `select count(*)::int as n from apartment where code like 'IMP-%'`)).toEqual([
    { n: rows },
  ])
  expect(log).toMatch(/The job \\"import\\" lost its database and goes on in [\d.]+ s/)
  expect(log).not.toContain('[object Object]')
})

interface Batch {
  readonly id: string
  readonly status: string
  readonly counts: Readonly<Record<string, number>>
}

/** Calls again as long as the database is away. */
async function importCall(path: string, init: RequestInit = { headers: headers() }): Promise<Batch> {
  for (;;) {
    const reply = await fetch(`${lobby.url}/v1/manage/imports/${path}`, init)
    const { data } = (await reply.json()) as { data?: Batch }
    if (reply.ok && data !== undefined) return data
    if (reply.status !== 503) throw new Error(`imports/${path}: ${reply.status}`)
    await wait(20)
  }
}

function upload(sheet: string): RequestInit {
  const body = new FormData()
  body.append('building_id', '1')
  body.append('file', new File([sheet], 'sheet.csv'))
  const { 'content-type': _json, ...rest } = headers()
  return { method: 'POST', headers: rest, body }
}
