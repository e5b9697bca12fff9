import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api'
import {
  migrationsFolder,
  readMigrations,
  snapshotFile,
  statementBreak,
} from '#api/database/migration-files.ts'
import { databaseSchema } from '#api/database/schema.ts'
import { registry } from '#entities/index.ts'
import { snapshotText } from './snapshot-text.ts'

/**
 * `db:migration <name>` writes the next migration: the changes of the declarations since the last snapshot. `--check`
 * writes nothing and fails if there are any. Neither needs a database.
 */
const check = process.argv.includes('--check')
const name = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? 'change'

const before = await lastSnapshot()
const after = generateDrizzleJson(databaseSchema(registry), before.id)
const statements = await generateMigration(before, after)

if (statements.length === 0) console.log('Tables and migrations agree.')
else if (check) {
  console.error(
    `The declarations ask for ${statements.length} changes that no migration makes:\n\n${statements.join('\n')}`,
  )
  console.error('\nRun: npm run db:migration <name>')
  process.exitCode = 1
} else {
  // Numbers may have gaps.
  const last = Number((await readMigrations()).at(-1)?.name.slice(0, 4) ?? -1)
  const number = String(last + 1).padStart(4, '0')
  const file = `${number}-${name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.sql`
  await writeFile(
    join(migrationsFolder, file),
    `${statements.map((text) => text.trim()).join(statementBreak)}\n`,
  )
  await writeFile(snapshotFile, snapshotText(after))
  console.log(`Written: ${file} (${statements.length} statements). Read it before you commit it.`)
}

async function lastSnapshot(): Promise<DrizzleSnapshotJSON> {
  const text = await readFile(snapshotFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? generateDrizzleJson({}) : (JSON.parse(text) as DrizzleSnapshotJSON)
}
