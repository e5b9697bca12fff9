import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const count = z.number().int().min(0)
const part = z.strictObject({ name: z.string(), bytes: count, sha256: z.string() })
const told = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Of Lobby. */
  version: z.string(),
  /** `embedded`: a copy of the cluster, for the same PostgreSQL; `dump`: by pg_dump. */
  kind: z.enum(['embedded', 'dump']),
  /** Version of PostgreSQL. */
  postgres: z.string(),
  /** Version of the pg_dump that made a dump; undefined: it is a copy of the cluster, or made before this was kept. */
  pg_dump: z.string().optional(),
  migrations: z.array(z.string()),
  /** Rows of the books when the backup began, by table: nobody can take any away. */
  counts: z.record(z.string(), count),
  /** A keyed hash of the server's secret, which tells nothing of it; null: the data has none yet. */
  secret: z.string().nullable(),
  /** Whether its parts are encrypted. */
  is_sealed: z.boolean(),
  database: part,
  /** One for each uploaded file; the key under which the store has it is the name without `files/`. */
  files: z.array(part),
})
const manifest = told.extend({ sum: z.string() })

/** What `backup.json` says of a backup. */
export type Manifest = z.infer<typeof told>

const fileName = 'backup.json'
const sumOf = (content: Manifest) => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** A backup is one once this is written. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const ordered = told.parse(content)
  const handle = await open(join(folder, fileName), 'wx', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify({ ...ordered, sum: sumOf(ordered) }, undefined, 1)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Throws where the folder holds no backup, or what is said of it was changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`There is no whole backup in ${folder}: ${fileName} is missing`)
  const { data } = manifest.safeParse(orNothing(text))
  const { sum, ...content } = data ?? { sum: '' }
  if (data === undefined || sumOf(content as Manifest) !== sum)
    throw new Error(`${fileName} of ${folder} was changed since the backup was made, or is of a newer Lobby`)
  return content as Manifest
}

function orNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
