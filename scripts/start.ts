import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { loadConfig } from '../api/config.ts'
import { startServer } from '../api/main.ts'
import { demoAccounts, demoPassword } from '../entities/demo/index.ts'
import { buildConsole } from './build-console.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  const config = loadConfig(process.env)
  await buildConsole(root)
  const server = await startServer(config)
  console.log(`\nLobby is open at ${server.url}\n`)
  if (config.demo && config.databaseUrl === undefined) tellAccounts()
  closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err !== undefined) console.error(err)
    await server.close()
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function tellAccounts() {
  console.log(`Demo accounts, password ${demoPassword}:`)
  for (const { email, may } of demoAccounts) console.log(`  ${email.padEnd(22)} ${may}`)
}
