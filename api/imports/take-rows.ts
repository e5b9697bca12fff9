import type { ErrorCode } from '#core/vocabulary.ts'
import type { Tx } from '../database/pool.ts'
import { sheetColumns, simpleMove, type ImportColumn } from '#core/derive/imports.ts'
import { foundMove } from '#core/derive/moves.ts'
import { encodeValue } from '#core/fields/rows.ts'
import { kindOf } from '#core/kinds.ts'
import type { WireNode } from '#core/kind.ts'
import type { FieldError } from '#core/wire/error.ts'
import { today } from '../calendar/today.ts'
import type { Caller, HeldRight } from '../context.ts'
import type { WireObject } from '../http/body.ts'
import { ApiError, apiError } from '../http/error.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import type { StoredRecord } from '../records/extension.ts'
import { createParams, quote } from '../records/sql/params.ts'
import { storedReaderOf } from '../records/write/persist.ts'
import type { EntityPlan } from '../records/plan.ts'
import type { Records } from '../records/records.ts'
import { columnRights, type ColumnRights } from './column-rights.ts'
import { ownBody, writeBeside } from './beside.ts'
import { versionNow } from './lock-record.ts'
import { cellWords, entityIn } from './columns.ts'
import { findNamedRecords, visibleSql } from './references.ts'
import { readRow, type ReadRow, type RowReader } from './row.ts'
import type { BatchRow, Verdict } from './batch-rows.ts'
import { behindSavepoint } from '../records/write/savepoint.ts'
import type { Batch } from './store.ts'

/** The context in which rows are processed: one transaction, one caller. */
export interface RowWork {
  readonly tx: Tx
  readonly records: Records
  readonly labels: ExportLabels
  readonly plan: EntityPlan
  readonly batch: Batch
  readonly caller: Caller
  /** Keys of rows further up in the file; absent if they were checked before. */
  readonly seen?: Set<string>
  /** Gets the rights that the rows need which are taken. */
  readonly needs?: Map<string, HeldRight>
}

/**
 * Sends some rows through the pipeline, each behind a savepoint, so that a bad one does not harm the others. Outcomes
 * are in the words of a check; whoever commits marks the rows done.
 */
export async function takeRows(chunk: RowWork, rows: readonly BatchRow[]): Promise<Verdict[]> {
  const { plan, records, caller, batch, seen } = chunk
  const rights = columnRights({ plan, planOf: records.planOf, caller, buildingId: batch.building_id })
  const parts: ChunkWork = { ...chunk, rights }
  const readers = await readersFor(parts, rows)
  const read = rows.map((row) => ({ row, said: readRow(row, readers) }))
  const known = await findByKey(
    parts,
    read.map(({ said }) => said),
  )
  const verdicts: Verdict[] = []
  for (const { row, said } of read) {
    const key = keyOf(plan, said)
    const isRepeated = key !== undefined && seen?.has(key) === true
    if (key !== undefined) seen?.add(key)
    const existing = key === undefined ? undefined : known.get(key)
    verdicts.push(
      isRepeated
        ? { number: row.number, outcome: 'invalid', errors: [atKey(plan, 'duplicate_in_file')] }
        : await takeRow(parts, row, { said, existing }),
    )
  }
  return verdicts
}

interface ChunkWork extends RowWork {
  readonly rights: ColumnRights
}

interface Meant {
  readonly said: ReadRow
  readonly existing: StoredRecord | undefined
}

const atKey = ({ entity }: EntityPlan, code: ErrorCode): FieldError => ({
  field: entity.imports?.by[0] ?? '',
  code,
})

async function takeRow(parts: ChunkWork, { number }: BatchRow, { said, existing }: Meant): Promise<Verdict> {
  if (said.errors.length > 0) return { number, outcome: 'invalid', errors: said.errors }
  const { by = [] } = parts.plan.entity.imports ?? {}
  const refuseKnown = knownRefusal(parts)
  // What is taken once only is known by its key alone.
  const missing = by.filter((name) => textOf(said.body[name]) === null)
  if (refuseKnown !== undefined && missing.length > 0)
    return { number, outcome: 'invalid', errors: missing.map((field) => ({ field, code: 'required' })) }
  if (existing !== undefined && refuseKnown !== undefined)
    return { number, outcome: 'invalid', errors: [atKey(parts.plan, refuseKnown)] }
  const take = async (): Promise<Verdict> => {
    const asked: HeldRight[] = []
    const noteRight = (right: HeldRight) => void asked.push(right)
    const work = { ...parts, caller: { ...parts.caller, noteRight } }
    const taken = await (existing === undefined ? makeRow(work, said) : changeRow(work, said, existing))
    for (const right of asked) parts.needs?.set(`${right.code}.${right.flag}.${right.place}`, right)
    const warnings = [...(said.warnings ?? []), ...waitsOf(parts, said, existing)]
    return { number, ...taken, ...(warnings.length === 0 ? {} : { errors: warnings }) }
  }
  return behindSavepoint(parts.tx, take, ({ fields, code: refusal }) => {
    const errors = fields.length > 0 ? fields : [{ field: '', code: refusal }]
    return {
      number,
      outcome: 'invalid',
      errors: errors.map(({ field, code, limits }) => ({ field, code, limits })),
    }
  })
}

/** Told before the import: the record has made its move already, and the caller may not say so. */
function waitsOf({ plan, batch, caller }: RowWork, { body }: ReadRow, existing?: StoredRecord): FieldError[] {
  const { lifecycle, permission } = plan.entity
  const state = existing === undefined ? (lifecycle?.initial ?? '') : stateIn(plan, existing)
  const move = foundMove(plan.entity, { state, record: body, today: today() })
  if (move === undefined || caller.principal.decider.can(batch.building_id, permission, move.flag)) return []
  return [{ field: move.field, code: 'waits_for_approval' }]
}

/** The code that a known row is refused with; none where it changes its record. */
const knownRefusal = ({ plan, batch }: RowWork) =>
  batch.update_known ? undefined : plan.entity.imports?.refuseKnown

type RowOutcome = Omit<Verdict, 'number'>

async function makeRow(work: RowWork, said: ReadRow): Promise<RowOutcome> {
  const { records, plan, batch, caller } = work
  const ask = { caller, entity: plan.entity }
  const owner: WireObject = plan.owner === 'building' ? { building_id: batch.building_id } : {}
  const made = await records.create(ask, { ...ownBody(said.body), ...owner })
  const present = String(made[plan.stateField ?? ''] ?? plan.entity.lifecycle?.initial)
  const moved = await moveTo({ records, plan, caller, id: String(made.id), present }, said.state)
  const beside = await writeBeside(besideWork(work), String(made.id), said.body)
  return {
    outcome: 'create',
    record_id: String(made.id),
    ...(beside.length === 0
      ? { version: Number((moved ?? made).version) }
      : { version: await versionNow(work, String(made.id)), beside }),
  }
}

const besideWork = ({ tx, records, plan, batch, caller }: RowWork) => ({
  tx,
  records,
  caller,
  entity: plan.entity,
  buildingId: batch.building_id,
})

async function changeRow(work: ChunkWork, said: ReadRow, existing: StoredRecord): Promise<RowOutcome> {
  const { records, plan, caller, rights } = work
  const before = encodeRecord(plan, existing)
  const changes = Object.entries(ownBody(said.body))
    .map(([name, value]) => [name, withCell(plan, name, { before: before[name], value })] as const)
    .filter(([name, value]) => !isSame(before[name], value))
  const present = stateIn(plan, existing)
  const isMove = said.state !== undefined && present !== said.state
  const known = { record_id: existing.id, version: existing.version }
  const beside = await writeBeside(besideWork(work), existing.id, said.body)
  const isSaid = changes.length > 0 || isMove || beside.length > 0
  // "Unchanged" reveals what the record holds, so callers who may not read it always get the same outcome.
  if (!isSaid) return { outcome: rights.mayRead ? 'unchanged' : 'update', ...known, before: {} }
  const ask = { caller, entity: plan.entity, id: existing.id }
  const version = beside.length === 0 ? existing.version : await versionNow(work, existing.id)
  const body = { ...Object.fromEntries(changes), version }
  const after = changes.length === 0 ? existing : await records.update(ask, body)
  const moved = await moveTo({ records, plan, caller, id: existing.id, present }, said.state)
  return {
    outcome: 'update',
    ...known,
    ...(beside.length === 0 ? {} : { beside }),
    version: moved === undefined && changes.length === 0 ? version : Number((moved ?? after).version),
    before: {
      ...Object.fromEntries(changes.map(([name]) => [name, before[name] ?? null])),
      ...(isMove && plan.stateField !== undefined ? { [plan.stateField]: present } : {}),
    },
  }
}

const stateIn = ({ stateField }: EntityPlan, record: Readonly<Record<string, unknown>>) =>
  stateField === undefined ? '' : String(record[stateField])

interface Moving {
  readonly records: Records
  readonly plan: EntityPlan
  readonly caller: Caller
  readonly id: string
  /** The state that the record is in now. */
  readonly present: string
}

/** Moves a record into a state by the one transition that leads there; undefined if it is there already. */
export async function moveTo({ records, plan, caller, id, present }: Moving, state: string | undefined) {
  if (state === undefined || state === present) return undefined
  const name = simpleMove(plan.entity, present, state)
  const field = plan.stateField ?? ''
  // The pipeline refuses a transition that nobody may make in the same way.
  if (name === undefined) throw apiError(409, 'illegal_transition', [{ field, code: 'illegal_transition' }])
  try {
    return await records.transition({ caller, entity: plan.entity, id, name }, {})
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403 || error.fields.length > 0) throw error
    throw apiError(error.status, error.code, [{ field, code: error.code }])
  }
}

const encodeRecord = (plan: EntityPlan, record: StoredRecord): Readonly<Record<string, WireNode>> =>
  Object.fromEntries(
    Object.entries(plan.fields).map(([name, field]) => [name, encodeValue(field, record[name], kindOf)]),
  )

/** What a field becomes by a row's cell, as a body says it. */
function withCell(
  { fields }: EntityPlan,
  name: string,
  { before = null, value }: { readonly before: WireNode | undefined; readonly value: WireNode },
): WireNode {
  const field = fields[name]
  const join = field === undefined ? undefined : kindOf(field).withCell
  if (join === undefined || before === null || value === null) return value
  return join(before, value) as WireNode
}

const textOf = (value: WireNode | undefined) =>
  value === null || value === undefined
    ? null
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
const isSame = (before: WireNode | undefined, after: WireNode) => textOf(before) === textOf(after)

/** The business key of a row, if all of it was given. */
function keyOf({ entity }: EntityPlan, { body, errors }: ReadRow): string | undefined {
  const values = (entity.imports?.by ?? []).map((name) => textOf(body[name]))
  return errors.length > 0 || values.includes(null) ? undefined : JSON.stringify(values)
}

/**
 * Existing records by their business key, with one query for all rows. Callers who may neither read nor change them
 * find none, and get the refusal that a creation would give.
 */
async function findByKey(
  parts: ChunkWork,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const { tx, plan, batch, caller, records, rights } = parts
  const { by: names = [] } = plan.entity.imports ?? {}
  const keyed = rows.filter((row) => keyOf(plan, row) !== undefined)
  const { decider } = caller.principal
  const mayUpdate =
    knownRefusal(parts) === undefined && decider.can(batch.building_id, plan.entity.permission, 'update')
  if (keyed.length === 0 || !(rights.mayRead || mayUpdate)) return new Map()
  const columns = names.map((name) => ({ name, type: plan.columnByName.get(name)?.type ?? 'text' }))
  const params = createParams()
  const keys = columns.map(({ name, type }) => `${params.add(keyed.map((row) => row.body[name]))}::${type}[]`)
  const joined = columns.map(({ name }) => `t.${quote(name)} = k.${quote(name)}`).join(' and ')
  const reader = storedReaderOf(plan)
  const extension = records.extensions.get(plan.entity.name)
  const visible = visibleSql({ target: plan, extension, caller, buildingId: batch.building_id }, params)
  // oxlint-disable-next-line statements/declared -- written for the keys of whatever entity the import is of
  const found = await tx.arrays(
    `select ${reader.select} from ${plan.quoted} t
      join unnest(${keys.join(', ')}) k(${columns.map(({ name }) => quote(name)).join(', ')}) on ${joined}
      where ${visible}`,
    params.values,
  )
  return new Map(
    found.map((row) => {
      const record = reader.read(row)
      const before = encodeRecord(plan, record)
      return [JSON.stringify(names.map((name) => textOf(before[name]))), record]
    }),
  )
}

/** A reader for each cell, with the records that this chunk's cells may name. */
async function readersFor(parts: ChunkWork, rows: readonly BatchRow[]): Promise<(RowReader | null)[]> {
  const { plan, batch, rights } = parts
  const columns = new Map(sheetColumns(plan.entity, entityIn(plan)).map((column) => [column.name, column]))
  return Promise.all(
    batch.mapping.map(async (name, at): Promise<RowReader | null> => {
      const column = name === null ? undefined : columns.get(name)
      if (column === undefined) return null
      const words = cellWords(
        { entity: plan.entity, labels: parts.labels },
        { column, language: parts.caller.language },
      )
      const isRefused = !rights.mayFill(column)
      const cells = isRefused ? [] : rows.map((row) => row.cells[at] ?? '').filter((cell) => cell !== '')
      return { column, words, isRefused, known: await referencesIn(parts, column, cells) }
    }),
  )
}

async function referencesIn(
  { tx, batch, records, caller }: ChunkWork,
  column: ImportColumn,
  cells: readonly string[],
) {
  if (column.target === undefined) return new Map<string, string[]>()
  const target = records.planOf(column.target)
  const extension = records.extensions.get(target.entity.name)
  return findNamedRecords(tx, cells, { target, extension, caller, buildingId: batch.building_id })
}
