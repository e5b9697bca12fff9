import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '#entities/demo/index.ts'
import { startServer, type Running } from './process.ts'

export interface ImportServer extends Running {
  /** Of whoever signed in. */
  readonly headers: Readonly<Record<string, string>>
  /** A call of the console's API and its data; throws for a refusal. */
  call<T>(method: string, path: string, body?: object): Promise<T>
  /** Sends a form; throws for a refusal. */
  send<T>(path: string, form: FormData): Promise<T>
  /** The most memory that the server has held, in MiB. */
  mostMemory(): number
}

/** Starts a server with demo data in a folder of this run, signs somebody in, and removes both after the work. */
export async function withImportServer(user: string, work: (server: ImportServer) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-bench-'))
  // If the process is root, PostgreSQL runs as another user and must be able to reach its folder.
  await chmod(folder, 0o755)
  const running = await startServer({
    script: 'api/main.ts',
    probe: '/health/ready',
    env: {
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      LOBBY_DEMO: 'brief',
      LOBBY_SECRET: 'a secret of this run alone, long enough',
      LOBBY_RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    },
  })
  try {
    await work(await signedIn(running, user))
  } finally {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function signedIn(running: Running, user: string): Promise<ImportServer> {
  const ask = async <T>(path: string, init: RequestInit): Promise<T> => {
    const reply = await fetch(running.url + path, init)
    const body = (await reply.json()) as { data: T }
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${JSON.stringify(body).slice(0, 2_000)}`)
    return body.data
  }
  const json = { 'content-type': 'application/json', 'client-id': '3' }
  const { access_token: token } = await ask<{ access_token: string }>('/v1/auth/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: `${user}@lobby.test`, password: demoPassword, remember: true }),
  })
  const headers = { authorization: `Bearer ${token}`, 'client-id': '3' }
  return {
    ...running,
    headers,
    call: (method, path, body) =>
      ask(`/v1/manage/${path}`, {
        method,
        headers: body === undefined ? headers : { ...json, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    send: (path, form) => ask(`/v1/manage/${path}`, { method: 'POST', headers, body: form }),
    mostMemory: () => {
      const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8')
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    },
  }
}

/** Asks until a step is over. */
export async function settled<T extends { readonly status: string }>(
  read: () => Promise<T>,
  every = 200,
): Promise<T> {
  for (;;) {
    const found = await read()
    if (!found.status.endsWith('ing')) return found
    await delay(every)
  }
}

/** Milliseconds of each call of a list until `until` is over, ten calls a second. */
export async function listTimes(
  { url, headers }: ImportServer,
  building: string,
  until: Promise<unknown>,
): Promise<number[]> {
  let isOver = false
  const over = () => (isOver = true)
  until.then(over, over)
  const times: number[] = []
  while (!isOver) {
    const from = performance.now()
    await (await fetch(`${url}/v1/manage/residents?building_id=${building}&limit=20`, { headers })).text()
    times.push(performance.now() - from)
    await delay(100)
  }
  return times
}

export function said(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms of ${times.length} calls`
}

export const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
