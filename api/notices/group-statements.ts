import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { column, columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { groupNoticeSlip } from '#entities/notices/group-notice-slip.ts'
import { building } from '#entities/property/building.ts'
import { place } from './figures.ts'

const groupIs = statesOf(groupNoticeSlip)

const noneMoves = `and not exists (select from group_notice_slip
    where status = ${groupIs.sending} and updated_at >= now() - interval '30 seconds')`

/** Batches that are being sent; with `stuck`, only if none of them has moved for half a minute. */
export const sendingGroups = query({
  row: columns(groupNoticeSlip, ['id']),
  takes: {},
  over: { all: '', stuck: noneMoves },
  sql: (_, condition) =>
    `select id from group_notice_slip where status = ${groupIs.sending} ${condition} order by id`,
})

export const groupById = query({
  row: {
    ...columns(groupNoticeSlip, [
      'id',
      'building_id',
      'kind',
      'name',
      'month',
      'collect_on',
      'status',
      'include_qr',
      'channels',
      'note',
    ]),
    acts_for: 'bigint | null',
    organisation_id: 'bigint',
    building_name: column(building, 'name'),
    currency_code: column(building, 'currency_code'),
  },
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select g.id, g.building_id, g.kind, g.name, g.month, g.collect_on, g.status, g.include_qr, g.channels, g.note,
        coalesce(g.updated_by, g.created_by) as acts_for, b.organisation_id, b.name as building_name, b.currency_code
      from group_notice_slip g join building b on b.id = g.building_id where g.id = ${id}`,
})
export type GroupRow = RowOf<typeof groupById>

/** Locks a batch that is being sent: of several processes one works on it at a time. */
export const holdGroup = query({
  row: { cursor: 'bigint', ...columns(groupNoticeSlip, ['status']) },
  takes: place,
  sql: ({ buildingId, groupId }) =>
    `select cursor, status from group_notice_slip
      where building_id = ${buildingId} and id = ${groupId} for no key update`,
})

/** How much a sending has to do, before its first step. */
export const setTotal = command({
  takes: { ...place, total: 'integer' },
  sql: ({ buildingId, groupId, total }) =>
    `update group_notice_slip set total = ${total}
      where building_id = ${buildingId} and id = ${groupId} and total is null`,
})

/** The place to go on from, and how many apartments are done. */
export const advanceGroup = command({
  takes: { ...place, cursor: 'bigint', done: 'integer' },
  sql: ({ buildingId, groupId, cursor, done }) =>
    `update group_notice_slip set cursor = greatest(cursor, ${cursor}), done = done + ${done}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${groupId}`,
})

/** After every apartment: a batch that is over makes no further notices when it is sent again. */
const lastOfAll = '9223372036854775807'

export const finishGroup = command({
  takes: place,
  sql: ({ buildingId, groupId }) =>
    `update group_notice_slip set status = ${groupIs.sent}, done = total, problem = null, sent_at = now(), cursor = ${lastOfAll},
        ${bumpSql()}
      where building_id = ${buildingId} and id = ${groupId}`,
})

export const failGroup = command({
  takes: { ...place, problem: column(groupNoticeSlip, 'problem') },
  sql: ({ buildingId, groupId, problem }) =>
    `update group_notice_slip set status = ${groupIs.failed}, problem = ${problem}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${groupId} and status = ${groupIs.sending}`,
})
