import type { WireNode } from '#core/kind.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { rowOutcomes } from '#domain/calls/imports.ts'
import { command, query } from '#api/sql/query.ts'
import { json, orNull, wordOf, type Typed } from '#api/sql/types.ts'
import type { Queryable } from '../database/pool.ts'
import type { SheetRow } from './sheet.ts'

export type RowOutcome = (typeof rowOutcomes)[number]

/** Values before an update, spelt as in a body. */
type Before = Readonly<Record<string, WireNode>>

/** A record that a row made, or changed, beside its own. */
export interface BesideRow {
  readonly entity: string
  readonly id: string
  /** Its version afterwards. */
  readonly version: number
  /** Its values before a change; absent where the row made it. */
  readonly before?: Before
}

export interface BatchRow extends SheetRow {
  readonly outcome: RowOutcome
  readonly record_id: string | null
  readonly version: number | null
  readonly before: Before | null
  readonly beside: readonly BesideRow[] | null
  readonly errors: readonly FieldError[]
}

export const outcomes: Typed<readonly RowOutcome[]> = { type: 'text[]', isNull: false }

/** Fails the rows that a step will no longer reach. */
export const failRows = (
  db: Queryable,
  id: string,
  { outcomes: failing, code }: { outcomes: readonly RowOutcome[]; code: string },
) => markFailed(db, { id, outcomes: failing, errors: JSON.stringify([{ field: '', code }]) })

const markFailed = command({
  takes: { id: 'bigint', outcomes, errors: 'jsonb' },
  sql: ({ id, outcomes: failing, errors }) =>
    `update import_row set outcome = 'failed', errors = ${errors}
      where batch_id = ${id} and outcome = any(${failing})`,
})

/** Forgets what is known of the rows. */
export const resetRows = command({
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `update import_row set outcome = 'waiting', errors = '[]', record_id = null, version = null, before = null,
        beside = null
      where batch_id = ${id} and outcome <> 'waiting'`,
})

interface Slice {
  readonly outcomes: readonly RowOutcome[]
  readonly limit: number
  /** Only rows after this number. */
  readonly after?: number
  /** Backwards from the last row. */
  readonly backwards?: boolean
}

export const rowsOf = (db: Queryable, batchId: string, slice: Slice): Promise<readonly BatchRow[]> =>
  rows(
    db,
    { batchId, outcomes: slice.outcomes, after: slice.after ?? 0, limit: slice.limit },
    slice.backwards === true ? 'backwards' : 'forwards',
  )

const rows = query({
  row: {
    number: 'integer',
    cells: json<SheetRow['cells']>(),
    marks: 'text | null',
    outcome: wordOf<RowOutcome>(),
    record_id: 'bigint | null',
    version: 'integer | null',
    before: orNull(json<Before>()),
    beside: orNull(json<readonly BesideRow[]>()),
    errors: json<readonly FieldError[]>(),
  },
  takes: { batchId: 'bigint', outcomes, after: 'integer', limit: 'integer' },
  over: { forwards: 'asc', backwards: 'desc' },
  sql: ({ batchId, outcomes: wanted, after, limit }, order) =>
    `select number, cells, marks, outcome, record_id, version, before, beside, errors from import_row
      where batch_id = ${batchId} and outcome = any(${wanted}) and number > ${after}
      order by number ${order} limit ${limit}`,
})

export interface Verdict {
  readonly number: number
  readonly outcome: RowOutcome
  readonly record_id?: string | undefined
  readonly version?: number | undefined
  readonly before?: BatchRow['before'] | undefined
  readonly beside?: BatchRow['beside'] | undefined
  readonly errors?: readonly FieldError[] | undefined
}

/** Rows of which one statement stores what became of them. */
const notedAtOnce = 2_000

/** Stores what became of some rows. */
export async function writeVerdicts(
  db: Queryable,
  batchId: string,
  verdicts: readonly Verdict[],
): Promise<void> {
  for (let at = 0; at < verdicts.length; at += notedAtOnce)
    await noteVerdicts(db, { batchId, verdicts: JSON.stringify(verdicts.slice(at, at + notedAtOnce)) })
}

const noteVerdicts = command({
  takes: { batchId: 'bigint', verdicts: 'jsonb' },
  sql: ({ batchId, verdicts }) =>
    `update import_row t set outcome = v.outcome, record_id = coalesce(v.record_id, t.record_id),
        version = coalesce(v.version, t.version), before = coalesce(v.before, t.before), beside = coalesce(v.beside, t.beside),
        errors = coalesce(v.errors, '[]'::jsonb)
      from jsonb_to_recordset(${verdicts})
        v(number int, outcome text, record_id bigint, version int, before jsonb, beside jsonb, errors jsonb)
      where t.batch_id = ${batchId} and t.number = v.number`,
})

/** The number of rows by outcome. */
export async function countsOf(db: Queryable, batchId: string): Promise<Partial<Record<RowOutcome, number>>> {
  const counts = await countOutcomes(db, { batchId })
  return Object.fromEntries(counts.map(({ outcome, count }) => [outcome, count]))
}

const countOutcomes = query({
  row: { outcome: wordOf<RowOutcome>(), count: 'integer' },
  takes: { batchId: 'bigint' },
  sql: ({ batchId }) =>
    `select outcome, count(*)::int as count from import_row where batch_id = ${batchId} group by outcome`,
})
