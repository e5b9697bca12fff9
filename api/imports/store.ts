import type { batchStatuses, stopReasons } from '#domain/calls/imports.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { json, orNull, wordOf, type Slots, type ValuesOf } from '#api/sql/types.ts'
import type { HeldRight } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { resetRows } from './batch-rows.ts'
import type { SheetRow } from './sheet.ts'

export type BatchStatus = (typeof batchStatuses)[number]
export type StopReason = (typeof stopReasons)[number]

const nameOf = (column: 'account_id' | 'applied_by' | 'undone_by') =>
  `(select a.name from account a where a.id = b.${column})`

/** The columns of an import that the list of imports shows. */
const head = {
  id: 'bigint',
  filename: 'text',
  status: wordOf<BatchStatus>(),
  /** Why the last step ended before its last row: an error code. */
  stopped: orNull(wordOf<StopReason>()),
  total: 'integer',
  created_at: 'timestamptz',
  finished_at: 'timestamptz | null',
  /** The accounts' names; null where an account is gone. */
  uploader: 'text | null',
  applier: 'text | null',
  undoer: 'text | null',
} as const satisfies Slots
const headColumns = `b.id, b.filename, b.status, b.stopped, b.total, b.created_at, b.finished_at,
    ${nameOf('account_id')} as uploader, ${nameOf('applied_by')} as applier, ${nameOf('undone_by')} as undoer`

const whole = {
  ...head,
  organisation_id: 'bigint',
  building_id: 'bigint',
  /** Who uploaded the file. */
  account_id: 'bigint',
  /** Who had the rows checked, and who started the other steps: each step runs with that account's rights. */
  checked_by: 'bigint',
  applied_by: 'bigint | null',
  undone_by: 'bigint | null',
  type: 'text',
  /** Counts the steps started: work of an earlier one no longer writes anything. */
  round: 'integer',
  header: json<readonly string[]>(),
  /** A field's name for each cell of the header, or null. */
  mapping: json<readonly (string | null)[]>(),
  /** Whether known rows change their records where the type refuses them unless asked. */
  update_known: 'boolean',
  /** The workbook that it is a part of: its own steps are the workbook's. */
  workbook_id: 'bigint | null',
  /** The rights that the rows have needed when they were checked. */
  needs: json<readonly HeldRight[]>(),
} as const satisfies Slots
const wholeColumns = `${headColumns}, b.organisation_id, b.building_id, b.account_id, b.checked_by, b.applied_by,
    b.undone_by, b.type, b.round, b.header, b.mapping, b.update_known, b.workbook_id, b.needs`

export type Batch = ValuesOf<typeof whole>

interface NewBatch extends Pick<
  Batch,
  | 'organisation_id'
  | 'building_id'
  | 'account_id'
  | 'type'
  | 'filename'
  | 'header'
  | 'mapping'
  | 'update_known'
> {
  readonly sha256: string
  readonly workbook_id?: string
  readonly rows: readonly SheetRow[]
  /** What its rows take of the quotas for uploads. */
  readonly bytes: number
}

/** Rows that one statement inserts. */
const insertedAtOnce = 2_000

export async function insertBatch(tx: Queryable, batch: NewBatch): Promise<Batch> {
  const { rows } = batch
  const [made] = await insertHead(tx, {
    ...batch,
    workbook_id: batch.workbook_id ?? null,
    header: JSON.stringify(batch.header),
    mapping: JSON.stringify(batch.mapping),
    total: rows.length,
  })
  if (made === undefined) throw new Error('a batch was not written')
  for (let at = 0; at < rows.length; at += insertedAtOnce)
    await insertRows(tx, { id: made.id, rows: JSON.stringify(rows.slice(at, at + insertedAtOnce)) })
  return made
}

const insertHead = query({
  row: whole,
  takes: {
    organisation_id: 'bigint',
    building_id: 'bigint',
    account_id: 'bigint',
    type: 'text',
    filename: 'text',
    sha256: 'text',
    header: 'jsonb',
    mapping: 'jsonb',
    total: 'integer',
    bytes: 'integer',
    update_known: 'boolean',
    workbook_id: 'bigint | null',
  },
  sql: ({
    organisation_id,
    building_id,
    account_id,
    type,
    filename,
    sha256,
    header,
    mapping,
    total,
    bytes,
    update_known,
    workbook_id,
  }) =>
    `insert into import_batch as b
        (organisation_id, building_id, account_id, checked_by, type, filename, sha256, header, mapping, total, bytes,
          update_known, workbook_id)
      values (${organisation_id}, ${building_id}, ${account_id}, ${account_id}, ${type}, ${filename}, ${sha256},
        ${header}, ${mapping}, ${total}, ${bytes}, ${update_known}, ${workbook_id})
      returning ${wholeColumns}`,
})

const insertRows = command({
  takes: { id: 'bigint', rows: 'jsonb' },
  sql: ({ id, rows }) =>
    `insert into import_row (batch_id, number, cells, marks)
      select ${id}, number, cells, marks from jsonb_to_recordset(${rows}) r(number int, cells jsonb, marks text)`,
})

export async function batchById(db: Queryable, id: string): Promise<Batch | undefined> {
  const [batch] = await batchesById(db, { id })
  return batch
}

const batchesById = query({
  row: whole,
  takes: { id: 'bigint' },
  sql: ({ id }) => `select ${wholeColumns} from import_batch b where b.id = ${id}`,
})

/** The latest imports of one type into a building. */
export const batchesOf = query({
  row: head,
  takes: { buildingId: 'bigint', type: 'text' },
  sql: ({ buildingId, type }) =>
    `select ${headColumns} from import_batch b
      where b.building_id = ${buildingId} and b.type = ${type} and b.workbook_id is null order by b.id desc limit 20`,
})

/** The name of each step, and the column that says who started it. */
const pressedBy = { checking: 'checked_by', applying: 'applied_by', undoing: 'undone_by' } as const
const steps = Object.keys(pressedBy) as (keyof typeof pressedBy)[]

const isOpen = `status in (${Object.values(literalsOf(steps)).join(', ')})`

/** After an hour nobody looks for it until the next start: it failed again and again. */
const noneMoves = `and moved_at >= now() - interval '1 hour' and not exists (select from import_batch
    where ${isOpen} and moved_at >= now() - interval '5 minutes')`

/** Imports that have a step under way; with `stuck`, only if none of them has moved for five minutes. */
export const openBatches = query({
  row: { id: 'bigint' },
  takes: {},
  over: { all: '', stuck: noneMoves },
  sql: (_, condition) => `select id from import_batch where ${isOpen} ${condition} order by id`,
})

/** Locks the batch until the transaction ends, if the step that the caller works on is still running. */
export async function lockStep(tx: Queryable, { id, status, round }: Batch): Promise<boolean> {
  const found = await lockBatch(tx, { id, status, round })
  return found.length === 1
}

/**
 * Begins a check anew, from its first row: the batch with a round of its own, so that whoever worked on it before, in this
 * process or another, writes nothing any more. Undefined if another has ended or begun it since it was read.
 */
export async function restartCheck(tx: Queryable, batch: Batch): Promise<Batch | undefined> {
  const { id, status, round } = batch
  if ((await nextRound(tx, { id, status, round })) !== 1) return undefined
  await resetRows(tx, { id })
  return { ...batch, round: round + 1 }
}

/** The same, and notes that the step has moved. */
export const moveStep = async (tx: Queryable, { id, status, round }: Batch): Promise<boolean> =>
  (await moveBatch(tx, { id, status, round })) === 1

/** A batch within one of its steps. */
const step = { id: 'bigint', status: wordOf<BatchStatus>(), round: 'integer' } as const satisfies Slots
const isWithin = ({ id, status, round }: Record<keyof typeof step, string>) =>
  `id = ${id} and status = ${status} and round = ${round}`

const lockBatch = query({
  row: {},
  takes: step,
  sql: (places) => `select from import_batch where ${isWithin(places)} for update`,
})

const nextRound = command({
  takes: step,
  sql: (places) => `update import_batch set round = round + 1, moved_at = now() where ${isWithin(places)}`,
})

const moveBatch = command({
  takes: step,
  sql: (places) => `update import_batch set moved_at = now() where ${isWithin(places)}`,
})

export interface StepStart {
  readonly from: readonly BatchStatus[]
  readonly to: keyof typeof pressedBy
  /** The account whose rights the step has. */
  readonly by: string
  /** The columns' new mapping. Default: unchanged. */
  readonly mapping?: Batch['mapping']
}

/** Starts a step; returns false if another has started since the batch was read. */
export async function startStep(
  db: Queryable,
  { id, round, workbook_id }: Batch,
  start: StepStart,
): Promise<boolean> {
  const { from, to, by } = start
  if (workbook_id !== null) return false
  const mapping = start.mapping === undefined ? null : JSON.stringify(start.mapping)
  return (await beginStep(db, { id, round, from, to, by, mapping }, to)) === 1
}

const beginStep = command({
  takes: {
    id: 'bigint',
    round: 'integer',
    from: 'text[]',
    to: 'text',
    by: 'bigint',
    mapping: 'jsonb | null',
  },
  over: pressedBy,
  sql: ({ id, round, from, to, by, mapping }, presser) =>
    `update import_batch set status = ${to}, ${presser} = ${by}, mapping = coalesce(${mapping}, mapping),
        stopped = null, round = round + 1, moved_at = now()
      where id = ${id} and round = ${round} and status = any(${from})`,
})

interface StepEnd {
  readonly to: BatchStatus
  readonly stopped?: StopReason
  /** The rights that its rows have needed. Default: as the step before said. */
  readonly needs?: readonly HeldRight[]
}

/** Ends a step, if it is still running. */
export const endStep = (db: Queryable, { id, status, round }: Batch, { to, stopped, needs }: StepEnd) =>
  finishStep(db, {
    id,
    status,
    round,
    to,
    stopped: stopped ?? null,
    needs: needs === undefined ? null : JSON.stringify(needs),
  })

const finishStep = command({
  takes: { ...step, to: wordOf<BatchStatus>(), stopped: head.stopped, needs: 'jsonb | null' },
  sql: ({ to, stopped, needs, ...places }) =>
    `update import_batch set status = ${to}, stopped = ${stopped}, needs = coalesce(${needs}, needs),
        finished_at = case when ${to} in ('done', 'undone') then now() else finished_at end
      where ${isWithin(places)}`,
})
