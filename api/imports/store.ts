import type { Queryable } from '../database/pool.ts'
import type { WireNode } from '#core/kind.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { batchStatuses, rowOutcomes, stopReasons } from '#domain/calls/imports.ts'
import type { SheetRow } from './sheet.ts'

export type BatchStatus = (typeof batchStatuses)[number]
export type RowOutcome = (typeof rowOutcomes)[number]
export type StopReason = (typeof stopReasons)[number]

export interface Batch {
  readonly id: string
  readonly organisation_id: string
  readonly building_id: string
  /** Who uploaded the file. */
  readonly account_id: string
  /** Who had the rows checked, and who pressed the other steps: each step runs with that account's rights. */
  readonly checked_by: string
  readonly applied_by: string | null
  readonly undone_by: string | null
  /** The accounts' names; null where an account is gone. */
  readonly uploader: string | null
  readonly applier: string | null
  readonly undoer: string | null
  readonly type: string
  readonly filename: string
  readonly status: BatchStatus
  /** Why the last step ended before its last row: an error code. */
  readonly stopped: StopReason | null
  /** Counts the steps begun: work of an earlier one writes nothing any more. */
  readonly round: number
  readonly header: readonly string[]
  /** A field's name for each cell of the header, or null. */
  readonly mapping: readonly (string | null)[]
  readonly total: number
  readonly created_at: string
  readonly finished_at: string | null
}

export interface BatchRow extends SheetRow {
  readonly outcome: RowOutcome
  readonly record_id: string | null
  readonly version: number | null
  /** Values before an update, as a body spells them. */
  readonly before: Readonly<Record<string, WireNode>> | null
  readonly errors: readonly FieldError[]
}

const nameOf = (column: string) => `(select a.name from account a where a.id = b.${column})`
const names = `${nameOf('account_id')} as uploader, ${nameOf('applied_by')} as applier, ${nameOf('undone_by')} as undoer`
const batchColumns = `b.id::text, b.organisation_id::text, b.building_id::text, b.account_id::text, b.checked_by::text, b.applied_by::text,
  b.undone_by::text, ${names}, b.type, b.filename, b.status, b.stopped, b.round, b.header, b.mapping, b.total, b.created_at, b.finished_at`

interface NewBatch extends Pick<
  Batch,
  'organisation_id' | 'building_id' | 'account_id' | 'type' | 'filename' | 'header' | 'mapping'
> {
  readonly sha256: string
  readonly rows: readonly SheetRow[]
}

/** Rows that one statement brings. */
const insertedAtOnce = 2_000

export async function insertBatch(tx: Queryable, batch: NewBatch): Promise<Batch> {
  const [made] = await tx.query<Batch>(
    `insert into import_batch as b (organisation_id, building_id, account_id, checked_by, type, filename, sha256, header, mapping, total)
      values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9) returning ${batchColumns}`,
    [
      batch.organisation_id,
      batch.building_id,
      batch.account_id,
      batch.type,
      batch.filename,
      batch.sha256,
      JSON.stringify(batch.header),
      JSON.stringify(batch.mapping),
      batch.rows.length,
    ],
  )
  if (made === undefined) throw new Error('a batch was not written')
  for (let at = 0; at < batch.rows.length; at += insertedAtOnce)
    await tx.execute(
      `insert into import_row (batch_id, number, cells)
        select $1, number, cells from jsonb_to_recordset($2::jsonb) r(number int, cells jsonb)`,
      [made.id, JSON.stringify(batch.rows.slice(at, at + insertedAtOnce))],
    )
  return made
}

export async function batchById(db: Queryable, id: string): Promise<Batch | undefined> {
  const [batch] = await db.query<Batch>(`select ${batchColumns} from import_batch b where b.id = $1`, [id])
  return batch
}

/** Holds the batch until the transaction ends, if the step that the caller works on still goes on. */
export async function lockStep(tx: Queryable, { id, status, round }: Batch): Promise<boolean> {
  const found = await tx.query(
    'select from import_batch where id = $1 and status = $2 and round = $3 for update',
    [id, status, round],
  )
  return found.length === 1
}

/** The column that says who began a step. */
const pressedBy = { checking: 'checked_by', applying: 'applied_by', undoing: 'undone_by' } as const

export interface StepStart {
  readonly from: readonly BatchStatus[]
  readonly to: keyof typeof pressedBy
  /** The account whose rights the step has. */
  readonly by: string
  /** Which column is which, from now on. Default: as it was. */
  readonly mapping?: Batch['mapping']
}

/** Begins a step, unless another has begun since the batch was read; false then. */
export async function startStep(db: Queryable, { id, round }: Batch, start: StepStart): Promise<boolean> {
  const mapping = start.mapping === undefined ? null : JSON.stringify(start.mapping)
  const count = await db.execute(
    `update import_batch set status = $3, ${pressedBy[start.to]} = $4, mapping = coalesce($5::jsonb, mapping),
        stopped = null, round = round + 1
      where id = $1 and round = $2 and status = any($6::text[])`,
    [id, round, start.to, start.by, mapping, start.from],
  )
  return count === 1
}

interface StepEnd {
  readonly to: BatchStatus
  /** Why it ends before its last row: an error code. */
  readonly stopped?: StopReason
}

/** Ends a step, if it still goes on. */
export const endStep = (db: Queryable, { id, status, round }: Batch, { to, stopped }: StepEnd) =>
  db.execute(
    `update import_batch set status = $4, stopped = $5, finished_at = case when $4 in ('done', 'undone') then now() else finished_at end
      where id = $1 and status = $2 and round = $3`,
    [id, status, round, to, stopped ?? null],
  )

/** Rows that a step will not come to any more. */
export const failRows = (
  db: Queryable,
  id: string,
  { outcomes, code }: { outcomes: readonly RowOutcome[]; code: string },
) =>
  db.execute(
    `update import_row set outcome = 'failed', errors = $3::jsonb where batch_id = $1 and outcome = any($2::text[])`,
    [id, outcomes, JSON.stringify([{ field: '', code }])],
  )

/** The rows are reset to unknown. */
export const resetRows = (db: Queryable, id: string) =>
  db.execute(
    `update import_row set outcome = 'waiting', errors = '[]', record_id = null, version = null, before = null
      where batch_id = $1 and outcome <> 'waiting'`,
    [id],
  )

interface Slice {
  readonly outcomes: readonly RowOutcome[]
  readonly limit: number
  /** Only rows behind this number. */
  readonly after?: number
  /** From the last row up. */
  readonly backwards?: boolean
}

export const rowsOf = (db: Queryable, batchId: string, slice: Slice): Promise<BatchRow[]> =>
  db.query<BatchRow>(
    `select number, cells, outcome, record_id::text, version, before, errors from import_row
      where batch_id = $1 and outcome = any($2::text[]) and number > $3
      order by number ${slice.backwards === true ? 'desc' : 'asc'} limit $4`,
    [batchId, slice.outcomes, slice.after ?? 0, slice.limit],
  )

export interface Verdict {
  readonly number: number
  readonly outcome: RowOutcome
  readonly record_id?: string | undefined
  readonly version?: number | undefined
  readonly before?: BatchRow['before'] | undefined
  readonly errors?: readonly FieldError[] | undefined
}

/** What became of some rows, in one statement. */
export const writeVerdicts = (db: Queryable, batchId: string, verdicts: readonly Verdict[]) =>
  db.execute(
    `update import_row t set outcome = v.outcome, record_id = coalesce(v.record_id, t.record_id),
        version = coalesce(v.version, t.version), before = coalesce(v.before, t.before),
        errors = coalesce(v.errors, '[]'::jsonb)
      from jsonb_to_recordset($2::jsonb)
        v(number int, outcome text, record_id bigint, version int, before jsonb, errors jsonb)
      where t.batch_id = $1 and t.number = v.number`,
    [batchId, JSON.stringify(verdicts)],
  )

/** How many rows have come to what. */
export async function countsOf(db: Queryable, batchId: string): Promise<Partial<Record<RowOutcome, number>>> {
  const rows = await db.query<{ outcome: RowOutcome; count: number }>(
    'select outcome, count(*)::int as count from import_row where batch_id = $1 group by outcome',
    [batchId],
  )
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
}

/** The latest imports of one type into a building. */
export const batchesOf = (db: Queryable, buildingId: string, type: string) =>
  db.query<
    Pick<
      Batch,
      | 'id'
      | 'filename'
      | 'status'
      | 'stopped'
      | 'total'
      | 'uploader'
      | 'applier'
      | 'undoer'
      | 'created_at'
      | 'finished_at'
    >
  >(
    `select b.id::text, b.filename, b.status, b.stopped, b.total, b.created_at, b.finished_at, ${names}
      from import_batch b where b.building_id = $1 and b.type = $2 order by b.id desc limit 20`,
    [buildingId, type],
  )
