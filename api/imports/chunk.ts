import type { Tx } from '../database/pool.ts'
import { importColumns, simpleMove, type ImportColumn } from '#core/derive/imports.ts'
import { encodeValue } from '#core/fields/rows.ts'
import { kindOf } from '#core/kinds.ts'
import type { WireNode } from '#core/kind.ts'
import type { Caller } from '../context.ts'
import type { WireObject } from '../http/body.ts'
import { ApiError, apiError } from '../http/error.ts'
import type { ExportLabels } from '../records/export-cells.ts'
import type { StoredRecord } from '../records/extension.ts'
import { quote } from '../records/params.ts'
import { storedReaderOf } from '../records/persist.ts'
import type { EntityPlan, PlanOf } from '../records/plan.ts'
import type { Records } from '../records/records.ts'
import { cellWords } from './columns.ts'
import { knownRecords } from './references.ts'
import { readRow, type ReadRow, type RowReader } from './row.ts'
import type { Batch, BatchRow, Verdict } from './store.ts'

export interface ChunkParts {
  readonly tx: Tx
  readonly records: Records
  readonly labels: ExportLabels
  readonly plan: EntityPlan
  readonly batch: Batch
  readonly caller: Caller
  /** Keys of rows further up in the file; absent where they were looked at before. */
  readonly seen?: Set<string>
}

/**
 * Takes some rows through the pipeline, each behind a savepoint, so that a bad one harms no other. What becomes of
 * them is said in the words of a check; whoever commits calls them done.
 */
export async function takeRows(parts: ChunkParts, rows: readonly BatchRow[]): Promise<Verdict[]> {
  const readers = await readersFor(parts, rows)
  const read = rows.map((row) => ({ row, said: readRow(row.cells, readers) }))
  const known = await knownByKey(parts, read.map(({ said }) => said)) // prettier-ignore
  const verdicts: Verdict[] = []
  for (const { row, said } of read) {
    const key = keyOf(parts.plan, said)
    const isRepeated = key !== undefined && parts.seen?.has(key) === true
    if (key !== undefined) parts.seen?.add(key)
    if (isRepeated) {
      const [field = ''] = parts.plan.entity.imports?.by ?? []
      verdicts.push({
        number: row.number,
        outcome: 'invalid',
        errors: [{ field, code: 'duplicate_in_file' }],
      })
      continue
    }
    verdicts.push(
      await takeRow(parts, row, { said, existing: key === undefined ? undefined : known.get(key) }),
    )
  }
  return verdicts
}

interface Taking {
  readonly said: ReadRow
  readonly existing: StoredRecord | undefined
}

async function takeRow(parts: ChunkParts, { number }: BatchRow, taking: Taking): Promise<Verdict> {
  if (taking.said.errors.length > 0) return { number, outcome: 'invalid', errors: taking.said.errors }
  const { by = [], refuseKnown } = parts.plan.entity.imports ?? {}
  if (taking.existing !== undefined && refuseKnown !== undefined)
    return { number, outcome: 'invalid', errors: [{ field: by[0] ?? '', code: refuseKnown }] }
  await parts.tx.execute('savepoint import_row')
  try {
    const verdict = await (taking.existing === undefined
      ? created(parts, taking.said)
      : updated(parts, taking.said, taking.existing))
    await parts.tx.execute('release savepoint import_row')
    return { number, ...verdict }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    await parts.tx.execute('rollback to savepoint import_row')
    const errors = error.fields.length > 0 ? error.fields : [{ field: '', code: error.code }]
    return {
      number,
      outcome: 'invalid',
      errors: errors.map(({ field, code, limits }) => ({ field, code, limits })),
    }
  }
}

type Made = Omit<Verdict, 'number'>

async function created({ records, plan, batch, caller }: ChunkParts, said: ReadRow): Promise<Made> {
  const ask = { caller, entity: plan.entity }
  const owner: WireObject = plan.owner === 'building' ? { building_id: batch.building_id } : {}
  const made = await records.create(ask, { ...said.body, ...owner })
  const moved = await moveTo({ records, plan, caller }, made, said.state)
  return { outcome: 'create', record_id: String(made.id), version: Number((moved ?? made).version) }
}

async function updated(
  { records, plan, caller }: ChunkParts,
  said: ReadRow,
  existing: StoredRecord,
): Promise<Made> {
  const before = encoded(plan, existing)
  const changes = Object.entries(said.body).filter(([name, value]) => !isSame(before[name], value))
  const isMove = said.state !== undefined && existing[plan.stateField ?? ''] !== said.state
  const known = { record_id: existing.id, version: existing.version }
  if (changes.length === 0 && !isMove) return { outcome: 'unchanged', ...known }
  const ask = { caller, entity: plan.entity, id: existing.id }
  const body = { ...Object.fromEntries(changes), version: existing.version }
  const after = changes.length === 0 ? existing : await records.update(ask, body)
  const moved = isMove ? await moveTo({ records, plan, caller }, after, said.state) : undefined
  return {
    outcome: 'update',
    ...known,
    version: Number((moved ?? after).version),
    before: Object.fromEntries(changes.map(([name]) => [name, before[name] ?? null])),
  }
}

type Moving = Pick<ChunkParts, 'records' | 'plan' | 'caller'>

async function moveTo({ records, plan, caller }: Moving, record: Readonly<Record<string, unknown>>, state: string | undefined) {
  const present = String(record[plan.stateField ?? ''])
  if (state === undefined || state === present) return undefined
  const name = simpleMove(plan.entity, present, state)
  // A move that nobody may make is refused by the pipeline like any other.
  if (name === undefined) throw apiError(409, 'illegal_transition', [{ field: plan.stateField ?? '', code: 'illegal_transition' }])
  return records.transition({ caller, entity: plan.entity, id: String(record.id), name }, {})
} // prettier-ignore

const encoded = (plan: EntityPlan, record: StoredRecord): Readonly<Record<string, WireNode>> =>
  Object.fromEntries(
    Object.entries(plan.fields).map(([name, field]) => [name, encodeValue(field, record[name], kindOf)]),
  )

const textOf = (value: WireNode | undefined) =>
  value === null || value === undefined
    ? null
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
const isSame = (before: WireNode | undefined, after: WireNode) => textOf(before) === textOf(after)

/** The business key of a row, where all of it was given. */
function keyOf({ entity }: EntityPlan, { body, errors }: ReadRow): string | undefined {
  const values = (entity.imports?.by ?? []).map((name) => textOf(body[name]))
  return errors.length > 0 || values.includes(null) ? undefined : JSON.stringify(values)
}

/** Records that are there already, by their business key: one question for all rows. */
async function knownByKey(
  { tx, plan, batch }: ChunkParts,
  rows: readonly ReadRow[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const names = plan.entity.imports?.by ?? []
  const keyed = rows.filter((row) => keyOf(plan, row) !== undefined)
  if (keyed.length === 0) return new Map()
  const columns = names.map((name) => ({ name, type: plan.columnByName.get(name)?.type ?? 'text' }))
  const keys = columns.map(({ type }, at) => `$${at + 2}::${type}[]`).join(', ')
  const joined = columns.map(({ name }) => `t.${quote(name)} = k.${quote(name)}`).join(' and ')
  const reader = storedReaderOf(plan)
  const owner = plan.owner === 'building' ? 't.building_id = $1::bigint' : '$1::bigint is not null'
  const found = await tx.arrays(
    `select ${reader.select} from ${plan.quoted} t
      join unnest(${keys}) k(${columns.map(({ name }) => quote(name)).join(', ')}) on ${joined}
      where ${owner}${plan.hasTrash ? ' and t.deleted_at is null' : ''}`,
    [batch.building_id, ...names.map((name) => keyed.map((row) => row.body[name]))],
  )
  return new Map(
    found.map((row) => {
      const record = reader.read(row)
      const before = encoded(plan, record)
      return [JSON.stringify(names.map((name) => textOf(before[name]))), record]
    }),
  )
}

/** What reads each cell, with the records that this chunk's cells may mean. */
async function readersFor(parts: ChunkParts, rows: readonly BatchRow[]): Promise<(RowReader | null)[]> {
  const { plan, batch } = parts
  const columns = new Map(importColumns(plan.entity).map((column) => [column.name, column]))
  return Promise.all(
    batch.mapping.map(async (name, at): Promise<RowReader | null> => {
      const column = name === null ? undefined : columns.get(name)
      if (column === undefined) return null
      const words = cellWords(plan.entity, parts.labels, { column, language: parts.caller.language })
      const cells = rows.map((row) => row.cells[at] ?? '').filter((cell) => cell !== '')
      return { column, words, known: await referencesIn(parts, column, cells) }
    }),
  )
}

async function referencesIn({ tx, batch, records }: ChunkParts, column: ImportColumn, cells: readonly string[]) {
  if (column.target === undefined) return new Map<string, string[]>()
  const planOf: PlanOf = records.planOf
  return knownRecords(tx, planOf(column.target), cells, {
    buildingId: batch.building_id,
    organisationId: batch.organisation_id,
  })
} // prettier-ignore
