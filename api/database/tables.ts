import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  unique,
  uniqueIndex,
  type AnyPgColumn,
  type PgTable,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core'
import { firstSort } from '#core/derive/list-sort.ts'
import type { AnyEntity } from '#core/entity.ts'
import {
  tableOf,
  type ColumnDescriptor,
  type ForeignKeyDescriptor,
  type IndexDescriptor,
  type JoinDescriptor,
} from '#core/derive/table.ts'
import type { Registry } from '#core/registry.ts'
import { constraintName } from './constraint-name.ts'

type Columns = Readonly<Record<string, AnyPgColumn>>
/** Tables by name; foreign keys look their targets up when the schema is read, so order does not matter. */
export type TableMap = Readonly<Record<string, PgTable>>

/** One drizzle table per entity and per many-to-many relation, made from the declarations. */
export function declaredTables(registry: Registry): TableMap {
  const tables: Record<string, PgTable> = {}
  const columnsByTable: Record<string, Columns> = {}
  const add = (name: string, shape: TableShape) => {
    tables[name] = pgTable(name, columnsOf(shape.columns), (own) => {
      columnsByTable[name] = own as Columns
      return extrasOf({ name, shape, own: own as Columns, columnsByTable })
    })
  }
  for (const entity of Object.values(registry)) {
    const table = tableOf(entity, registry)
    const sorts = [firstSort(entity), ...codeOf(entity, table)]
    add(table.name, { ...table, sorts, indexes: [...table.indexes, ...listIndexes(entity, table)] })
    for (const join of table.joins) add(join.name, { ...join, uniques: [] })
  }
  // Extra configuration runs lazily: every table's columns must exist before a foreign key refers to them.
  for (const [name, table] of Object.entries(tables)) columnsByTable[name] ??= table as unknown as Columns
  return tables
}

type TableShape = Pick<JoinDescriptor, 'columns' | 'primaryKey' | 'foreignKeys' | 'indexes'> & {
  readonly uniques: readonly { readonly columns: readonly string[]; readonly partial?: string }[]
  /** The columns that the list is sorted by: by default, and to find a record by its code. */
  readonly sorts?: readonly string[]
}

function columnsOf(columns: readonly ColumnDescriptor[]) {
  return Object.fromEntries(columns.map((column) => [column.name, columnOf(column)]))
}

function columnOf({ name, type, notNull, default: initial, identity }: ColumnDescriptor) {
  if (identity === true) return bigint(name, { mode: 'bigint' }).notNull().generatedByDefaultAsIdentity()
  const column = customType<{ data: unknown }>({ dataType: () => type })(name)
  const filled = initial === undefined ? column : column.default(sql.raw(initial))
  return notNull ? filled.notNull() : filled
}

interface Extras {
  readonly name: string
  readonly shape: TableShape
  readonly own: Columns
  readonly columnsByTable: Readonly<Record<string, Columns>>
}

function extrasOf({ name, shape, own, columnsByTable }: Extras): PgTableExtraConfigValue[] {
  const types = new Map(shape.columns.map((column) => [column.name, column.type]))
  return [
    primaryKey({ name: `${name}_pkey`, columns: pick(own, shape.primaryKey) }),
    ...shape.columns.flatMap((column) =>
      column.check === undefined
        ? []
        : [check(constraintName('check', name, [column.name]), sql.raw(column.check))],
    ),
    ...shape.uniques.map(({ columns, partial }) => {
      const called = constraintName('unique', name, [...columns, ...marker(partial)])
      // Foreign keys may refer to a constraint, so it is part of the table from the beginning.
      if (partial === undefined) return unique(called).on(...pick(own, columns))
      return uniqueIndex(called)
        .on(...pick(own, columns))
        .where(sql.raw(partial))
    }),
    ...shape.indexes.map((one) => indexOf({ table: name, index: one, types, sorts: shape.sorts ?? [] })),
    ...shape.foreignKeys.map((key) => foreignKeyOf({ name, key, own, columnsByTable })),
  ]
}

/** Two partial indexes over the same columns need two names. */
const marker = (partial: string | undefined) =>
  partial?.includes('"building_id" IS NULL') === true ? ['shared'] : []

interface IndexParts {
  readonly table: string
  readonly index: IndexDescriptor
  readonly types: ReadonlyMap<string, string>
  readonly sorts: readonly string[]
}

/**
 * The columns that lists are sorted by are indexed in the order that lists show; the id makes the order of equal values
 * stable. Other text keeps the plain order, which `=` can use.
 */
function indexOf({ table, index: { columns, using }, types, sorts }: IndexParts) {
  const named = index(constraintName('index', table, columns))
  if (using === 'gin')
    return named.using(
      'gin',
      ...raw([...columns.slice(0, -1).map((name) => `"${name}"`), `"${columns.at(-1)}" gin_trgm_ops`]),
    )
  if (!types.has('id')) return named.on(...raw(columns.map((name) => `"${name}"`)))
  const ordered = (name: string) =>
    sorts.includes(name) && types.get(name) === 'text' ? `"${name}" collate natural_order` : `"${name}"`
  return named.on(...raw([...columns.map(ordered), '"id"']))
}

const raw = (parts: readonly string[]) => parts.map((part) => sql.raw(part)) as [SQL, ...SQL[]]

/**
 * Indexes for what lists are sorted and filtered by, beyond the table's other indexes. A unique field already has one
 * for equality; the orders of the list need separate ones. Of the filters, only numbers, days and references select
 * few enough rows to be worth what an index costs every write.
 */
function listIndexes(
  entity: AnyEntity,
  { columns, indexes, uniques }: Pick<TableShape, 'columns' | 'indexes' | 'uniques'>,
): IndexDescriptor[] {
  const owner = ['building_id', 'organisation_id']
    .filter((name) => columns.some((column) => column.name === name))
    .slice(0, 1)
  const isIndexed = (name: string) => indexes.some((index) => index.columns.at(-1) === name)
  const isTelling = (name: string) =>
    columns.some(
      (column) =>
        column.name === name && /^(?:bigint|integer|numeric|date|timestamptz)\b(?!\[)/.test(column.type),
    )
  const codes = codeOf(entity, { columns, uniques })
  const wanted = [firstSort(entity), ...codes, ...(entity.list.filters ?? []).filter(isTelling)].filter(
    (name) => !isIndexed(name),
  )
  return [...new Set(wanted)].map((name) => ({ columns: [...owner, name] }))
}

/**
 * The text that names a record and no other one, such as a code: people order long lists by it. The index that keeps it
 * unique is in the order of bytes, in which 10 comes before 9.
 */
function codeOf(
  { title }: AnyEntity,
  { columns, uniques }: Pick<TableShape, 'columns' | 'uniques'>,
): string[] {
  const isText = columns.some(({ name, type }) => name === title && type === 'text')
  return isText && uniques.some((unique) => unique.columns.at(-1) === title) ? [title] : []
}

interface KeyParts extends Pick<Extras, 'name' | 'own' | 'columnsByTable'> {
  readonly key: ForeignKeyDescriptor
}

function foreignKeyOf({ name, key, own, columnsByTable }: KeyParts) {
  const target = columnsByTable[key.table]
  if (target === undefined) throw new Error(`${name} refers to a table that is not declared: ${key.table}`)
  return foreignKey({
    name: constraintName('key', name, key.columns),
    columns: pick(own, key.columns),
    foreignColumns: pick(target, key.foreignColumns),
  }).onDelete(key.onDelete)
}

const pick = (columns: Columns, names: readonly string[]) =>
  names.map((name) => {
    const column = columns[name]
    if (column === undefined) throw new Error(`there is no column ${name}`)
    return column
  }) as [AnyPgColumn, ...AnyPgColumn[]]
