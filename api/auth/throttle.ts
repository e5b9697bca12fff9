import { command, query } from '#api/sql/query.ts'
import type { Queryable } from '../database/pool.ts'
import { apiError, notFound } from '../http/error.ts'
import type { Caller } from '../context.ts'
import type { Limit } from './limits.ts'
import { isWithin } from './set-back.ts'
import type { AuthServices } from './services.ts'

/** Counters in the database, so that several server processes share them and a restart forgets nothing. */
export interface Slot {
  readonly allowed: boolean
  /** The try's number within the window. */
  readonly count: number
  /** Whole seconds until the window ends and attempts are counted from zero. */
  readonly retryAfter: number
}

/**
 * Takes one try in one atomic statement: of parallel tries no more than the limit succeed. The window starts with its
 * first try and later ones never extend it, so nobody is locked out for longer than one window.
 */
export async function takeSlot(db: Queryable, key: string, limit: Limit): Promise<Slot> {
  const [row] = await take(db, { key, seconds: limit.seconds })
  const { count, retry_after } = row ?? { count: limit.tries + 1, retry_after: limit.seconds }
  return { allowed: count <= limit.tries, count, retryAfter: Math.max(1, retry_after) }
}

const take = query({
  row: { count: 'integer', retry_after: 'integer' },
  takes: { key: 'text', seconds: 'integer' },
  sql: ({ key, seconds }) =>
    `insert into throttle as t (key, count, window_ends)
      values (${key}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        count = case when ${isWithin('t.window_ends', seconds)} then least(t.count + 1, 1000000) else 1 end,
        window_ends = case when ${isWithin('t.window_ends', seconds)} then t.window_ends else excluded.window_ends end
      returning count, ceil(extract(epoch from window_ends - now()))::int as retry_after`,
})

/** Like `takeSlot`, but throws 429 with `retry-after` when none is left. */
export async function requireSlot(db: Queryable, key: string, limit: Limit): Promise<void> {
  const slot = await takeSlot(db, key, limit)
  if (!slot.allowed) throw tooMany(slot.retryAfter)
}

/**
 * What `find` finds behind a secret that cannot be guessed; else 404 `record_not_found` or `refusal`, and 429 after many of them from
 * one address. What is right is never counted, so that nobody else's wrong links shut it.
 */
export async function findOrCount<T>(
  { db, key, limit, refusal = notFound }: Counted,
  find: () => Promise<T | undefined>,
): Promise<T> {
  const found = await find()
  if (found !== undefined) return found
  await requireSlot(db, key, limit)
  throw refusal()
}

interface Counted {
  readonly db: Queryable
  readonly key: string
  readonly limit: Limit
  readonly refusal?: () => Error
}

/** Takes one of the caller's uploads, of whatever kind. */
export const requireUploadSlot = (
  { db, limits }: Pick<AuthServices, 'db' | 'limits'>,
  { principal }: Caller,
) => requireSlot(db, `upload:account:${principal.accountId}`, limits.uploads)

export const tooMany = (retryAfter: number) => apiError(429, 'too_many_requests', [], { retryAfter })

/** Gives one try back, because it was right. */
export const giveBack = (db: Queryable, key: string) => lessenCount(db, { key })

const lessenCount = command({
  takes: { key: 'text' },
  sql: ({ key }) => `update throttle set count = count - 1 where key = ${key} and count > 0`,
})

/** Forgets all tries. */
export const forgive = (db: Queryable, key: string) => deleteCount(db, { key })

const deleteCount = command({
  takes: { key: 'text' },
  sql: ({ key }) => `delete from throttle where key = ${key}`,
})

export const cleanThrottle = command({
  takes: {},
  sql: () => 'delete from throttle where window_ends < now()',
})
