import type { Caller } from '#api/context.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Db } from '#api/database/pool.ts'
import { ApiError } from '#api/http/error.ts'
import type { Records } from '#api/records/records.ts'
import { feeSchedule } from '#entities/fees/fee-schedule.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { resendStuckRuns, type RunParts } from './fee-run.ts'
import { today } from '../calendar/today.ts'

interface ScheduleParts extends RunParts {
  readonly records: Records
}

/**
 * Every quarter of an hour: schedules whose day has come start their run, once a month, also after a night without
 * power. Every minute: runs whose job was lost go on.
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

interface DueRow {
  id: string
  building_id: string
  fee_setting_id: string
  name: string
  month: string
  account_id: string | null
}

/**
 * Starts what is due on a day (yyyy-MM-dd); answers with how many runs it started. What is refused (the right is gone,
 * the month is closed) waits for the next time; what fails is thrown once all the others have been started.
 */
export async function startDue({ db, principals, records }: ScheduleParts, day: string): Promise<number> {
  const due = await dueOn(db, day)
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

/**
 * Due is, while its fee is charged, the last day of a schedule that has been reached: this month's, or last month's
 * where nobody was there to start it. One of last month is caught up with only where the schedule stood before that day
 * and ran the month before, so that one just switched on begins with the next.
 */
const dueOn = (db: Db, day: string) =>
  db.query<DueRow>(
    `with reached as (select s.*, case when s.day <= extract(day from $1::date) then 0 else 1 end as late,
        date_trunc('month', $1::date)::date + (s.day::int - 1) as this_month
      from fee_schedule s join fee_setting f on f.building_id = s.building_id and f.id = s.fee_setting_id
      where s.is_active and s.deleted_at is null and f.is_active and f.deleted_at is null),
    due as (select r.*, (r.this_month - r.late * interval '1 month')::date as due_on from reached r),
    charged as (select d.*, to_char(d.due_on - (case d.for_month when 'this' then 0 else 1 end) * interval '1 month', 'YYYY-MM') as month
      from due d)
    select id::text, building_id::text, fee_setting_id::text, name, month, coalesce(updated_by, created_by)::text as account_id
      from charged c
      where (last_month is null or last_month < month)
        and (late = 0 or last_month = to_char((month || '-01')::date - interval '1 month', 'YYYY-MM')
          or ${sqlOfficeDay('updated_at')} < due_on)
      order by c.id`,
    [day],
  )

/** The month is noted and the run made together; of two servers one finds it noted already. */
const start = (db: Db, records: Records, { caller, schedule }: { caller: Caller; schedule: DueRow }) =>
  db.transaction(async (tx) => {
    const noted = await tx.execute(
      `update ${feeSchedule.name} set last_month = $3, version = version + 1, updated_at = now()
        where building_id = $1 and id = $2 and is_active and deleted_at is null and (last_month is null or last_month < $3)`,
      [schedule.building_id, schedule.id, schedule.month],
    )
    if (noted === 0) return false
    const run = await records.within(tx).create(
      { caller, entity: groupFeeSlip },
      {
        building_id: schedule.building_id,
        month: schedule.month,
        name: schedule.name,
        fee_settings: [schedule.fee_setting_id],
      },
    )
    await tx.execute(`update ${groupFeeSlip.name} set schedule_id = $3 where building_id = $1 and id = $2`, [
      schedule.building_id,
      run.id,
      schedule.id,
    ])
    return true
  })
