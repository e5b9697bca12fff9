import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildConsole } from '../scripts/build-console.ts'
import { openDatabase } from './database.ts'
import { startServer } from './process.ts'

export interface BenchServer {
  readonly url: string
  readonly pid: number
}

export interface BenchGround {
  readonly folder: string
  readonly databaseUrl: string
  readonly lobby: BenchServer
  readonly bare: BenchServer
  /** Starts a further server for as long as the ground stands. */
  readonly start: (
    script: string,
    more: Readonly<Record<string, string>>,
    probe: string,
  ) => Promise<BenchServer>
}

/** Runs what measures on a database with 100,000 apartments, with Lobby and the bare server on it, and takes all away. */
export async function onGround(measure: (ground: BenchGround) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-bench-'))
  // If the process is root, PostgreSQL runs as another user and must be able to reach its folder.
  await chmod(folder, 0o755)
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    console.log('Filling a database with 100,000 apartments …')
    const database = await openDatabase(folder)
    ends.push(database.stop)
    const start: BenchGround['start'] = async (script, more, probe) => {
      const server = await startServer({ script, env: { DATABASE_URL: database.url, ...more }, probe })
      ends.push(server.stop)
      return { url: server.url, pid: server.child.pid ?? 0 }
    }
    const bare = await start('bench/bare-server.ts', {}, '/apartments/1')
    await buildConsole(join(import.meta.dirname, '..'))
    const lobbyEnv = {
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      LOBBY_DEMO: 'off',
      LOBBY_SECRET: 'a secret of this run alone, long enough',
      LOBBY_RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
    }
    const lobby = await start('bench/lobby-server.ts', lobbyEnv, '/health/ready')
    await measure({ folder, databaseUrl: database.url, lobby, bare, start })
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}
