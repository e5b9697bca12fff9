import type { Caller } from '#api/context.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Db } from '#api/database/pool.ts'
import { ApiError } from '#api/http/error.ts'
import type { Records } from '#api/records/records.ts'
import { bumpSql } from '#api/records/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { feeSchedule } from '#entities/fees/fee-schedule.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { resendStuckRuns, type RunParts } from './fee-run.ts'
import { today } from '../calendar/today.ts'

interface ScheduleParts extends RunParts {
  readonly records: Records
}

/**
 * Every quarter of an hour: schedules whose day has come start their run, once a month, also after a night without
 * power. Every minute: runs whose job was lost continue.
 */
export function defineFeeSchedules(parts: ScheduleParts): void {
  parts.jobs.define({
    name: 'fee-schedules',
    cron: '*/15 * * * *',
    retries: 0,
    run: async () => void (await startDue(parts, today())),
  })
  parts.jobs.define({
    name: 'fee-runs-stuck',
    cron: '* * * * *',
    retries: 0,
    run: () => resendStuckRuns(parts),
  })
}

/**
 * Starts the runs that are due on a day (yyyy-MM-dd); returns how many it started. A refused one (the right is gone,
 * the month is closed) waits for the next time; a failure is thrown once all the others have been started.
 */
export async function startDue({ db, principals, records }: ScheduleParts, day: string): Promise<number> {
  const due = await dueOn(db, { day })
  let started = 0
  const failures: unknown[] = []
  for (const schedule of due) {
    const principal = schedule.account_id === null ? null : await principals.ofAccount(schedule.account_id)
    if (principal === null) continue
    const caller: Caller = {
      principal,
      language: 'vi',
      requestId: `fee-schedule-${schedule.id}`,
      ip: '',
      userAgent: 'fee-schedule',
    }
    try {
      if (await start(db, records, { caller, schedule })) started += 1
    } catch (error) {
      if (!(error instanceof ApiError)) failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} fee schedules did not start`)
  return started
}

const forMonth = optionsOf(feeSchedule, 'for_month')

/**
 * A schedule is due, while its fee is charged, if its day has been reached: this month's, or last month's if no server
 * was running then. Last month's is caught up with only if the schedule existed before that day and ran the month
 * before, so that one just switched on begins with the next.
 */
const dueOn = query({
  row: {
    ...columns(feeSchedule, ['id', 'building_id', 'fee_setting_id', 'name']),
    month: 'text',
    account_id: 'bigint | null',
  },
  takes: { day: 'date' },
  sql: ({ day }) =>
    `with reached as (select s.*, case when s.day <= extract(day from ${day}) then 0 else 1 end as late,
        date_trunc('month', ${day})::date + (s.day::int - 1) as this_month
      from fee_schedule s join fee_setting f on f.building_id = s.building_id and f.id = s.fee_setting_id
      where s.is_active and s.deleted_at is null and f.is_active and f.deleted_at is null),
    due as (select r.*, (r.this_month - r.late * interval '1 month')::date as due_on from reached r),
    charged as (select d.*,
        to_char(d.due_on - (case d.for_month when ${forMonth.this} then 0 else 1 end) * interval '1 month', 'YYYY-MM')
          as month
      from due d)
    select id, building_id, fee_setting_id, name, month, coalesce(updated_by, created_by) as account_id
      from charged c
      where (last_month is null or last_month < month)
        and (late = 0 or last_month = to_char((month || '-01')::date - interval '1 month', 'YYYY-MM')
          or ${sqlOfficeDay('updated_at')} < due_on)
      order by c.id`,
})
type DueRow = RowOf<typeof dueOn>

const noteMonth = command({
  takes: { buildingId: 'bigint', id: 'bigint', month: 'text' },
  sql: ({ buildingId, id, month }) =>
    `update fee_schedule set last_month = ${month}, ${bumpSql()}
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
      { caller, entity: groupFeeSlip },
      {
        building_id: buildingId,
        month: schedule.month,
        name: schedule.name,
        fee_settings: [schedule.fee_setting_id],
      },
    )
    await linkRun(tx, { buildingId, runId: String(run.id), scheduleId: schedule.id })
    return true
  })
