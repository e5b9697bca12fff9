import { fileURLToPath } from 'node:url'
import { loadConfig } from '#api/config.ts'
import { refuseIfHeld } from '#api/database/cluster/lock.ts'
import { buildConsole } from './build-console.ts'
import { messageOf } from './run-command.ts'
import type { Built, Opened } from './serve.ts'
import { supervise } from './supervisor.ts'

/**
 * `npm start`: builds the console if it is stale, runs the server as a child that is restarted when it dies, and prints
 * the address. While the console is built, the server prepares its database.
 */
async function start(): Promise<number> {
  const config = loadConfig(process.env)
  // Before the build, which takes time: a second server on the same data is refused immediately.
  if (config.databaseUrl === undefined) await refuseIfHeld(config.dataDir)
  const built = buildConsole(fileURLToPath(new URL('..', import.meta.url)))
  // Half of a start is to compile the server's files. Where nothing can be kept there, each start does it.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../node_modules/.cache/lobby/compiled', import.meta.url),
  )
  const supervisor = supervise({
    words: [fileURLToPath(new URL('serve.ts', import.meta.url))],
    say: console.error,
    greeting: built.then(() => ({ isBuilt: true }) satisfies Built),
    onReady: (ready, isFirst) => void tellOpened(ready as Opened, isFirst),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => supervisor.stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  return Promise.race([supervisor.ended, built.then(() => supervisor.ended)])
}

async function tellOpened({ url, isDemo }: Opened, isFirst: boolean) {
  if (!isFirst) return console.log(`\nLobby is open again at ${url}\n`)
  console.log(`\nLobby is open at ${url}\n`)
  if (!isDemo) return
  const { demoAccounts, demoPassword } = await import('#entities/demo/index.ts')
  console.log(`Demo accounts, password ${demoPassword}:`)
  for (const { email, may } of demoAccounts) console.log(`  ${email.padEnd(22)} ${may}`)
}

await start().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(messageOf(error))
    process.exit(1)
  },
)
