import type { ErrorCode } from '#core/vocabulary.ts'
import type { Tx } from '../database/pool.ts'
import { sheetColumns, type ImportColumn } from '#core/derive/imports.ts'
import { foundMove } from '#core/derive/moves.ts'
import { kindOf } from '#core/kinds.ts'
import type { WireNode } from '#core/kind.ts'
import type { FieldError } from '#core/wire/error.ts'
import { today } from '../calendar/today.ts'
import type { Caller, HeldRight } from '../context.ts'
import type { WireObject } from '../http/body.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import type { StoredRecord } from '../records/extension.ts'
import type { EntityPlan } from '../records/plan.ts'
import type { Records } from '../records/records.ts'
import { columnRights, type ColumnRights } from './column-rights.ts'
import { ownBody, writeBeside } from './beside.ts'
import { versionNow } from './lock-record.ts'
import { moveTo } from './move-to.ts'
import { cellWords, entityIn } from './columns.ts'
import {
  encodeRecord,
  findKnown,
  keyField,
  knownRefusal,
  repeatedKey,
  saidAgain,
  textOf,
  withoutProposed,
} from './known-rows.ts'
import { findNamedRecords, findTies, namesPerhaps } from './references.ts'
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
  const verdicts: Verdict[] = []
  for (const wave of wavesOf(read, ({ said }) => saidAgain(chunk, said))) {
    const known = await findKnown(
      parts,
      wave.map(({ said }) => said),
    )
    for (const [at, { row, said }] of wave.entries()) {
      const key = repeatedKey(parts, said)
      const existing = known[at]
      const isRepeated = (key !== undefined && seen?.has(key) === true) || isMadeHere(parts, existing)
      if (key !== undefined) seen?.add(key)
      const verdict: Verdict = isRepeated
        ? {
            number: row.number,
            outcome: 'invalid',
            errors: [{ field: keyField(parts, said), code: 'duplicate_in_file' }],
          }
        : await takeRow(parts, row, { said, existing })
      if (verdict.outcome === 'create') seen?.add(madeKey(verdict.record_id))
      verdicts.push(verdict)
    }
  }
  return verdicts.toSorted((a, b) => a.number - b.number)
}

const madeKey = (id: string | undefined) => `made ${id ?? ''}`
/** Whether a row further up in a workbook has made the record, of a kind that has one row for each. */
const isMadeHere = ({ plan, batch, seen }: RowWork, existing: StoredRecord | undefined) =>
  batch.workbook_id !== null &&
  plan.entity.imports?.oncePerFile === true &&
  seen?.has(madeKey(existing?.id)) === true

/** Rows in groups that are looked up together: a row that may name the record of an earlier one comes after it. */
function wavesOf<T>(rows: readonly T[], keyed: (row: T) => readonly string[]): T[][] {
  const next = new Map<string, number>()
  const waves: T[][] = []
  for (const row of rows) {
    const keys = keyed(row)
    const at = Math.max(0, ...keys.map((key) => next.get(key) ?? 0))
    for (const key of keys) next.set(key, at + 1)
    ;(waves[at] ??= []).push(row)
  }
  return waves
}

export interface ChunkWork extends RowWork {
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
  const changes = existing === undefined ? said : { ...said, body: withoutProposed(said) }
  if (refuseKnown !== undefined && missing.length > 0)
    return { number, outcome: 'invalid', errors: missing.map((field) => ({ field, code: 'required' })) }
  if (existing !== undefined && refuseKnown !== undefined)
    return { number, outcome: 'invalid', errors: [atKey(parts.plan, refuseKnown)] }
  const { refuseUnknown } = parts.plan.entity.imports ?? {}
  if (existing === undefined && refuseUnknown !== undefined)
    return { number, outcome: 'invalid', errors: [atKey(parts.plan, refuseUnknown)] }
  const take = async (): Promise<Verdict> => {
    const asked: HeldRight[] = []
    const noteRight = (right: HeldRight) => void asked.push(right)
    const work = { ...parts, caller: { ...parts.caller, noteRight } }
    const taken = await (existing === undefined ? makeRow(work, said) : changeRow(work, changes, existing))
    for (const right of asked) parts.needs?.set(`${right.code}.${right.flag}.${right.place}`, right)
    const warnings =
      taken.outcome === 'invalid' ? [] : [...(said.warnings ?? []), ...waitsOf(parts, said, existing)]
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

type RowOutcome = Omit<Verdict, 'number'>

async function makeRow(work: RowWork, said: ReadRow): Promise<RowOutcome> {
  const { records, plan, batch, caller } = work
  const ask = { caller, entity: plan.entity }
  const owner: WireObject = plan.owner === 'building' ? { building_id: batch.building_id } : {}
  const made = await records.create(ask, { ...ownBody(said.body), ...owner })
  const present = String(made[plan.stateField ?? ''] ?? plan.entity.lifecycle?.initial)
  const moved = await moveTo({ records, plan, caller, id: String(made.id), present }, said.state)
  const beside = await writeBeside(besideWork(work, said), String(made.id), said.body)
  return {
    outcome: 'create',
    record_id: String(made.id),
    ...(beside.length === 0
      ? { version: Number((moved ?? made).version) }
      : { version: await versionNow(work, String(made.id)), beside }),
  }
}

const besideWork = ({ tx, records, plan, batch, caller }: RowWork, { proposed }: ReadRow) => ({
  proposed,
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
    .filter(([name, value]) => textOf(before[name]) !== textOf(value))
  const present = stateIn(plan, existing)
  const isMove = said.state !== undefined && present !== said.state
  const known = { record_id: existing.id, version: existing.version }
  // What nobody may change in a form, no file changes either; the same again is not told from it without the right to read.
  if (isFinal(plan) && (changes.length > 0 || isMove || !rights.mayRead))
    return {
      outcome: 'invalid',
      errors: (changes.length > 0 ? changes.map(([name]) => name) : [plan.entity.imports?.by[0] ?? '']).map(
        (field) => ({ field, code: 'imported_otherwise' }),
      ),
    }
  const beside = await writeBeside(besideWork(work, said), existing.id, said.body)
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
      // A day that handed it over has moved it too: undone only together, where a move leads back.
      ...stateBefore(plan, { present, after }),
      ...Object.fromEntries(changes.map(([name]) => [name, before[name] ?? null])),
      ...(isMove && plan.stateField !== undefined ? { [plan.stateField]: present } : {}),
    },
  }
}

const isFinal = ({ entity: { operations } }: EntityPlan) => operations?.includes('update') === false

function stateBefore(
  { stateField = '', entity }: EntityPlan,
  { present, after }: { present: string; after: Readonly<Record<string, unknown>> },
) {
  const isFound = Object.values(entity.lifecycle?.transitions ?? {}).some(
    ({ found, from, to }) => found !== undefined && from.includes(present) && to === after[stateField],
  )
  return isFound ? { [stateField]: present } : {}
}

const stateIn = ({ stateField }: EntityPlan, record: Readonly<Record<string, unknown>>) =>
  stateField === undefined ? '' : String(record[stateField])

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
      return { column, words, isRefused, ...(await referencesIn(parts, column, cells)) }
    }),
  )
}

async function referencesIn(
  { tx, batch, records, caller }: ChunkWork,
  column: ImportColumn,
  cells: readonly string[],
): Promise<Pick<RowReader, 'known' | 'ties'>> {
  if (column.target === undefined) return { known: new Map<string, string[]>() }
  const { planOf } = records
  const target = planOf(column.target)
  const extension = records.extensions.get(target.entity.name)
  const names = column.isMany === true ? cells.flatMap(namesPerhaps) : cells
  const known = await findNamedRecords(tx, names, {
    target,
    extension,
    caller,
    buildingId: batch.building_id,
  })
  return {
    known,
    ties: await findTies(tx, known, {
      target,
      planOf,
      buildingId: batch.building_id,
      fields: new Set(batch.mapping),
    }),
  }
}
