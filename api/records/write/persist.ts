import { actorIdOf } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { searchText } from '#core/derive/fields.ts'
import { referencesTo } from '#core/derive/relations.ts'
import { auditSql, changesBetween } from './audit.ts'
import { bumpSql } from '../sql/bump-sql.ts'
import type { PlannedColumn } from '../sql/columns.ts'
import type { PipelineContext } from '../context.ts'
import type { StoredRecord, Values } from '../extension.ts'
import { createParams, quote, type Params } from '../sql/params.ts'
import type { EntityPlan } from '../plan.ts'
import { storedReader, type StoredReader } from '../sql/reader.ts'
import { createTexts, type Texts } from '../sql/texts.ts'
import { referenceSql } from './references.ts'

const readers = new WeakMap<EntityPlan, StoredReader>()

export function storedReaderOf(plan: EntityPlan): StoredReader {
  const reader = readers.get(plan) ?? storedReader(plan)
  readers.set(plan, reader)
  return reader
}

const insertions = new WeakMap<EntityPlan, Texts>()

function textsOf(plan: EntityPlan): Texts {
  const texts = insertions.get(plan) ?? createTexts()
  insertions.set(plan, texts)
  return texts
}

interface Insertion {
  readonly operation: PipelineContext
  readonly record: Values
  readonly buildingId: string | null
}

/**
 * Writes a new row, its line in the log and what its extension writes with them in one statement; undefined if a
 * reference leads nowhere. Uniqueness is left to the indexes, which alone are safe from races.
 */
export async function insertRow(
  unit: Queryable,
  { operation, record, buildingId }: Insertion,
): Promise<StoredRecord | undefined> {
  const { plan, caller, pipeline } = operation
  const params = createParams()
  const cells: Cell[] = [
    ...ownerCells(operation, buildingId, params),
    ...plan.columns
      .filter((column) => record[column.name] !== undefined)
      .map((column) => cell(column, record[column.name], params)),
    ...searchCells(plan, record, params),
    { name: 'created_by', place: `${params.add(actorIdOf(caller.principal))}::bigint` },
    { name: 'updated_by', place: `${params.add(actorIdOf(caller.principal))}::bigint` },
  ]
  const references = referenceSql({ operation, record, names: plan.references, buildingId }, params)
  const reader = storedReaderOf(plan)
  const audit = auditSql(
    { operation, action: 'create', changes: changesBetween(plan, {}, record), record },
    params,
  )
  const more = pipeline.extensionOf(plan).inStatement?.sql(record, { caller, params })
  const names = cells.map(({ name }) => quote(name)).join(', ')
  const places = cells.map(({ place }) => place).join(', ')
  const text = textsOf(plan)(
    [names, places, references, audit, more],
    () =>
      `with r as (insert into ${plan.quoted} as t (${names})
    select ${places} where ${references} returning ${reader.select})${audit}${more === undefined ? '' : `, ${more}`} select * from r`,
  )
  const [row] = await unit.arrays(text, params.values)
  return row === undefined ? undefined : reader.read(row)
}

interface Update {
  readonly operation: PipelineContext
  readonly action: string
  readonly before: StoredRecord
  readonly record: Values
  /** Fields that change. */
  readonly names: readonly string[]
  readonly buildingId: string | null
  /** References to be checked. */
  readonly references: readonly string[]
}

/** Changes a row that still has the version that was read, with its audit line; undefined if it has another. */
export async function updateRow(unit: Queryable, update: Update): Promise<StoredRecord | undefined> {
  const { operation, action, before, record, names, buildingId, references } = update
  const { plan, caller } = operation
  const params = createParams()
  const cells = [
    ...plan.columns
      .filter((column) => names.includes(column.name))
      .map((column) => cell(column, record[column.name] ?? null, params)),
    ...searchCells(plan, record, params),
    { name: 'updated_by', place: `${params.add(actorIdOf(caller.principal))}::bigint` },
  ]
  const set = [...cells.map(({ name, place }) => `${quote(name)} = ${place}`), bumpSql('t')]
  const where = [
    rowSql(plan, before, params),
    `t.version = ${params.add(before.version)}::int`,
    referenceSql({ operation, record, before, names: references, buildingId }, params),
  ]
  const reader = storedReaderOf(plan)
  const audit = auditSql({ operation, action, changes: changesBetween(plan, before, record), record }, params)
  const text = `with r as (update ${plan.quoted} t set ${set.join(', ')} where ${where.join(' and ')} returning ${reader.select})${audit} select * from r`
  const [row] = await unit.arrays(text, params.values)
  return row === undefined ? undefined : reader.read(row)
}

interface Mark {
  readonly operation: PipelineContext
  readonly action: string
  readonly before: StoredRecord
  readonly deletedAt: 'now()' | 'null'
}

/** Puts a row into the trash or takes it out; undefined if it no longer exists. */
export async function markRow(
  unit: Queryable,
  { operation, action, before, deletedAt }: Mark,
): Promise<StoredRecord | undefined> {
  const { plan, caller } = operation
  const params = createParams()
  const reader = storedReaderOf(plan)
  const set = `deleted_at = ${deletedAt}, ${bumpSql('t')}, updated_by = ${params.add(actorIdOf(caller.principal))}::bigint`
  const where = rowSql(plan, before, params)
  const audit = auditSql({ operation, action, changes: [], record: before }, params)
  const [row] = await unit.arrays(
    `with r as (update ${plan.quoted} t set ${set} where ${where} returning ${reader.select})${audit} select * from r`,
    params.values,
  )
  return row === undefined ? undefined : reader.read(row)
}

/** The row as it is now, with its extension's expressions; undefined if it no longer exists. */
export async function readRow(
  unit: Queryable,
  plan: EntityPlan,
  record: StoredRecord,
): Promise<StoredRecord | undefined> {
  const params = createParams()
  const reader = storedReaderOf(plan)
  const where = rowSql(plan, record, params)
  const [row] = await unit.arrays(
    `select ${reader.select} from ${plan.quoted} t where ${where}`,
    params.values,
  )
  return row === undefined ? undefined : reader.read(row)
}

/** Deletes the row for good; only the log keeps what it held. */
export async function eraseRow(
  unit: Queryable,
  { operation, action, before }: Omit<Mark, 'deletedAt'>,
): Promise<void> {
  const { plan } = operation
  await emptyReferences(unit, plan, before)
  const params = createParams()
  const where = rowSql(plan, before, params)
  const changes = changesBetween(plan, before, {})
  const audit = auditSql({ operation, action, changes, record: before }, params)
  await unit.execute(
    `with r as (delete from ${plan.quoted} t where ${where} returning t.*)${audit} select id from r`,
    params.values,
  )
}

/** Empties references that may be empty, which a foreign key over building and id cannot do by itself. */
async function emptyReferences(unit: Queryable, plan: EntityPlan, { id }: StoredRecord): Promise<void> {
  for (const { entity, field, onDelete } of referencesTo(plan.entity.name, plan.registry)) {
    if (onDelete === 'set null')
      await unit.execute(
        `update ${quote(entity.name)} set ${quote(field)} = null where ${quote(field)} = $1::bigint`,
        [id],
      )
  }
}

/** SQL that selects the row by its whole key, building included. */
function rowSql(plan: EntityPlan, record: Values, params: Params): string {
  const id = `t.id = ${params.add(record.id)}::bigint`
  return plan.owner === 'building'
    ? `t.building_id = ${params.add(record.building_id)}::bigint and ${id}`
    : id
}

/** Makes the rows of the table in between match the field. */
export async function writeLinks(
  unit: Queryable,
  plan: EntityPlan,
  { before, record }: { before: Values; record: StoredRecord },
): Promise<void> {
  for (const join of plan.joins.values()) {
    const ids = (record[join.field] ?? []) as readonly string[]
    if (String((before[join.field] as readonly string[] | undefined) ?? []) === String(ids)) continue
    const params = createParams([record.id, ids])
    const building = join.primaryKey.includes('building_id') ? params.add(record.building_id) : undefined
    const inBuilding = building === undefined ? '' : ` and building_id = ${building}::bigint`
    await unit.execute(
      `delete from ${quote(join.name)} where ${quote(join.ownColumn)} = $1::bigint${inBuilding} and ${quote(join.targetColumn)} <> all($2::bigint[])`,
      params.values,
    )
    const columns = [...(building === undefined ? [] : ['building_id']), join.ownColumn, join.targetColumn]
      .map(quote)
      .join(', ')
    await unit.execute(
      `insert into ${quote(join.name)} (${columns}) select ${building === undefined ? '' : `${building}::bigint, `}$1::bigint, w from unnest($2::bigint[]) w on conflict do nothing`,
      params.values,
    )
  }
}

interface Cell {
  readonly name: string
  readonly place: string
}

const cell = (column: PlannedColumn, value: unknown, params: Params): Cell => ({
  name: column.name,
  place: `${params.add(column.write === undefined ? value : column.write(value))}::${column.type}`,
})

function ownerCells({ plan, caller }: PipelineContext, buildingId: string | null, params: Params): Cell[] {
  const owners = { building_id: buildingId, organisation_id: caller.principal.organisationId }
  return plan.ownerColumns.map((name) => ({ name, place: `${params.add(owners[name])}::bigint` }))
}

const searchCells = (plan: EntityPlan, record: Values, params: Params): Cell[] =>
  plan.searchable.length === 0
    ? []
    : [{ name: 'search_text', place: `${params.add(searchText(plan.entity, record))}::text` }]
