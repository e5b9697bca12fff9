import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadServerKey } from '#api/auth/server-key.ts'
import { majorOf } from '#api/backup/dump.ts'
import { makeBackup } from '#api/backup/make.ts'
import { loadConfig } from '#api/config.ts'
import { openInstalled } from './probe-database.ts'
import { runCommand } from './run-command.ts'

/**
 * `backup -- <folder> [--keep 14] [--key file]` backs up database and files, with the server running or stopped, into a
 * folder of their own below that folder. `--keep`: only so many stay there; `--key`: encrypted under the secret of that
 * file, which is made if it does not exist.
 */
async function backUp(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, key: { type: 'string' } },
  })
  const [folder] = positionals
  if (folder === undefined) throw new Error('Where to? npm run backup -- <folder> [--keep 14] [--key file]')
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new Error('--keep says how many backups stay: a whole number from 1 on')
  const config = loadConfig(process.env)
  const database = await openInstalled(config)
  try {
    const key = values.key === undefined ? undefined : await keyIn(resolve(values.key))
    const began = performance.now()
    const { path, manifest, removed } = await makeBackup({
      config,
      url: database.url,
      folder: resolve(folder),
      keep,
      key,
    })
    const bytes = [manifest.database, ...manifest.files].reduce((sum, part) => sum + part.bytes, 0)
    console.log(
      `Backed up to ${path}: ${(bytes / 2 ** 20).toFixed(1)} MB, files: ${manifest.files.length}, ` +
        `${((performance.now() - began) / 1000).toFixed(1)} s. Older backups removed: ${removed}.`,
    )
    const { postgres, pg_dump: made = postgres } = manifest
    if (majorOf(made) > majorOf(postgres))
      console.log(
        `pg_dump ${made} made it of PostgreSQL ${postgres}: only PostgreSQL ${majorOf(made)} or later takes it back. ` +
          'Install the client programs of the database to have one that goes back into it.',
      )
  } finally {
    await database.stop()
  }
}

/** The key of that file. Says so where it had to be made: a slip in the name makes another one than last time's. */
async function keyIn(file: string): Promise<Buffer> {
  const isNew = !existsSync(file)
  const key = await loadServerKey({ file, isNamed: true })
  if (isNew)
    console.log(
      `A new key was made in ${file}. Keep a copy of it elsewhere: nothing opens this backup without it.`,
    )
  return key
}

await runCommand(backUp)
