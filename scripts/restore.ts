import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadServerKey } from '#api/auth/server-key.ts'
import { restoreBackup } from '#api/backup/restore.ts'
import { loadConfig } from '#api/config.ts'
import { runCommand } from './run-command.ts'

/**
 * `restore -- <backup> [--to DATA_DIR] [--key file]` restores a backup into an empty place, and says so only after the
 * books were checked and every file was opened. Nobody is served meanwhile and nothing is sent.
 */
async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, key: { type: 'string' } },
  })
  const [backup] = positionals
  if (backup === undefined)
    throw new Error('Which backup? npm run restore -- <folder of the backup> [--to DATA_DIR] [--key file]')
  if (values.key !== undefined && !existsSync(values.key)) throw new Error(`There is no key in ${values.key}`)
  const config = loadConfig({ ...process.env, ...(values.to === undefined ? {} : { DATA_DIR: values.to }) })
  const key =
    values.key === undefined ? undefined : await loadServerKey({ file: resolve(values.key), isNamed: true })
  const manifest = await restoreBackup({ config, backup: resolve(backup), key })
  console.log(
    `Restored to ${config.dataDir} as it was on ${manifest.made_at}: all rules of the books hold, files that open: ` +
      `${manifest.files.length}. Start it with DATA_DIR=${config.dataDir}; what waited to be sent is sent then.`,
  )
}

await runCommand(restore)
