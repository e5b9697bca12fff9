import { logLinesSql } from '#api/audit/log-insert.ts'
import type { Db, Queryable } from '#api/database/pool.ts'
import { endHomeless } from '#api/auth/homes.ts'
import type { Hub } from '#api/events/hub.ts'
import type { Events } from '#api/events/events.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { resident } from '#entities/people/resident.ts'
import { livesToday, stays } from '#api/auth/stay-sql.ts'

const state = statesOf(resident)

/** SQL: where the stays of a resident `r` leave them today; null: they have none, which says nothing. */
const followed = `(select case
      when bool_or(${livesToday('y')}) then ${state.using}
      when bool_or(${stays('y')}) then ${state.not_moved_in}
      when count(*) > 0 then ${state.moved_out} end
    from residency y
    where y.building_id = r.building_id and y.resident_id = r.id and y.deleted_at is null)`

/** SQL: the transition by which a resident comes to a state. */
const moveTo = (next: string) =>
  `case ${next} when ${state.using} then 'move_in' when ${state.moved_out} then 'move_out' else 'expect' end`

/**
 * Gives residents the state that their stays leave them in, with a line of the log each. Nulls: all residents. Returns
 * those whose state changed; doing it again changes nothing.
 */
const followStays = query({
  row: columns(resident, ['id', 'building_id']),
  takes: { buildingId: 'bigint | null', residentId: 'bigint | null' },
  sql: ({ buildingId, residentId }) =>
    `with o as (select r.building_id, r.id, r.status as old, ${followed} as next from resident r
        where r.deleted_at is null and (${buildingId}::bigint is null or r.building_id = ${buildingId})
          and (${residentId}::bigint is null or r.id = ${residentId})),
      m as (update resident t set status = o.next, ${bumpSql('t')} from o
        where t.building_id = o.building_id and t.id = o.id and o.next is distinct from t.status and o.next is not null
        returning t.building_id, t.id, t.full_name, o.old, o.next),
      l as (${logLinesSql(
        {
          building_id: 'm.building_id',
          organisation_id: 'b.organisation_id',
          actor_name: `'Lobby'`,
          action: moveTo('m.next'),
          resource: `'${resident.name}'`,
          record_id: 'm.id::text',
          record_title: 'm.full_name',
          changes: `jsonb_build_array(jsonb_build_object('field', 'status', 'before', m.old, 'after', m.next))`,
        },
        'm join building b on b.id = m.building_id',
      )})
      select id, building_id from m`,
})

/** After a stay was entered, changed or taken away. */
export const followResident = (
  db: Queryable,
  { building_id: buildingId, resident_id: residentId }: { building_id: string; resident_id: string },
) => followStays(db, { buildingId, residentId })

interface Parts {
  readonly db: Db
  readonly hub: Pick<Hub, 'send'>
  readonly events: Events
}

/** Every quarter of an hour: who moves in or out on this day. */
export function defineStays(jobs: Jobs, { db, events, hub }: Parts): void {
  jobs.define({
    name: 'stays',
    cron: '*/15 * * * *',
    retries: 0,
    run: async () => {
      const moved = await followStays(db, { buildingId: null, residentId: null })
      await endHomeless(db, hub)
      for (const [buildingId, rows] of Map.groupBy(moved, (row) => row.building_id))
        events.publish({
          resource: resident.name,
          buildingId,
          ids: rows.map(({ id }) => id),
          action: 'updated',
        })
    },
  })
}
