import type { Queryable } from '../database/pool.ts'
import type { WireNode } from '#core/kind.ts'
import type { FieldError } from '#core/wire/error.ts'
import type { SheetRow } from './sheet.ts'

export type BatchStatus = 'uploaded' | 'checking' | 'checked' | 'applying' | 'done' | 'undoing' | 'undone'
/** Before it is applied: what would become of it; afterwards: what did. */
export type RowOutcome =
  | 'waiting'
  | 'create'
  | 'update'
  | 'unchanged'
  | 'invalid'
  | 'created'
  | 'updated'
  | 'failed'
  | 'undone'
  | 'kept'

export interface Batch {
  readonly id: string
  readonly organisation_id: string
  readonly building_id: string
  readonly account_id: string
  readonly type: string
  readonly filename: string
  readonly status: BatchStatus
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

const batchColumns =
  'id::text, organisation_id::text, building_id::text, account_id::text, type, filename, status, header, mapping, total, created_at, finished_at'

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
    `insert into import_batch (organisation_id, building_id, account_id, type, filename, sha256, header, mapping, total)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${batchColumns}`,
    [
      batch.organisation_id, batch.building_id, batch.account_id, batch.type, batch.filename, batch.sha256,
      JSON.stringify(batch.header), JSON.stringify(batch.mapping), batch.rows.length,
    ],
  ) // prettier-ignore
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
  const [batch] = await db.query<Batch>(`select ${batchColumns} from import_batch where id = $1`, [id])
  return batch
}

/** Holds the batch until the transaction ends; whoever else works on it waits. */
export async function lockBatch(tx: Queryable, id: string): Promise<Batch | undefined> {
  const [batch] = await tx.query<Batch>(`select ${batchColumns} from import_batch where id = $1 for update`, [
    id,
  ])
  return batch
}

/** Moves a batch on if it still stands where the caller thinks; false where somebody was faster. */
export async function moveBatch(
  db: Queryable,
  id: string,
  { from, to }: { from: readonly BatchStatus[]; to: BatchStatus },
): Promise<boolean> {
  const finished = to === 'done' || to === 'undone' ? 'now()' : 'finished_at'
  const count = await db.execute(
    `update import_batch set status = $2, finished_at = ${finished} where id = $1 and status = any($3::text[])`,
    [id, to, from],
  )
  return count === 1
}

export const remap = (db: Queryable, id: string, mapping: Batch['mapping']) =>
  db.execute('update import_batch set mapping = $2 where id = $1', [id, JSON.stringify(mapping)])

/** Nothing is known of the rows again. */
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
  db.query<Batch & { readonly account: string | null }>(
    `select b.id::text, b.filename, b.status, b.total, b.created_at, b.finished_at, a.name as account
      from import_batch b left join account a on a.id = b.account_id
      where b.building_id = $1 and b.type = $2 order by b.id desc limit 20`,
    [buildingId, type],
  )
