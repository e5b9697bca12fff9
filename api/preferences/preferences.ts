import { command, query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import type { Queryable } from '../database/pool.ts'
import { invalidInput } from '../http/error.ts'

/**
 * Bytes of one preference as JSON, how many preferences a user may have, and their bytes together: the console asks for
 * all of them at once, which must cost little.
 */
export const preferenceLimits = { bytes: 16_384, keys: 300, bytesInAll: 262_144 } as const

export interface Preference {
  readonly accountId: string
  readonly key: string
  /** Any JSON value. */
  readonly content: unknown
}

/** A user's console settings by key: columns, density, the state of a list. */
export async function preferencesOf(db: Queryable, accountId: string): Promise<Record<string, unknown>> {
  const rows = await allPreferences(db, { accountId })
  return Object.fromEntries(rows.map((row) => [row.key, row.content]))
}

const allPreferences = query({
  row: { key: 'text', content: json<unknown>() },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select key, content from user_preference where account_id = ${accountId} order by key`,
})

export async function preferenceOf(db: Queryable, accountId: string, key: string): Promise<unknown> {
  const [row] = await preferenceByKey(db, { accountId, key })
  return row?.content ?? null
}

const preferenceByKey = query({
  row: { content: json<unknown>() },
  takes: { accountId: 'bigint', key: 'text' },
  sql: ({ accountId, key }) =>
    `select content from user_preference where account_id = ${accountId} and key = ${key}`,
})

/** Null deletes it. */
export async function savePreference(db: Queryable, { accountId, key, content }: Preference): Promise<void> {
  if (content === null) {
    await deletePreference(db, { accountId, key })
    return
  }
  const text = JSON.stringify(content)
  if (Buffer.byteLength(text) > preferenceLimits.bytes)
    throw invalidInput([
      { field: 'content', code: 'too_long', limits: { maxLength: preferenceLimits.bytes } },
    ])
  const written = await upsertPreference(db, { accountId, key, content: text })
  if (written === 0) throw invalidInput([{ field: 'key', code: 'too_many_items' }])
}

const deletePreference = command({
  takes: { accountId: 'bigint', key: 'text' },
  sql: ({ accountId, key }) => `delete from user_preference where account_id = ${accountId} and key = ${key}`,
})

/** Writes nothing if the account's others leave no room for it. */
const upsertPreference = command({
  takes: { accountId: 'bigint', key: 'text', content: 'jsonb' },
  sql: ({ accountId, key, content }) =>
    `insert into user_preference (account_id, key, content)
      select ${accountId}, ${key}, ${content}
      where (select count(*) < ${preferenceLimits.keys}
          and coalesce(sum(octet_length(content::text)), 0) + octet_length(${content}::text)
            <= ${preferenceLimits.bytesInAll}
        from user_preference where account_id = ${accountId} and key <> ${key})
      on conflict (account_id, key) do update set content = excluded.content, updated_at = now()`,
})
