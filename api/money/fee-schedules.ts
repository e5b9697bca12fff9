import type { Caller } from '#api/context.ts'
import type { Db } from '#api/database/pool.ts'
import type { Records } from '#api/records/records.ts'
import { feeSchedule } from '#entities/fees/fee-schedule.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import { feeRunJob, type FeeRunTask, type RunParts } from './fee-run.ts'
import { today } from './office.ts'

interface ScheduleParts extends RunParts {
  readonly records: Records
}

/** Every quarter of an hour: schedules whose day has come start their run, once a month, also after a night without power. */
export function defineFeeSchedules(parts: ScheduleParts): void {
  parts.jobs.define({
    name: 'fee-schedules',
    cron: '*/15 * * * *',
    retries: 0,
    run: async () => {
      await startDue(parts, today())
      await sendStuck(parts)
    },
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

/** Starts what is due on a day (yyyy-MM-dd); answers with how many runs it started. */
export async function startDue({ db, principals, records }: ScheduleParts, day: string): Promise<number> {
  const due = await dueOn(db, day)
  let started = 0
  for (const schedule of due) {
    const principal = schedule.account_id === null ? null : await principals.ofAccount(schedule.account_id)
    if (principal === null) continue
    const caller: Caller = { principal, language: 'vi', requestId: `fee-schedule-${schedule.id}`, ip: '', userAgent: 'fee-schedule' }
    if (await start(db, records, { caller, schedule })) started += 1
  }
  return started
} // prettier-ignore

const dueOn = (db: Db, day: string) =>
  db.query<DueRow>(
    `select * from (select s.id::text, s.building_id::text, s.fee_setting_id::text, s.name, s.last_month,
        to_char(case s.for_month when 'this' then $1::date else $1::date - interval '1 month' end, 'YYYY-MM') as month,
        coalesce(s.updated_by, s.created_by)::text as account_id
      from fee_schedule s where s.is_active and s.deleted_at is null and s.day <= extract(day from $1::date)) d
      where d.last_month is null or d.last_month < d.month order by d.id`,
    [day],
  )

/** The month is noted and the run made together; of two servers one finds it noted already. */
const start = (db: Db, records: Records, { caller, schedule }: { caller: Caller; schedule: DueRow }) =>
  db.transaction(async (tx) => {
    const noted = await tx.execute(
      `update ${feeSchedule.name} set last_month = $3, version = version + 1, updated_at = now()
        where building_id = $1 and id = $2 and (last_month is null or last_month < $3)`,
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

/** A run that nobody has moved for a minute lost its job; sent again, it goes on where it was. */
async function sendStuck({ db, jobs }: ScheduleParts): Promise<void> {
  const stuck = await db.query<{ id: string }>(
    `select id::text from ${groupFeeSlip.name} where status = 'running' and updated_at < now() - interval '1 minute'`,
  )
  for (const { id } of stuck) await jobs.send(feeRunJob, { runId: id } satisfies FeeRunTask)
}
