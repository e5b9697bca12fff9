import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Lobby {
  readonly url: string
  readonly process: ChildProcess
  /** What it has written until it listened: its log and errors. */
  readonly said: string
  /** Stops it as an operator would, and waits. */
  stop(): Promise<void>
}
export interface LobbyOptions {
  readonly dataDir: string
  readonly env?: Readonly<Record<string, string>>
}

/** A third of the work of a start is compiling, which all starts of all runs can share. */
export const compiled = join(import.meta.dirname, '../../../node_modules/.cache/lobby/compiled')

/** Starts the server as a separate process, as `npm start` does; resolves once it listens. */
export async function startLobby({ dataDir, env = {} }: LobbyOptions): Promise<Lobby> {
  const child = spawn(process.execPath, ['api/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: compiled,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      LOBBY_RATE_LIMIT: '0',
      ...(env.NODE_ENV === undefined ? { LOBBY_DEMO: 'brief' } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { url, said } = await new Promise<Pick<Lobby, 'url' | 'said'>>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /listens on (\S+)/.exec(output)
      if (found?.[1] !== undefined) resolve({ url: found[1], said: output })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)))
  })
  return {
    url,
    said,
    process: child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
      if (signal === 'SIGTERM') throw new Error('the server ended without ending its database')
    },
  }
}
