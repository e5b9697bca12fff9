import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const migrationsFolder = join(import.meta.dirname, 'migrations')
export const snapshotFile = join(migrationsFolder, 'snapshot.json')
export const statementBreak = '\n--> statement-breakpoint\n'

export interface Migration {
  /** `0001-first-tables`: the file's name without its ending; migrations are applied in this order. */
  readonly name: string
  readonly statements: readonly string[]
}

export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.sql'.length),
      statements: (await readFile(join(folder, file), 'utf8'))
        .split(statementBreak.trim())
        .map((statement) => statement.trim())
        .filter((statement) => statement !== ''),
    })),
  )
}
