import { isAbsolute } from 'node:path'
import { parseArgs } from 'node:util'
import { keyPlaceOf, loadServerKey } from '#api/auth/server-key.ts'
import { loadConfig } from '#api/config.ts'
import { createPool } from '#api/database/pool.ts'
import { changeSecret } from '#api/setup/change-secret.ts'
import { openInstalled } from './probe-database.ts'
import { runCommand } from './run-command.ts'

/**
 * `secret:change -- /etc/lobby/new.key` seals everything anew under the secret of that file, which is made if it does not
 * exist. `--lost`: the former secret is gone; the server can start again, without what was sealed. Stop all servers first.
 */
async function change(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lost: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined || !isAbsolute(file))
    throw new Error('Where to? npm run secret:change -- /absolute/path/of/the/new.key [--lost]')
  const config = loadConfig(process.env)
  const database = await openInstalled(config, { isAlone: true })
  const owner = createPool(database.url, { max: 1 })
  try {
    const from = values.lost ? undefined : await loadServerKey(keyPlaceOf(config))
    const { sealedAnew, lost, recoveryCodes, invitations } = await changeSecret(owner, {
      from,
      to: await loadServerKey({ file, isNamed: true }),
    })
    console.log(
      `Sealed anew: ${sealedAnew}. Can't be read any more: ${lost} (enter the banks' secrets again, and npm run second-factor:reset). ` +
        `Recovery codes that ended: ${recoveryCodes}; their owners make new ones in their profile. ` +
        `Invitations to the app that ended: ${invitations}; send them again.\n` +
        `From now on start with LOBBY_KEY_FILE=${file} and without LOBBY_SECRET; or, as in a container, with what is in that file as ` +
        'LOBBY_SECRET, and remove the file.',
    )
  } finally {
    await owner.close()
    await database.stop()
  }
}

await runCommand(change)
