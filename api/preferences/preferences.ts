import type { Queryable } from '../database/pool.ts'
import { invalidInput } from '../http/error.ts'

/** Bytes of one preference as JSON, and how many a user may have. */
export const preferenceLimits = { bytes: 16_384, keys: 300 } as const

export interface Preference {
  readonly accountId: string
  readonly key: string
  /** Any JSON value. */
  readonly content: unknown
}

/** What a user's console keeps by key: columns, density, the state of a list. */
export async function preferencesOf(db: Queryable, accountId: string): Promise<Record<string, unknown>> {
  const rows = await db.query<{ key: string; content: unknown }>(
    'select key, content from user_preference where account_id = $1 order by key',
    [accountId],
  )
  return Object.fromEntries(rows.map((row) => [row.key, row.content]))
}

export async function preferenceOf(db: Queryable, accountId: string, key: string): Promise<unknown> {
  const [row] = await db.query<{ content: unknown }>(
    'select content from user_preference where account_id = $1 and key = $2',
    [accountId, key],
  )
  return row?.content ?? null
}

/** Null forgets it. */
export async function savePreference(db: Queryable, { accountId, key, content }: Preference): Promise<void> {
  if (content === null) {
    await db.execute('delete from user_preference where account_id = $1 and key = $2', [accountId, key])
    return
  }
  const text = JSON.stringify(content)
  if (Buffer.byteLength(text) > preferenceLimits.bytes)
    throw invalidInput([
      { field: 'content', code: 'too_long', limits: { maxLength: preferenceLimits.bytes } },
    ])
  const written = await db.execute(
    `insert into user_preference (account_id, key, content)
     select $1, $2, $3::jsonb where (select count(*) from user_preference where account_id = $1 and key <> $2) < $4
     on conflict (account_id, key) do update set content = excluded.content, updated_at = now()`,
    [accountId, key, text, preferenceLimits.keys],
  )
  if (written === 0) throw invalidInput([{ field: 'key', code: 'too_many_items' }])
}
