import { command, query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'

/** All uploaded files, each with what its bytes must be. */
export const storedFiles = query({
  row: { storage_key: 'text', name: 'text', size: 'numeric', sha256: 'text' },
  takes: {},
  sql: () =>
    `select c.storage_key, f.name, f.size, f.sha256 from file_content c join file f on f.id = c.file_id order by c.file_id`,
})

export const secretProof = query({
  row: { content: json<{ readonly proof: string }>() },
  takes: {},
  sql: () => `select content from setting where organisation_id = 0 and code = 'server_secret'`,
})

export const appliedMigrations = query({
  row: { name: 'text' },
  takes: {},
  sql: () => `select name from migration order by name`,
})

export const postgresVersion = query({
  row: { version: 'text' },
  takes: {},
  sql: () => `select current_setting('server_version') as version`,
})

/** What the server knows of its backups; moments as in `toISOString`. */
export interface BackupNote {
  /** When the last one was made. */
  readonly made_at: string | null
  /** When one was last restored and found whole. */
  readonly proved_at: string | null
}

export const backupNote = query({
  row: { content: json<BackupNote>() },
  takes: {},
  sql: () => `select content from setting where organisation_id = 0 and code = 'backup'`,
})

/** What is not known this time stays as it is. */
export const noteBackup = command({
  takes: { made_at: 'text | null', proved_at: 'text | null' },
  sql: ({ made_at: made, proved_at: proved }) =>
    `insert into setting (organisation_id, code, content)
      values (0, 'backup', jsonb_build_object('made_at', ${made}::text, 'proved_at', ${proved}::text))
      on conflict (organisation_id, building_id, code) do update set updated_at = now(),
        content = jsonb_build_object('made_at', coalesce(${made}::text, setting.content ->> 'made_at'),
          'proved_at', coalesce(${proved}::text, setting.content ->> 'proved_at'))`,
})

/** What the database takes on its disk. */
export const databaseSize = query({
  row: { bytes: 'bigint' },
  takes: {},
  sql: () => `select pg_database_size(current_database()) as bytes`,
})
