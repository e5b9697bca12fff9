import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endLeftover } from '#api/database/cluster/postmaster.ts'
import { runningUrl } from '#api/database/cluster/running.ts'
import { createPool } from '#api/database/pool.ts'
import { checkBooks } from '#api/ledger/invariants.ts'
import { sql } from '#tests/support/database/data-home.ts'
import { startLobby } from '#tests/support/server/start-lobby.ts'

const env = { DATABASE_URL: '', LOBBY_DEMO: 'brief' }
/** Milliseconds after which each start is killed: the later ones get to later steps. */
const moments = [600, 1_200, 1_800, 2_400, 3_200, 4_000, 8_000]

/** The first start makes database, tables and demo data. */
test('killed again and again while it makes its first data, the next start has everything', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lobby-first-'))
  try {
    for (const moment of moments) await startAndKill(dataDir, moment)
    const lobby = await startLobby({ dataDir, env })
    const url = (await runningUrl(dataDir)) ?? ''
    const [rows] = await sql(
      url,
      'select (select count(*)::int from apartment) as apartments, (select count(*)::int from account) as accounts',
    )
    expect(rows).toEqual({
      apartments: expect.toSatisfy((n: number) => n > 800),
      accounts: expect.toSatisfy((n: number) => n > 5),
    })
    const db = createPool(url, { max: 1, statementTimeout: 0 })
    const faults = await checkBooks(db)
    await db.close()
    expect(faults.filter(({ count }) => count > 0)).toEqual([])
    await lobby.stop()
  } finally {
    await endLeftover({ cluster: join(dataDir, 'postgres') })
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
})

async function startAndKill(dataDir: string, moment: number): Promise<void> {
  const first = spawn(process.execPath, ['api/main.ts'], {
    env: { ...process.env, ...env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  const ended = once(first, 'exit')
  await wait(moment)
  first.kill('SIGKILL')
  await ended
}

test('an account with a demo address turns nothing on where demo data is off', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lobby-first-'))
  const production = {
    DATABASE_URL: '',
    NODE_ENV: 'production',
    LOBBY_SECRET: 'a secret of the tests, long enough',
    LOBBY_ADMIN_EMAIL: 'admin@lobby.test',
    LOBBY_ADMIN_PASSWORD: 'Sân thượng có mưa 26',
  }
  try {
    const lobby = await startLobby({ dataDir, env: production })
    // A server may still refuse work right after its start.
    const offer = async () =>
      (await fetch(`${lobby.url}/v1/auth/options`, { headers: { 'client-id': '3' } })).json()
    await expect.poll(offer).toEqual({ data: { demo: null } })
    await lobby.stop()
  } finally {
    await endLeftover({ cluster: join(dataDir, 'postgres') })
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
})
