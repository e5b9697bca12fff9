import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { column, columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { apartment } from '#entities/property/apartment.ts'
import { isCharged } from './charged-apartments.ts'

/** Apartments whose fees are written in one transaction. */
const chunkSize = 250

const runIs = statesOf(groupFeeSlip)

const noneMoves = `and not exists (select from group_fee_slip
    where status = ${runIs.running} and updated_at >= now() - interval '30 seconds')`

/** Runs that are under way; with `stuck`, only if none of them has moved for half a minute. */
export const runningRuns = query({
  row: columns(groupFeeSlip, ['id']),
  takes: {},
  over: { all: '', stuck: noneMoves },
  sql: (_, condition) =>
    `select id from group_fee_slip where status = ${runIs.running} ${condition} order by id`,
})

export const runById = query({
  row: {
    ...columns(groupFeeSlip, ['id', 'building_id', 'month', 'name', 'status', 'all_apartments']),
    /** Null for a schedule's run. */
    acts_for: 'bigint | null',
    organisation_id: 'bigint',
  },
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select r.id, r.building_id, r.month, r.name, r.status, r.all_apartments,
        coalesce(r.updated_by, r.created_by) as acts_for, b.organisation_id
      from group_fee_slip r join building b on b.id = r.building_id where r.id = ${id}`,
})
export type RunRow = RowOf<typeof runById>

const place = { buildingId: 'bigint', runId: 'bigint' } as const satisfies Slots

export const settingsOfRun = query({
  row: { id: 'bigint' },
  takes: place,
  sql: ({ buildingId, runId }) =>
    `select fee_setting_id as id from group_fee_slip_fee_settings
      where building_id = ${buildingId} and group_fee_slip_id = ${runId}`,
})

/** A run, the month, and which apartments of its building it is for. */
const scope = {
  ...place,
  month: column(groupFeeSlip, 'month'),
  allApartments: 'boolean',
  states: 'text[]',
} as const satisfies Slots

/** Whether the run is for an apartment: for all that are charged in the month, or for those chosen and of chosen blocks. */
const isOfRun = ({ buildingId, runId, month, allApartments, states }: Record<keyof typeof scope, string>) =>
  `${isCharged({ buildingId, month, states })} and ${isChosen({ runId, allApartments })}`

/** SQL: a run is for the apartment `a`, charged or not. */
export const isChosen = ({ runId, allApartments }: Record<'runId' | 'allApartments', string>) =>
  `(${allApartments} or exists (select from group_fee_slip_apartments c
      where c.building_id = a.building_id and c.group_fee_slip_id = ${runId} and c.apartment_id = a.id)
      or exists (select from group_fee_slip_blocks c
      where c.building_id = a.building_id and c.group_fee_slip_id = ${runId} and c.block_id = a.block_id))`

export const countApartments = command({
  takes: scope,
  sql: (places) =>
    `update group_fee_slip set total = (select count(*) from apartment a where ${isOfRun(places)})
      where building_id = ${places.buildingId} and id = ${places.runId}`,
})

export const nextApartments = query({
  row: columns(apartment, ['id']),
  takes: { ...scope, cursor: 'bigint' },
  sql: ({ cursor, ...places }) =>
    `select a.id from apartment a where ${isOfRun(places)} and a.id > ${cursor} order by a.id limit ${chunkSize}`,
})

export const holdRun = query({
  row: { cursor: 'bigint', ...columns(groupFeeSlip, ['status']) },
  takes: place,
  sql: ({ buildingId, runId }) =>
    `select cursor, status from group_fee_slip
      where building_id = ${buildingId} and id = ${runId} for no key update`,
})

/** Adds what one chunk has done; the first chunk resets the counts. */
export const advanceRun = command({
  takes: {
    ...place,
    cursor: 'bigint',
    done: 'integer',
    created: 'integer',
    skipped: 'integer',
    failed: 'integer',
  },
  sql: ({ buildingId, runId, cursor, done, created, skipped, failed }) =>
    `update group_fee_slip set cursor = ${cursor}, done = done + ${done},
        created = case cursor when 0 then 0 else created end + ${created}, skipped = skipped + ${skipped},
        failed_count = failed_count + ${failed}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${runId}`,
})

export const endRun = command({
  takes: place,
  sql: ({ buildingId, runId }) =>
    `update group_fee_slip
        set status = case when failed_count > 0 then ${runIs.incomplete} else ${runIs.success} end, total = done, problem = null, finished_at = now(),
        ${bumpSql()}
      where building_id = ${buildingId} and id = ${runId}`,
})

export const failRun = command({
  takes: { ...place, problem: column(groupFeeSlip, 'problem') },
  sql: ({ buildingId, runId, problem }) =>
    `update group_fee_slip set status = ${runIs.failed}, problem = ${problem}, finished_at = now(),
        ${bumpSql()}
      where building_id = ${buildingId} and id = ${runId} and status = ${runIs.running}`,
})

/** Fees that these apartments and settings have already: `{apartment}/{setting}`, and the run that made each. */
export const chargedFeesOf = query({
  row: { key: 'text', run_id: column(fee, 'group_fee_slip_id') },
  takes: {
    buildingId: 'bigint',
    month: column(fee, 'month'),
    apartmentIds: 'bigint[]',
    settingIds: 'bigint[]',
  },
  sql: ({ buildingId, month, apartmentIds, settingIds }) =>
    `select apartment_id || '/' || fee_setting_id as key, group_fee_slip_id as run_id from fee
      where building_id = ${buildingId} and month = ${month} and apartment_id = any(${apartmentIds})
        and fee_setting_id = any(${settingIds}) and status <> ${statesOf(fee).void} and deleted_at is null`,
})
