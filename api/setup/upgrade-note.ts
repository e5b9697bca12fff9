import type { Queryable } from '../database/pool.ts'
import { command, query } from '../sql/query.ts'
import { json } from '../sql/types.ts'
import { version } from '../version.ts'

/** What the server knows of the last upgrade of its database. */
export interface UpgradeNote {
  /** When it was tried, as in `toISOString`. */
  readonly at: string
  /** The Lobby that did it. */
  readonly version: string
  readonly migrations: number
  /** Why it failed, for operators; null: it did not. */
  readonly failed: string | null
  /** Where the backup from before it is; null: there is none of ours. */
  readonly backup: string | null
}

/** Keeps what came of an upgrade. One that failed is kept for the version that goes on. */
export async function noteUpgrade(
  owner: Queryable,
  { migrations = 0, failed = null, backup = null }: Partial<Omit<UpgradeNote, 'at' | 'version'>>,
): Promise<void> {
  const note: UpgradeNote = { at: new Date().toISOString(), version, migrations, failed, backup }
  await keepNote(owner, { content: JSON.stringify(note) })
}

const keepNote = command({
  takes: { content: 'jsonb' },
  sql: ({ content }) =>
    `insert into setting (organisation_id, code, content) values (0, 'upgrade', ${content})
      on conflict (organisation_id, building_id, code) do update set updated_at = now(), content = excluded.content`,
})

export const upgradeNote = query({
  row: { content: json<UpgradeNote>() },
  takes: {},
  sql: () => `select content from setting where organisation_id = 0 and code = 'upgrade'`,
})
