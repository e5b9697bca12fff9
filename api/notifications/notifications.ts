import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import type { Queryable } from '../database/pool.ts'
import type { Hub } from '../events/hub.ts'

/** Characters of a message: a title and a text of the longest that an office may write, and what joins them. */
const longest = 602

export interface Notice {
  readonly accountIds: readonly string[]
  /** At most `longest` characters. */
  readonly message: string
  readonly link?: string
  /** The building that it is about. */
  readonly buildingId: string | null
}

/** Adds a message to the accounts' lists; open consoles are notified immediately. */
export async function notify(
  { db, hub }: { db: Queryable; hub: Hub },
  { accountIds, message, link, buildingId }: Notice,
): Promise<void> {
  const unique = [...new Set(accountIds)]
  const rows = await insertNotices(db, {
    accountIds: unique,
    message: message.slice(0, longest),
    link: link ?? null,
    buildingId,
  })
  for (const { account_id, ...row } of rows) hub.send({ type: 'notification', accountId: account_id, ...row })
}

const shown = {
  id: 'bigint',
  message: 'text',
  link: 'text | null',
  building_id: 'bigint | null',
  created_at: 'timestamptz',
} as const satisfies Slots

const insertNotices = query({
  row: { ...shown, account_id: 'bigint' },
  takes: { accountIds: 'bigint[]', message: 'text', link: 'text | null', buildingId: 'bigint | null' },
  sql: ({ accountIds, message, link, buildingId }) =>
    `insert into web_notification (account_id, message, link, building_id)
      select account_id, ${message}, ${link}, ${buildingId} from unnest(${accountIds}) as account_id
      returning id, account_id, message, link, building_id, created_at`,
})

/** What one account is told. */
export interface Told extends Pick<Notice, 'message' | 'link' | 'buildingId'> {
  readonly accountId: string
}

/**
 * Adds a message of its own to each account's list. The caller announces what was added (`announce`) after the commit.
 */
export const addNotices = (db: Queryable, notices: readonly Told[]) =>
  insertEach(db, {
    accountIds: notices.map(({ accountId }) => accountId),
    messages: notices.map(({ message }) => message.slice(0, longest)),
    links: notices.map(({ link }) => link ?? ''),
    buildingIds: notices.map(({ buildingId }) => buildingId ?? '0'),
  })

/** Tells open consoles of messages that were added. */
export function announce(hub: Pick<Hub, 'send'>, added: Awaited<ReturnType<typeof addNotices>>): void {
  for (const { account_id, ...row } of added)
    hub.send({ type: 'notification', accountId: account_id, ...row })
}

const insertEach = query({
  row: { ...shown, account_id: 'bigint' },
  takes: { accountIds: 'bigint[]', messages: 'text[]', links: 'text[]', buildingIds: 'bigint[]' },
  sql: ({ accountIds, messages, links, buildingIds }) =>
    `insert into web_notification (account_id, message, link, building_id)
      select n.account_id, n.message, nullif(n.link, ''), nullif(n.building_id, 0)
      from unnest(${accountIds}, ${messages}, ${links}, ${buildingIds}) as n(account_id, message, link, building_id)
      returning id, account_id, message, link, building_id, created_at`,
})

/** The latest first. */
export async function listNotifications(
  db: Queryable,
  { accountId, limit, offset }: { accountId: string; limit: number; offset: number },
) {
  const [data, [counts]] = await Promise.all([
    latestNotices(db, { accountId, limit, offset: String(offset) }),
    countNotices(db, { accountId }),
  ])
  return { data, total: counts?.total ?? 0, total_unread: counts?.total_unread ?? 0 }
}

const latestNotices = query({
  row: { ...shown, read: 'boolean' },
  takes: { accountId: 'bigint', limit: 'integer', offset: 'bigint' },
  sql: ({ accountId, limit, offset }) =>
    `select id, message, link, building_id, created_at, read_at is not null as read from web_notification
      where account_id = ${accountId} order by id desc limit ${limit} offset ${offset}`,
})

const countNotices = query({
  row: { total: 'integer', total_unread: 'integer' },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select count(*)::int as total, count(*) filter (where read_at is null)::int as total_unread
      from web_notification where account_id = ${accountId}`,
})

/** False where the account has no such notification. */
export const markRead = async (db: Queryable, accountId: string, id: string): Promise<boolean> =>
  (await readNotice(db, { accountId, id })) === 1

const readNotice = command({
  takes: { accountId: 'bigint', id: 'bigint' },
  sql: ({ accountId, id }) =>
    `update web_notification set read_at = coalesce(read_at, now()) where account_id = ${accountId} and id = ${id}`,
})

export const markAllRead = command({
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `update web_notification set read_at = now() where account_id = ${accountId} and read_at is null`,
})
