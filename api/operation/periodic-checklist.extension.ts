import { isColleague } from '#api/auth/colleagues.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import type { Tx } from '#api/database/pool.ts'
import type { WireObject } from '#api/http/body.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { addDays, addMonths } from '#core/days.ts'
import type { RecordOf } from '#core/stored.ts'
import type { FieldError } from '#core/wire/error.ts'
import {
  beginItems,
  endErrors,
  inOrder,
  isJudged,
  itemsAmong,
  readRows,
  rowErrors,
  type RoundRow,
} from '#domain/round-items.ts'
import { checklist } from '#entities/operation/checklist.ts'
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
  half_year: { months: 6 },
  yearly: { months: 12 },
}

/**
 * A round has the items of its checklist: from when it is made, and again, as they are by then, when it starts. It records when
 * it began and ended, and its end makes the next one.
 */
export const periodicChecklistExtension = extendEntity(periodicChecklist, {
  create: async ({ values, tx, also }) =>
    also({ results: settled(await itemsOf(tx, values), values.results ?? []) }),
  async update({ before, changes, whole, tx, also }) {
    const rows = before.results ?? []
    if (changes.checklist_id !== undefined && changes.checklist_id !== before.checklist_id)
      return also({ results: settled(await itemsOf(tx, whole), begunAnew(rows)) })
    return changes.results === undefined
      ? undefined
      : also({ results: settled(itemsAmong(rows), changes.results ?? []) })
  },
  on: {
    async start({ before, tx, also }) {
      if (before.started_at !== null) return undefined
      const rows = before.results ?? []
      return also({
        started_at: now(),
        ...(rows.some(isJudged) ? {} : { results: settled(await itemsOf(tx, before), begunAnew(rows)) }),
      })
    },
    finish: {
      before: ({ before, whole, also }) =>
        also({ finished_at: now(), results: ended(itemsAmong(before.results ?? []), whole.results ?? []) }),
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

type Rows = readonly RoundRow[]

/** The items of the round's checklist, unjudged. */
async function itemsOf(
  tx: Tx,
  { building_id: buildingId, checklist_id: id }: { building_id: string; checklist_id: string },
): Promise<Rows> {
  const [found] = await pointsOf(tx, { buildingId, id })
  return beginItems(found?.points ?? [])
}

const pointsOf = query({
  row: columns(checklist, ['points']),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select points from checklist where building_id = ${buildingId} and id = ${id}`,
})

/** What stays when the items are taken anew: whatever was found, no longer as the item that it was. */
const begunAnew = (rows: Rows): Rows =>
  rows.filter((row) => row.point === null || isJudged(row)).map((row) => readRows([], [row]).rows[0] ?? row)

/** The rows to keep of those that were sent; 422 at what cannot be so. */
function settled(items: Rows, sent: Rows): RoundRow[] {
  const { rows, missing } = readRows(items, sent)
  refuse(rowErrors(rows))
  return inOrder([...rows, ...missing])
}

/** The same at the end, where each is judged; a round without items was under way before there were any. */
function ended(items: Rows, sent: Rows): RoundRow[] {
  const { rows, missing } = readRows(items, sent)
  refuse([...rowErrors(rows), ...endErrors(rows)])
  if (missing.length > 0) throw invalidInput([{ field: 'results', code: 'items_missing' }])
  return inOrder(rows)
}

function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0)
    throw invalidInput(errors.map((error) => ({ ...error, field: `results.${error.field}` })))
}

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
