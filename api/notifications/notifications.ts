import type { RowOf } from '#domain/calls/call.ts'
import type { listNotifications as listNotificationsCall } from '#domain/calls/notifications.ts'
import type { Queryable } from '../database/pool.ts'
import type { Hub } from '../events/hub.ts'

type WebNotification = RowOf<typeof listNotificationsCall>

export interface Notice {
  readonly accountIds: readonly string[]
  /** At most 500 characters. */
  readonly message: string
  readonly link?: string
}

/** Puts a message into accounts' lists; open consoles hear of it at once. */
export async function notify(
  { db, hub }: { db: Queryable; hub: Hub },
  { accountIds, message, link }: Notice,
): Promise<void> {
  const rows = await db.query<{
    id: string
    account_id: string
    message: string
    link: string | null
    created_at: string
  }>(
    `insert into web_notification (account_id, message, link)
     select account_id, $2, $3 from unnest($1::bigint[]) as account_id returning id, account_id, message, link, created_at`,
    [[...new Set(accountIds)], message.slice(0, 500), link ?? null],
  )
  for (const { account_id, ...row } of rows) hub.send({ type: 'notification', accountId: account_id, ...row })
}

/** The latest first. */
export async function listNotifications(
  db: Queryable,
  { accountId, limit, offset }: { accountId: string; limit: number; offset: number },
) {
  const [data, [counts]] = await Promise.all([
    db.query<WebNotification>(
      `select id, message, link, created_at, read_at is not null as read from web_notification
       where account_id = $1 order by id desc limit $2 offset $3`,
      [accountId, limit, offset],
    ),
    db.query<{ total: number; total_unread: number }>(
      `select count(*)::int as total, count(*) filter (where read_at is null)::int as total_unread
       from web_notification where account_id = $1`,
      [accountId],
    ),
  ])
  return { data, total: counts?.total ?? 0, total_unread: counts?.total_unread ?? 0 }
}

/** False where the account has no such notification. */
export const markRead = async (db: Queryable, accountId: string, id: string): Promise<boolean> =>
  (await db.execute(
    'update web_notification set read_at = coalesce(read_at, now()) where account_id = $1 and id = $2',
    [accountId, id],
  )) === 1

export const markAllRead = (db: Queryable, accountId: string) =>
  db.execute('update web_notification set read_at = now() where account_id = $1 and read_at is null', [
    accountId,
  ])
