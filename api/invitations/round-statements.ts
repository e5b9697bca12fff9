import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { column, columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { reminderDays } from '#domain/resident-invitation.ts'
import { account } from '#entities/account/account.ts'
import { invitationRound } from '#entities/people/invitation-round.ts'
import { building } from '#entities/property/building.ts'
import { place } from './targets.ts'

const roundIs = statesOf(invitationRound)

const noneMoves = `and not exists (select from invitation_round
    where status = ${roundIs.sending} and updated_at >= now() - interval '30 seconds')`

/** Sendings under way; with `stuck`, only if none of them has moved for half a minute. */
export const sendingRounds = query({
  row: columns(invitationRound, ['id']),
  takes: {},
  over: { all: '', stuck: noneMoves },
  sql: (_, condition) =>
    `select id from invitation_round where status = ${roundIs.sending} ${condition} order by id`,
})

export const roundById = query({
  row: {
    ...columns(invitationRound, ['id', 'building_id', 'name', 'ways', 'status', 'reminders', 'sent_at']),
    acts_for: 'bigint | null',
    sender: 'text',
    organisation_id: 'bigint',
    building_name: column(building, 'name'),
    currency_code: column(building, 'currency_code'),
  },
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select g.id, g.building_id, g.name, g.ways, g.status, g.reminders, g.sent_at,
        coalesce(g.updated_by, g.created_by) as acts_for, coalesce(c.name, 'Lobby') as sender, b.organisation_id,
        b.name as building_name, b.currency_code
      from invitation_round g join building b on b.id = g.building_id
        left join account c on c.id = coalesce(g.updated_by, g.created_by) where g.id = ${id}`,
})
export type RoundRow = RowOf<typeof roundById>

/** Locks a sending under way: of several processes one works on it at a time. */
export const holdRound = query({
  row: { cursor: 'bigint', ...columns(invitationRound, ['status']) },
  takes: place,
  sql: ({ buildingId, roundId }) =>
    `select cursor, status from invitation_round
      where building_id = ${buildingId} and id = ${roundId} for no key update`,
})

/** How many apartments a sending is for, before its first step. */
export const setTotal = command({
  takes: { ...place, total: 'integer' },
  sql: ({ buildingId, roundId, total }) =>
    `update invitation_round set total = ${total}
      where building_id = ${buildingId} and id = ${roundId} and cursor = 0`,
})

/** The place to go on from, and how many apartments are done. */
export const advanceRound = command({
  takes: { ...place, cursor: 'bigint', done: 'integer' },
  sql: ({ buildingId, roundId, cursor, done }) =>
    `update invitation_round set cursor = greatest(cursor, ${cursor}), done = done + ${done}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${roundId}`,
})

export const finishRound = command({
  takes: place,
  sql: ({ buildingId, roundId }) =>
    `update invitation_round set status = ${roundIs.sent}, done = total, problem = null,
        sent_at = coalesce(sent_at, now()), ${bumpSql()}
      where building_id = ${buildingId} and id = ${roundId}`,
})

export const failRound = command({
  takes: { ...place, problem: column(invitationRound, 'problem') },
  sql: ({ buildingId, roundId, problem }) =>
    `update invitation_round set status = ${roundIs.failed}, problem = ${problem}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${roundId} and status = ${roundIs.sending}`,
})

/** It begins, or a failed one goes on where it stopped. */
export const beginRound = command({
  takes: place,
  sql: ({ buildingId, roundId }) =>
    `update invitation_round set began_at = coalesce(began_at, now())
      where building_id = ${buildingId} and id = ${roundId}`,
})

const due = reminderDays
  .map((days, at) => `(g.reminders = ${at} and g.sent_at <= now() - interval '${days} days')`)
  .join(' or ')

/** Sendings whose next reminder is due begin again, while their sender may still sign in. */
export const beginReminders = query({
  row: columns(invitationRound, ['id', 'building_id']),
  takes: {},
  sql: () =>
    `update invitation_round g set status = ${roundIs.sending}, reminders = reminders + 1, cursor = 0, done = 0, began_at = now(),
        ${bumpSql('g')}
      where g.status = ${roundIs.sent} and g.remind and (${due})
        and exists (select from account c where c.id = coalesce(g.updated_by, g.created_by) and c.deleted_at is null
          and c.status = ${statesOf(account).active})
      returning g.id, g.building_id`,
})
