import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '#entities/demo/index.ts'
import { startServer } from './process.ts'

/**
 * `node bench/imports.ts`: imports 20,000 apartments from one sheet into the demo building while somebody reads lists.
 * Prints how long reading, trying out and applying took, and the list's times meanwhile and without an import.
 */
const rows = 20_000
const folder = await mkdtemp(join(tmpdir(), 'lobby-bench-'))
// If the process is root, PostgreSQL runs as another user and must be able to reach its folder.
await chmod(folder, 0o755)
const server = await startServer({
  script: 'api/main.ts',
  probe: '/health/ready',
  env: {
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    LOBBY_DEMO: 'on',
    LOBBY_SECRET: 'a secret of this run alone, long enough',
    LOBBY_RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  },
})

interface Batch {
  readonly id: string
  readonly status: string
  readonly counts: Readonly<Record<string, number>>
}

try {
  const { access_token: token } = (await call<{ access_token: string }>('/v1/auth/login', {
    username: 'manager@lobby.test',
    password: demoPassword,
    remember: true,
  })) as { access_token: string }
  const headers = { authorization: `Bearer ${token}`, 'client-id': '3' }
  const { buildings } = (
    (await (await fetch(`${server.url}/v1/current-user`, { headers })).json()) as {
      user: { buildings: { id: string }[] }
    }
  ).user
  const building = buildings[0]?.id ?? ''
  const quiet = await listTimes(headers, building, delay(3_000))
  const form = new FormData()
  form.append('building_id', building)
  form.append('file', new File([sheet()], 'apartments.csv'))
  const started = performance.now()
  const reply = await fetch(`${server.url}/v1/manage/imports/apartment`, {
    method: 'POST',
    body: form,
    headers,
  })
  const batch = ((await reply.json()) as { data: Batch }).data
  const read = performance.now()
  const tried = await settled(headers, batch.id)
  const checked = performance.now()
  const applying = fetch(`${server.url}/v1/manage/imports/${batch.id}/apply`, {
    method: 'POST',
    headers,
  }).then(() => settled(headers, batch.id))
  const busy = await listTimes(headers, building, applying)
  const done = await applying
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
  console.log(
    `${rows} rows: read ${seconds(started, read)} s, tried out ${seconds(read, checked)} s, applied ${seconds(checked, performance.now())} s`,
  )
  console.log(`tried ${JSON.stringify(tried.counts)}, applied ${JSON.stringify(done.counts)}`)
  console.log(`list meanwhile: ${said(busy)}; without: ${said(quiet)}`)
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

function sheet() {
  const lines = Array.from(
    { length: rows },
    (_, at) => `BI-${at},Căn hộ ${at},A,${30 + (at % 90)},${at % 30}`,
  )
  return `code,name,block_id,area,floor\n${lines.join('\n')}\n`
}

async function call<T>(path: string, body: object) {
  const reply = await fetch(server.url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'client-id': '3' },
  })
  return ((await reply.json()) as { data: T }).data
}

async function settled(headers: Record<string, string>, id: string): Promise<Batch> {
  for (;;) {
    const reply = await fetch(`${server.url}/v1/manage/imports/${id}`, { headers })
    const { data } = (await reply.json()) as { data: Batch }
    if (!data.status.endsWith('ing')) return data
    await delay(200)
  }
}

/** Milliseconds of each list call until `until` resolves, ten calls a second. */
async function listTimes(
  headers: Record<string, string>,
  building: string,
  until: Promise<unknown>,
): Promise<number[]> {
  let isOver = false
  void until.then(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    const from = performance.now()
    await (
      await fetch(`${server.url}/v1/manage/residents?building_id=${building}&limit=20`, { headers })
    ).text()
    times.push(performance.now() - from)
    await delay(100)
  }
  return times
}

function said(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms of ${times.length} calls`
}

function delay(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
