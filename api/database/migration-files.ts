import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const migrationsFolder = join(import.meta.dirname, 'migrations')
export const snapshotFile = join(migrationsFolder, 'snapshot.json')
export const statementBreak = '\n--> statement-breakpoint\n'

export interface Migration {
  /** `0001-first-tables`: the file's name without its ending; migrations are applied in this order. */
  readonly name: string
  readonly statements: readonly string[]
  /**
   * Whether it may be in no transaction, such as an index `concurrently`: its first line says so. It comes after all
   * others and may fail, so nothing may depend on it; it begins by dropping what an earlier try has left.
   */
  readonly isOutside?: boolean
}

/** How the first line of such a file begins; why is said behind it. */
const outsideMark = '-- outside the transaction:'

export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) =>
      parseMigration(file.slice(0, -'.sql'.length), await readFile(join(folder, file), 'utf8')),
    ),
  )
}

export const parseMigration = (name: string, text: string): Migration => ({
  name,
  isOutside: text.startsWith(outsideMark),
  statements: text
    .split(statementBreak.trim())
    .map((statement) => statement.trim())
    .filter((statement) => statement !== ''),
})
