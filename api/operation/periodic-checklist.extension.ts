import { isColleague } from '#api/auth/colleagues.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import type { Tx } from '#api/database/pool.ts'
import type { WireObject } from '#api/http/body.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { addDays, addMonths } from '#core/days.ts'
import type { RecordOf } from '#core/stored.ts'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'

type Round = RecordOf<typeof periodicChecklist>

/** Months, or days, until the next round is due. */
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

/** A round records when it began and ended, and its end makes the next one. */
export const periodicChecklistExtension = extendEntity(periodicChecklist, {
  on: {
    start: ({ before, also }) => also(before.started_at === null ? { started_at: now() } : {}),
    finish: {
      before: ({ also }) => also({ finished_at: now() }),
      async after({ after, records, caller, tx }) {
        const next = nextRound({ ...after, assignee_id: await assigneeWhoStayed(tx, after) })
        if (next === undefined) return
        // A user who may finish a round need not hold the right to plan one.
        const planner = await onBehalfOf(caller, after.building_id)
        await records.create({ caller: planner, entity: periodicChecklist }, next)
      },
    },
  },
})

const now = () => new Date().toISOString()

/** The person who did the last round does the next, unless they have left the building. */
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
  const later = (day: string) => addDays(addMonths(day, period.months ?? 0), period.days ?? 0)
  const due = later(done.due_date)
  const { building_id, checklist_id, equipment_id, place, assignee_id } = done
  return {
    building_id,
    code: `${done.code.replace(/-\d{8}$/, '')}-${due.replaceAll('-', '')}`,
    checklist_id,
    equipment_id,
    place,
    assignee_id,
    period: done.period,
    start_date: later(done.start_date),
    due_date: due,
  }
}
