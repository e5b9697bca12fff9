import { logLinesSql } from '#api/audit/log-insert.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { column, columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { building } from '#entities/property/building.ts'
import { place } from './audience.ts'

const is = statesOf(pushNotification)

const noneMoves = `and not exists (select from push_notification
    where status = ${is.sending} and updated_at >= now() - interval '30 seconds')`

/** Messages that are being sent; with `stuck`, only if none of them has moved for half a minute. */
export const sendingPushes = query({
  row: columns(pushNotification, ['id']),
  takes: {},
  over: { all: '', stuck: noneMoves },
  sql: (_, condition) =>
    `select id from push_notification
      where status = ${is.sending} and deleted_at is null ${condition} order by id`,
})

export const pushById = query({
  row: {
    ...columns(pushNotification, [
      'id',
      'building_id',
      'title',
      'content',
      'link',
      'status',
      'sent_by_id',
      'topic_id',
    ]),
    organisation_id: 'bigint',
    building: 'text',
    currency_code: column(building, 'currency_code'),
  },
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select n.id, n.building_id, n.title, n.content, n.link, n.status, n.sent_by_id, n.topic_id, b.organisation_id,
        b.name as building, b.currency_code
      from push_notification n join building b on b.id = n.building_id
      where n.id = ${id} and n.deleted_at is null`,
})
export type PushRow = RowOf<typeof pushById>

/** Locks a message that is being sent: of several processes one works on it at a time. */
export const holdPush = query({
  row: columns(pushNotification, ['status']),
  takes: place,
  sql: ({ buildingId, id }) =>
    `select status from push_notification
      where building_id = ${buildingId} and id = ${id} and deleted_at is null for no key update`,
})

/** Sets the number of recipients, before the first part is sent. */
export const setTotal = command({
  takes: { ...place, total: 'integer' },
  sql: ({ buildingId, id, total }) =>
    `update push_notification
      set total = greatest(${total}::int, coalesce(sent_count, 0) + coalesce(failed_count, 0))
      where building_id = ${buildingId} and id = ${id}`,
})

/** Notes residents with their outcomes; returns those who were not noted yet. */
export const keepRecipients = query({
  row: { resident_id: 'bigint' },
  takes: { ...place, recipients: 'jsonb' },
  sql: ({ buildingId, id, recipients }) =>
    `insert into push_recipient (building_id, push_notification_id, resident_id, apartment_id, recipient, outcome,
        search_text)
      select ${buildingId}, ${id}, k.resident_id, k.apartment_id, k.recipient, k.outcome, plain_text(k.recipient)
      from jsonb_to_recordset(${recipients}) k(resident_id bigint, apartment_id bigint, recipient text, outcome text)
      on conflict (building_id, push_notification_id, resident_id) do nothing
      returning resident_id`,
})

export const countSent = command({
  takes: { ...place, sent: 'integer', failed: 'integer' },
  sql: ({ buildingId, id, sent, failed }) =>
    `update push_notification set sent_count = coalesce(sent_count, 0) + ${sent},
        failed_count = coalesce(failed_count, 0) + ${failed}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${id}`,
})

/** SQL of a move that the server makes by itself, with a line in the log for each message. */
const moveSql = (by: {
  readonly action: 'start' | 'finish' | 'fail'
  readonly from: string
  readonly to: string
  readonly set?: string
  readonly where: string
}) => `with m as (update push_notification t set status = ${by.to}${by.set ?? ''}, ${bumpSql('t')}
      where t.status = ${by.from} and t.deleted_at is null and ${by.where} returning t.*),
    l as (${logLinesSql(
      {
        building_id: 'm.building_id',
        organisation_id: 'b.organisation_id',
        actor_name: `'Lobby'`,
        action: `'${by.action}'`,
        resource: `'${pushNotification.name}'`,
        record_id: 'm.id::text',
        record_title: 'm.title',
        changes: `jsonb_build_array(jsonb_build_object('field', 'status', 'before', ${by.from}, 'after', ${by.to}))`,
      },
      'm join building b on b.id = m.building_id',
    )})
    select id, building_id from m`

const moved = columns(pushNotification, ['id', 'building_id'])

/** Starts the messages whose time has come. Of two servers, the second finds them started. */
export const startDue = query({
  row: moved,
  takes: {},
  sql: () =>
    moveSql({ action: 'start', from: is.scheduled, to: is.sending, where: 't.scheduled_at <= now()' }),
})

export const finishPush = query({
  row: moved,
  takes: place,
  sql: ({ buildingId, id }) =>
    moveSql({
      action: 'finish',
      from: is.sending,
      to: is.sent,
      set: `, sent_at = now(), problem = null, sent_count = coalesce(t.sent_count, 0),
        failed_count = coalesce(t.failed_count, 0), total = coalesce(t.sent_count, 0) + coalesce(t.failed_count, 0)`,
      where: `t.building_id = ${buildingId} and t.id = ${id}`,
    }),
})

export const failPush = query({
  row: moved,
  takes: { ...place, problem: column(pushNotification, 'problem') },
  sql: ({ buildingId, id, problem }) =>
    moveSql({
      action: 'fail',
      from: is.sending,
      to: is.failed,
      set: `, problem = ${problem}`,
      where: `t.building_id = ${buildingId} and t.id = ${id}`,
    }),
})
