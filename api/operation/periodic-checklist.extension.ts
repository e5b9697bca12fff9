import { isColleague } from '#api/auth/colleagues.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import { today } from '#api/calendar/today.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { extendEntity, type Changed } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import type { RecordOf } from '#core/stored.ts'
import type { FieldError } from '#core/wire/error.ts'
import { nextRound } from '#domain/recurrence.ts'
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
      after: goOn,
    },
    cancel: {
      after: (context) => (context.after.cancels === 'this_one' ? goOn(context) : Promise.resolve()),
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

/** Makes the next round of a series, for whoever made the last one while they are there. */
async function goOn({ after, records, caller, tx }: Changed<typeof periodicChecklist>): Promise<void> {
  const { building_id: buildingId, period, start_date: start, due_date: due, due_day } = after
  const next = nextRound({ period, start, due, dueDay: due_day }, today())
  if (next === undefined) return
  const { code, checklist_id, equipment_id, place } = after
  // A user who may finish a round need not hold the right to plan one.
  const planner = await onBehalfOf(caller, buildingId)
  const { id } = await records.create(
    { caller: planner, entity: periodicChecklist },
    {
      building_id: buildingId,
      code: `${code.replace(/-\d{8}$/, '')}-${next.due.replaceAll('-', '')}`,
      checklist_id,
      equipment_id,
      place,
      assignee_id: await assigneeWhoStayed(tx, after),
      period,
      start_date: next.start,
      due_date: next.due,
    },
  )
  await tellSeries(tx, { buildingId, id: String(id), dueDay: next.dueDay, missed: next.missed || null })
}

/** What a round knows of its series. */
const tellSeries = command({
  takes: { buildingId: 'bigint', id: 'bigint', dueDay: 'integer', missed: 'integer | null' },
  sql: ({ buildingId, id, dueDay, missed }) =>
    `update periodic_checklist set due_day = ${dueDay}, missed = ${missed}
      where building_id = ${buildingId} and id = ${id}`,
})
