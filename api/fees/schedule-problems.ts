import { holdersIn, languageOf } from '../auth/holders.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { wordOf } from '#api/sql/types.ts'
import { screensOf } from '#core/derive/screens.ts'
import { feeScheduleLabels } from '#entities/fees/fee-schedule.labels.ts'
import { feeSchedule, type ScheduleProblem } from '#entities/fees/fee-schedule.ts'
import { fee } from '#entities/fees/fee.ts'
import { groupFeeSlip } from '#entities/fees/group-fee-slip.ts'
import type { Db, Queryable, Tx } from '../database/pool.ts'
import type { Events } from '../events/events.ts'
import { ApiError } from '../http/error.ts'
import type { Notice } from '../notifications/notifications.ts'

export interface ProblemParts {
  readonly db: Db
  readonly events: Events
  /** Adds a message to the lists of accounts. */
  readonly notify: (db: Queryable, notice: Notice) => Promise<void>
}

interface Schedule {
  readonly id: string
  readonly building_id: string
  readonly name: string
  readonly month: string
}

/** What kept a schedule from starting, as its list says it. */
export function problemOf(error: unknown): ScheduleProblem {
  const code = error instanceof ApiError ? (error.fields[0]?.code ?? error.code) : ''
  if (code === 'month_closed' || code === 'order_expired') return code
  return code === 'project_fee_not_found' ? 'fee_not_charged' : 'failed'
}

/** Keeps a schedule's problem and tells those who may approve fees there; does nothing if it is known already. */
export async function noteProblem(
  { db, events, notify }: ProblemParts,
  schedule: Schedule,
  problem: ScheduleProblem,
): Promise<void> {
  const { id, building_id: buildingId, month } = schedule
  const isNew = await db.transaction(async (tx) => {
    if ((await keepProblem(tx, { buildingId, id, month, problem })) === 0) return false
    await tellApprovers(tx, notify, { ...schedule, problem })
    return true
  })
  if (isNew) events.publish({ resource: feeSchedule.name, buildingId, ids: [id], action: 'updated' })
}

/** Notes the schedules whose last run failed or could not calculate every fee, and clears those whose run was mended. */
export async function noteTroubledRuns(parts: ProblemParts): Promise<void> {
  await clearMended(parts.db, {})
  for (const { problem, ...schedule } of await troubledRuns(parts.db, {}))
    await noteProblem(parts, schedule, problem)
}

const keepProblem = command({
  takes: { buildingId: 'bigint', id: 'bigint', month: 'text', problem: 'text' },
  sql: ({ buildingId, id, month, problem }) =>
    // Not a change by anybody: `updated_at` decides whether a month is caught up with.
    `update fee_schedule set problem = ${problem}, problem_month = ${month}
      where building_id = ${buildingId} and id = ${id}
        and (problem, problem_month) is distinct from (${problem}, ${month})`,
})

const problemIs = optionsOf(feeSchedule, 'problem')
const runIs = statesOf(groupFeeSlip)
type RunProblem = Extract<ScheduleProblem, 'run_failed' | 'run_incomplete'>

/** SQL of the problem that the run `r` is to its schedule, or null. */
const problemOfRun = `case r.status when ${runIs.failed} then ${problemIs.run_failed}
    when ${runIs.incomplete} then ${problemIs.run_incomplete} end`

const clearMended = command({
  takes: {},
  sql: () =>
    `update fee_schedule s set problem = null, problem_month = null
      where s.problem in (${problemIs.run_failed}, ${problemIs.run_incomplete})
        and not exists (select from group_fee_slip r where r.building_id = s.building_id and r.schedule_id = s.id
          and r.month = s.problem_month and s.problem = ${problemOfRun})`,
})

const troubledRuns = query({
  row: {
    ...columns(feeSchedule, ['id', 'building_id', 'name']),
    month: 'text',
    problem: wordOf<RunProblem>(),
  },
  takes: {},
  sql: () =>
    `select s.id, s.building_id, s.name, r.month, ${problemOfRun} as problem from fee_schedule s
      join group_fee_slip r on r.building_id = s.building_id and r.schedule_id = s.id and r.month = s.last_month
      where r.status in (${runIs.failed}, ${runIs.incomplete}) and s.deleted_at is null and s.problem is null
      order by s.id`,
})

type Told = Schedule & { readonly problem: ScheduleProblem }

async function tellApprovers(tx: Tx, notify: ProblemParts['notify'], told: Told): Promise<void> {
  const approvers = await holdersIn(tx, {
    buildingId: told.building_id,
    code: fee.permission,
    flag: 'approve',
  })
  const link = `/${screensOf(feeSchedule).show.replace(':id', told.id)}`
  for (const [language, accounts] of Map.groupBy(approvers, languageOf)) {
    const accountIds = accounts.map(({ id }) => id)
    const { many, options } = feeScheduleLabels[language]
    const month = told.month.split('-').toReversed().join('/')
    const message = `${many} · ${told.name} · ${month}: ${options.problem[told.problem]}`
    await notify(tx, { accountIds, message, link, buildingId: told.building_id })
  }
}
