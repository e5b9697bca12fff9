import { isColleague } from '#api/auth/colleagues.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import type { Tx } from '#api/database/pool.ts'
import type { WireObject } from '#api/http/body.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { RecordOf } from '#core/stored.ts'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'

type Round = RecordOf<typeof periodicChecklist>

/** Months, or days, until a round is due again. */
const periods: Readonly<
  Record<Round['period'], { readonly days?: number; readonly months?: number } | null>
> = {
  once: null,
  daily: { days: 1 },
  weekly: { days: 7 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  yearly: { months: 12 },
}

/** A round remembers when it began and ended, and the end of one makes the next. */
export const periodicChecklistExtension = extendEntity(periodicChecklist, {
  on: {
    start: ({ before, also }) => also(before.started_at === null ? { started_at: now() } : {}),
    finish: {
      before: ({ also }) => also({ finished_at: now() }),
      async after({ after, records, caller, tx }) {
        const next = nextRound({ ...after, assignee_id: await assigneeWhoStayed(tx, after) })
        if (next === undefined) return
        // Whoever may finish a round need not hold the right to plan one.
        const planner = await onBehalfOf(caller, after.building_id)
        await records.create({ caller: planner, entity: periodicChecklist }, next)
      },
    },
  },
})

const now = () => new Date().toISOString()

/** Whoever did the last round does the next, unless they have left the building. */
async function assigneeWhoStayed(
  tx: Tx,
  { assignee_id, building_id: buildingId }: Round,
): Promise<string | null> {
  if (assignee_id === null) return null
  const stayed = await isColleague(tx, { accountId: assignee_id, buildingId })
  return stayed ? assignee_id : null
}

function nextRound(done: Round): WireObject | undefined {
  const period = periods[done.period]
  if (period === null) return undefined
  const due = shifted(done.due_date, period)
  const { building_id, checklist_id, equipment_id, place, assignee_id } = done
  return {
    building_id,
    code: `${done.code.replace(/-\d{8}$/, '')}-${due.replaceAll('-', '')}`,
    checklist_id,
    equipment_id,
    place,
    assignee_id,
    period: done.period,
    start_date: shifted(done.start_date, period),
    due_date: due,
  }
}

/** A month later is the same day, or the last one of a shorter month. */
function shifted(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last) + days)).toISOString().slice(0, 10)
}
