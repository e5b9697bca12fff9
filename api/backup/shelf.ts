import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What a backup was made for, which is how its name begins: an operator asked for it, or an upgrade comes. */
export type Occasion = 'lobby' | 'before'

/** Names of backups: when they were made, so that they sort. */
const stamp = /^-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/
export const unfinished = '.unfinished'
/** Milliseconds after which nobody works on an unfinished one any more. */
const patience = 86_400_000

export const nameOf = (occasion: Occasion, madeAt: string): string =>
  `${occasion}-${madeAt.replaceAll(/[:.]/g, '-')}`
const isName = (occasion: Occasion, name: string) =>
  name.startsWith(occasion) && stamp.test(name.slice(occasion.length))

/** Paths of the whole backups in a folder, oldest first. */
export async function backupsIn(folder: string, occasion: Occasion): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => isName(occasion, name)).toSorted()
  return names.map((name) => join(folder, name)).filter((path) => existsSync(join(path, 'backup.json')))
}

/** Removes all but the newest `keep`, and what backups left that were cut off; returns how many went. */
export async function tidy(folder: string, occasion: Occasion, keep: number | undefined): Promise<number> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished) || !isName(occasion, name.slice(0, -unfinished.length))) continue
    const path = join(folder, name)
    if (Date.now() - (await stat(path)).mtimeMs > patience) await rm(path, { recursive: true, force: true })
  }
  const old = keep === undefined ? [] : (await backupsIn(folder, occasion)).slice(0, -keep)
  for (const path of old) await rm(path, { recursive: true, force: true })
  return old.length
}
