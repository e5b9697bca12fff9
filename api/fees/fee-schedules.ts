import type { Caller } from '#api/context.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Db } from '#api/database/pool.ts'
import { ApiError } from '#api/http/error.ts'
import type { Jobs } from '#api/jobs/jobs.ts'
import type { Records } from '#api/records/records.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { feeSchedule } from '#entities/fees/fee-schedule.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { buildingCaller } from '../auth/building-caller.ts'
import { monthConfirmation } from './group-fee-slip.extension.ts'
import { noteTroubledRuns, noteProblem, problemOf, type ProblemParts } from './schedule-problems.ts'
import { today } from '../calendar/today.ts'

interface ScheduleParts extends ProblemParts {
  readonly records: Records
  readonly jobs: Pick<Jobs, 'define'>
}

/** Every quarter of an hour: schedules whose day has come start their run, once a month, also after a night without power. */
export function defineFeeSchedules(jobs: Jobs, parts: ScheduleParts): void {
  jobs.define({
    name: 'fee-schedules',
    cron: '*/15 * * * *',
    retries: 0,
    run: async () => void (await startDue(parts, today())),
  })
}

/**
 * Starts the runs that are due on a day (yyyy-MM-dd), each for its building, whoever made it; returns how many it
 * started. One that does not start (the month is closed, the fee is switched off) keeps its problem, those who may approve are told, and it is
 * tried again the next time. A fault of ours is thrown once all the others have been started.
 */
export async function startDue(parts: ScheduleParts, day: string): Promise<number> {
  const { db, records } = parts
  let started = 0
  const failures: unknown[] = []
  for (const schedule of await dueOn(db, { day })) {
    try {
      const caller = await buildingCaller(db, {
        organisationId: schedule.organisation_id,
        buildingId: schedule.building_id,
        name: schedule.name,
        requestId: `fee-schedule-${schedule.id}`,
        userAgent: 'fee-schedule',
      })
      if (await start(db, records, { caller, schedule })) started += 1
    } catch (error) {
      if (!(error instanceof ApiError)) failures.push(error)
      await noteProblem(parts, schedule, problemOf(error))
    }
  }
  await noteTroubledRuns(parts)
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} fee schedules did not start`)
  return started
}

const forMonth = optionsOf(feeSchedule, 'for_month')

/**
 * A schedule is due if its day has been reached: this month's, or last month's if no server
 * was running then. Last month's is caught up with only if the schedule existed before that day and ran the month
 * before, so that one just switched on begins with the next.
 */
const dueOn = query({
  row: {
    ...columns(feeSchedule, ['id', 'building_id', 'fee_setting_id', 'name']),
    month: 'text',
    organisation_id: 'bigint',
  },
  takes: { day: 'date' },
  sql: ({ day }) =>
    `with reached as (select s.*, case when s.day <= extract(day from ${day}) then 0 else 1 end as late,
        date_trunc('month', ${day})::date + (s.day::int - 1) as this_month
      from fee_schedule s where s.is_active and s.deleted_at is null),
    due as (select r.*, (r.this_month - r.late * interval '1 month')::date as due_on from reached r),
    charged as (select d.*,
        to_char(d.due_on - (case d.for_month when ${forMonth.this} then 0 else 1 end) * interval '1 month', 'YYYY-MM')
          as month
      from due d)
    select c.id, c.building_id, c.fee_setting_id, c.name, c.month, b.organisation_id
      from charged c join building b on b.id = c.building_id and b.deleted_at is null
      where (last_month is null or last_month < month)
        and (late = 0 or last_month = to_char((month || '-01')::date - interval '1 month', 'YYYY-MM')
          or ${sqlOfficeDay('c.updated_at')} < due_on)
      order by c.id`,
})
type DueRow = RowOf<typeof dueOn>

const noteMonth = command({
  takes: { buildingId: 'bigint', id: 'bigint', month: 'text' },
  sql: ({ buildingId, id, month }) =>
    `update fee_schedule set last_month = ${month}, problem = null, problem_month = null, ${bumpSql()}
      where building_id = ${buildingId} and id = ${id} and is_active and deleted_at is null
        and (last_month is null or last_month < ${month})`,
})

const linkRun = command({
  takes: { buildingId: 'bigint', runId: 'bigint', scheduleId: 'bigint' },
  sql: ({ buildingId, runId, scheduleId }) =>
    `update group_fee_slip set schedule_id = ${scheduleId} where building_id = ${buildingId} and id = ${runId}`,
})

/** Notes the month and makes the run together; of two servers, the second finds it noted already. */
const start = (db: Db, records: Records, { caller, schedule }: { caller: Caller; schedule: DueRow }) =>
  db.transaction(async (tx) => {
    const buildingId = schedule.building_id
    const noted = await noteMonth(tx, { buildingId, id: schedule.id, month: schedule.month })
    if (noted === 0) return false
    const run = await records.within(tx).create(
      // Who switched it on has said which month.
      { caller, entity: groupFeeSlip, confirmed: new Set([monthConfirmation]) },
      {
        building_id: buildingId,
        month: schedule.month,
        name: schedule.name,
        fee_settings: [schedule.fee_setting_id],
        all_apartments: '1',
      },
    )
    await linkRun(tx, { buildingId, runId: run.id, scheduleId: schedule.id })
    return true
  })
