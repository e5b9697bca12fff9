import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { account } from '#entities/account/account.ts'

/**
 * Seconds by which the clock of the database, or that of this process (`now`), is behind the newest line of any
 * building's log. By building, so that an index finds each.
 */
export const clockGap = query({
  row: { seconds: 'integer' },
  takes: { now: 'timestamptz' },
  sql: ({ now }) =>
    `select coalesce(greatest(0, ceil(extract(epoch from max(l.newest) - least(now(), ${now})))), 0)::integer as seconds
      from building b cross join lateral
        (select max(created_at) as newest from log where building_id = b.id) l`,
})

/** It is written to unless it follows another one, or is set to be only read: its own transactions say that. */
export const databaseFigures = query({
  row: { version: 'text', bytes: 'bigint', connections: 'integer', is_primary: 'boolean' },
  takes: {},
  sql: () =>
    `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
        (select count(*)::integer from pg_stat_activity where datname = current_database()) as connections,
        not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as is_primary`,
})

/**
 * Databases that follow this one. What a role may not see of them is null: their state, name and all. One that has sent no
 * word for half a minute (it sends one each ten seconds) is late by that.
 */
export const standbys = query({
  row: { name: 'text | null', late_seconds: 'integer | null' },
  takes: {},
  sql: () =>
    `select application_name as name, case when state is not null then ceil(extract(epoch from greatest(
        coalesce(replay_lag, '0'), case when now() - reply_time > '30 s' then now() - reply_time else '0' end)))::integer
        end as late_seconds
      from pg_stat_replication where state is distinct from 'backup' order by application_name`,
})

/** Databases for which this one keeps what they have missed, since they are not connected: a slot is kept for each. */
export const lostStandbys = query({
  row: { name: 'text' },
  takes: {},
  sql: () =>
    `select coalesce(slot_name::text, '') as name from pg_replication_slots
      where slot_type = 'physical' and active is false order by 1`,
})

export const fileFigures = query({
  row: { count: 'integer', bytes: 'bigint' },
  takes: {},
  sql: () => `select count(*)::integer as count, coalesce(sum(size), 0)::bigint as bytes from file`,
})

/**
 * Messages that may still leave, those among them that have failed before, and those that were given up; `channels` leave
 * this server, others wait for one. Each part has its index: what was sent in years is not looked at.
 */
export const mailFigures = query({
  row: { waiting: 'integer', retrying: 'integer', due_since: 'timestamptz | null', failed: 'integer' },
  takes: { channels: 'text[]' },
  sql: ({ channels }) =>
    `select w.waiting, w.retrying, w.due_since, f.failed
      from (select count(*)::integer as waiting,
          count(*) filter (where channel = any (${channels})
            and (status = 'failed' or status = 'sending' and attempts > 1))::integer as retrying,
          min(next_try_at) filter (where next_try_at < now() and channel = any (${channels})) as due_since
        from outbox where next_try_at is not null) w,
      (select count(*)::integer as failed from outbox
        where created_at > now() - interval '1 day' and status = 'failed' and next_try_at is null) f`,
})

/** Active administrators whom no message with this link has reached within a day. */
export const untoldAdmins = query({
  row: { id: 'bigint' },
  takes: { link: 'text' },
  sql: ({ link }) =>
    `select a.id from account a
      where a.type = ${optionsOf(account, 'type').org_admin} and a.deleted_at is null
        and a.status = ${statesOf(account).active}
        and not exists (select from web_notification n
          where n.account_id = a.id and n.link = ${link} and n.created_at > now() - interval '1 day')
      order by a.id`,
})
