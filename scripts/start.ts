import { fileURLToPath } from 'node:url'
import { loadConfig } from '#api/config.ts'
import { refuseIfHeld } from '#api/database/cluster/lock.ts'
import { outlive } from '#api/outlive.ts'
import { buildConsole } from './build-console.ts'

/** `npm start`: the console built where it is stale, the server in this process, and where to go. */
async function start() {
  const config = loadConfig(process.env)
  // Before the build, which takes its time: whoever starts a second server hears of the first at once.
  if (config.databaseUrl === undefined) await refuseIfHeld(config.dataDir)
  await buildConsole(fileURLToPath(new URL('..', import.meta.url)))
  const { startServer } = await import('#api/main.ts')
  const server = await startServer(config)
  console.log(`\nLobby is open at ${server.url}\n`)
  if (server.isDemo) await tellAccounts()
  outlive(server, { delay: 15_000 })
}

async function tellAccounts() {
  const { demoAccounts, demoPassword } = await import('#entities/demo/index.ts')
  console.log(`Demo accounts, password ${demoPassword}:`)
  for (const { email, may } of demoAccounts) console.log(`  ${email.padEnd(22)} ${may}`)
}

await start().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const hint = isTaken ? '\nAnother program listens there. Choose another port: PORT=3001 npm start' : ''
  console.error((error instanceof Error ? error.message : String(error)) + hint)
  process.exit(1)
})
