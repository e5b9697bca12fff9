import { loadConfig } from '#api/config.ts'
import { startServer } from '#api/main.ts'
import { superviseProcess } from '#api/supervise-process.ts'
import { endWithSupervisor } from './end-with-supervisor.ts'
import { messageOf } from './run-command.ts'
import type { Ready } from './supervisor.ts'

export interface Opened {
  /** The address that it listens at: `http://localhost:3000`. */
  readonly url: string
  readonly isDemo: boolean
}

/** What the supervisor tells it once there is a console to serve. */
export interface Built {
  readonly isBuilt: true
}

const consoleBuilt = () =>
  new Promise<void>((resolve, reject) => {
    if (process.send === undefined) return resolve()
    process.once('message', () => resolve())
    process.once('disconnect', () => reject(new Error('The console was not built')))
  })

/** The server as `npm start` runs it: a child of the supervisor, which it notifies when it is ready. */
async function serve() {
  const built = consoleBuilt()
  // It may fail before the start waits for it.
  built.catch(() => undefined)
  const server = await startServer(loadConfig(process.env), built)
  superviseProcess(server, { delay: 15_000 })
  const { url, isDemo } = server
  process.send?.({ ready: { url, isDemo } satisfies Opened } satisfies Ready)
  endWithSupervisor()
}

await serve().catch((error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const hint =
    code === 'EADDRINUSE' ? '\nAnother program listens there. Choose another port: PORT=3001 npm start' : ''
  console.error(messageOf(error) + hint)
  process.exit(1)
})
