import { isColleague } from '#api/auth/colleagues.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity, type StoredRecord } from '#api/records/extension.ts'
import { periodicChecklist } from '#entities/operation/periodic-checklist.ts'

/** Months, or days, until a round is due again. */
const periods: Readonly<Record<string, { readonly days?: number; readonly months?: number }>> = {
  daily: { days: 1 },
  weekly: { days: 7 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  yearly: { months: 12 },
}

/** A round remembers when it began and ended, and the end of one makes the next. */
export const periodicChecklistExtension = extendEntity(periodicChecklist, {
  beforeUpdate(changes, { before }) {
    const now = new Date().toISOString()
    if (changes.status === 'doing' && before.started_at === null) return { ...changes, started_at: now }
    return changes.status === 'done' ? { ...changes, finished_at: now } : changes
  },
  async after({ action, after }, { records, caller, tx }) {
    if (action !== 'finish' || after === null) return
    const next = nextRound({ ...after, assignee_id: await assigneeWhoStayed(tx, after) })
    if (next === undefined) return
    // Whoever may finish a round need not hold the right to plan one.
    const planner = await onBehalfOf(caller, String(after.building_id))
    await records.create({ caller: planner, entity: periodicChecklist }, next)
  },
})

/** Whoever did the last round does the next, unless they have left the building. */
async function assigneeWhoStayed(tx: Tx, { assignee_id, building_id }: StoredRecord): Promise<unknown> {
  if (typeof assignee_id !== 'string') return null
  const stayed = await isColleague(tx, { accountId: assignee_id, buildingId: String(building_id) })
  return stayed ? assignee_id : null
}

function nextRound(done: StoredRecord): Record<string, string | null> | undefined {
  const period = periods[String(done.period)]
  if (period === undefined) return undefined
  const later = (day: unknown) => shifted(String(day), period)
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value))
  const due = later(done.due_date)
  return {
    building_id: String(done.building_id),
    code: `${String(done.code).replace(/-\d{8}$/, '')}-${due.replaceAll('-', '')}`,
    checklist_id: text(done.checklist_id),
    equipment_id: text(done.equipment_id),
    place: text(done.place),
    assignee_id: text(done.assignee_id),
    period: text(done.period),
    start_date: later(done.start_date),
    due_date: due,
  }
}

/** A month later is the same day, or the last one of a shorter month. */
function shifted(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last) + days)).toISOString().slice(0, 10)
}
