import type { AnyEntity } from '../entity.ts'
import type { AnyField } from '../field.ts'
import { quote } from '../fields/schemas.ts'
import type { Column } from '../kind.ts'
import { kindOf } from '../kinds.ts'
import type { Registry } from '../registry.ts'
import { hasTrash, searchableFields, stateFieldOf, storedFields } from './fields.ts'
import { firstSort } from './list-sort.ts'
import { isOfOneBuilding, relationsOf, type NamedRelation } from './relations.ts'

export interface ColumnDescriptor {
  readonly name: string
  readonly type: string
  readonly notNull: boolean
  /** An SQL expression. */
  readonly default?: string
  readonly identity?: boolean
  /** An SQL condition, the column's name quoted in it. */
  readonly check?: string
}
export interface UniqueDescriptor {
  readonly columns: readonly string[]
  /** An SQL condition: only such rows. */
  readonly partial?: string
}
export interface IndexDescriptor {
  readonly columns: readonly string[]
  /** Words in the last column; those before it are compared as a whole. */
  readonly using?: 'gin'
}
export interface ForeignKeyDescriptor {
  readonly columns: readonly string[]
  readonly table: string
  readonly foreignColumns: readonly string[]
  readonly onDelete: NonNullable<Column['onDelete']>
}
export interface JoinDescriptor {
  /** The table's name: `account_permission_groups`. */
  readonly name: string
  readonly field: string
  readonly target: string
  readonly ownColumn: string
  readonly targetColumn: string
  readonly columns: readonly ColumnDescriptor[]
  readonly primaryKey: readonly string[]
  readonly foreignKeys: readonly ForeignKeyDescriptor[]
  readonly indexes: readonly IndexDescriptor[]
}
export interface TableDescriptor {
  readonly name: string
  readonly columns: readonly ColumnDescriptor[]
  readonly primaryKey: readonly string[]
  readonly uniques: readonly UniqueDescriptor[]
  readonly indexes: readonly IndexDescriptor[]
  readonly foreignKeys: readonly ForeignKeyDescriptor[]
  readonly joins: readonly JoinDescriptor[]
  /** Fields that `search_text` is made of. */
  readonly searchColumns: readonly string[]
}

/** The table that keeps an entity's records, as data: no dialect, no driver. */
export function tableOf(entity: AnyEntity, registry: Registry): TableDescriptor {
  return {
    name: entity.name,
    columns: [...ownerColumns(entity), ...fieldColumns(entity), ...systemColumns(entity)],
    primaryKey: isOfOneBuilding(entity) ? ['building_id', 'id'] : ['id'],
    uniques: uniquesOf(entity, registry),
    indexes: indexesOf(entity),
    foreignKeys: foreignKeysOf(entity, registry),
    joins: joinsOf(entity, registry),
    searchColumns: Object.keys(searchableFields(entity)),
  }
}

/** The columns that say which building or organisation a record belongs to. */
export const ownersOf = (
  entity: AnyEntity,
): { building?: 'required' | 'optional'; organisation: boolean } => ({
  building: entity.scope !== 'building' ? undefined : isOfOneBuilding(entity) ? 'required' : 'optional',
  organisation:
    entity.scope === 'organisation' || entity.scope === 'building_itself' || entity.buildingOptional === true,
})

/** The columns that the server fills for every scope. */
export const systemColumnNames = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
  'deleted_at',
  'organisation_id',
  'search_text',
] as const

const bigint = (name: string, notNull: boolean): ColumnDescriptor => ({ name, type: 'bigint', notNull })

function ownerColumns(entity: AnyEntity): ColumnDescriptor[] {
  const { building, organisation } = ownersOf(entity)
  return [
    { ...bigint('id', true), identity: true },
    ...(building === undefined ? [] : [bigint('building_id', building === 'required')]),
    ...(organisation ? [bigint('organisation_id', true)] : []),
  ]
}

const fieldColumns = (entity: AnyEntity) =>
  Object.entries(storedFields(entity))
    .filter(([name]) => !isOwnerColumn(entity, name))
    .flatMap(([name, field]) => {
      const column = kindOf(field).column?.(field)
      return column === undefined ? [] : [fieldColumn(name, field, column)]
    })

/** A declared `building_id` of a building's record is the owner's column. */
const isOwnerColumn = (entity: AnyEntity, name: string) =>
  name === 'building_id' && entity.scope === 'building'

const fieldColumn = (name: string, field: AnyField, column: Column): ColumnDescriptor => ({
  name,
  type: column.type,
  notNull: field.required === true,
  default: literal(field.default),
  check: column.check?.replaceAll('%', `"${name}"`),
})

/** Rows that stand already get a new column's default. */
function literal(value: unknown) {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? quote(value) : undefined
}

function systemColumns(entity: AnyEntity): ColumnDescriptor[] {
  const searchable = Object.keys(searchableFields(entity)).length > 0
  return [
    { name: 'version', type: 'integer', notNull: true, default: '1' },
    { name: 'created_at', type: 'timestamptz', notNull: true, default: 'now()' },
    { name: 'updated_at', type: 'timestamptz', notNull: true, default: 'now()' },
    bigint('created_by', false),
    bigint('updated_by', false),
    ...(hasTrash(entity) ? [{ name: 'deleted_at', type: 'timestamptz', notNull: false }] : []),
    ...(searchable ? [{ name: 'search_text', type: 'text', notNull: true, default: "''" }] : []),
  ]
}

/** The columns that stand first in keys and indexes: whose the record is. */
function ownerPrefix(entity: AnyEntity) {
  if (entity.scope === 'building') return ['building_id']
  return entity.scope === 'global' ? [] : ['organisation_id']
}

function uniquesOf(entity: AnyEntity, registry: Registry): UniqueDescriptor[] {
  const single = Object.entries(storedFields(entity))
    .filter(([, field]) => field.unique === true)
    .map(([name]) => [name])
  const living = hasTrash(entity) ? ['"deleted_at" IS NULL'] : []
  const where = (conditions: string[]) => (conditions.length === 0 ? undefined : conditions.join(' AND '))
  const groups = [...single, ...(entity.uniqueTogether ?? [])]
  return [
    ...(isOfOneBuilding(entity) && isReferredToById(entity, registry) ? [{ columns: ['id'] }] : []),
    ...groups.map((columns) => ({ columns: [...ownerPrefix(entity), ...columns], partial: where(living) })),
    // Nulls differ from one another in a unique index, so the organisation's own rows need theirs.
    ...(entity.buildingOptional === true
      ? groups.map((columns) => ({
          columns: ['organisation_id', ...columns],
          partial: where([...living, '"building_id" IS NULL']),
        }))
      : []),
  ]
}

/** Some table that lacks the building refers to these rows, so the id alone must be a key. */
function isReferredToById(entity: AnyEntity, registry: Registry): boolean {
  let names = referredToById.get(registry)
  if (names === undefined) {
    names = new Set(Object.values(registry).flatMap((other) => referredToBy(other, registry)))
    referredToById.set(registry, names)
  }
  return names.has(entity.name)
}

/** Found once for a registry: asked of each table, it took half of the time in which a server starts. */
const referredToById = new WeakMap<Registry, ReadonlySet<string>>()

/** Whose rows an entity's own table, or one of its joins, refers to by the id alone. */
function referredToBy(entity: AnyEntity, registry: Registry): string[] {
  const columns = entity.scope === 'building' ? [] : Object.values(entity.fields)
  const joined = Object.values(relationsOf(entity)).flatMap((relation) => {
    const target = registry[relation.target]
    const isById = relation.joined === true && target !== undefined && !joinsWithBuilding(entity, target)
    return isById ? [entity.name, target.name] : []
  })
  return [...columns.flatMap((field) => kindOf(field).column?.(field).references ?? []), ...joined]
}

/** A record that may lack a building joins by ids alone: a key's columns can't be null. */
const joinsWithBuilding = (entity: AnyEntity, target: AnyEntity) =>
  isOfOneBuilding(entity) && isOfOneBuilding(target)

function indexesOf(entity: AnyEntity): IndexDescriptor[] {
  const prefix = ownerPrefix(entity)
  const referring = Object.entries(storedFields(entity))
    .filter(
      ([name, field]) =>
        kindOf(field).column?.(field).references !== undefined && !isOwnerColumn(entity, name),
    )
    .map(([name]) => name)
  const state = stateFieldOf(entity)
  const names = new Set([...referring, ...(state === undefined ? [] : [state]), firstSort(entity)])
  const plain = [...names]
    .filter((name) => entity.fields[name]?.unique !== true)
    .map((name) => ({ columns: [...prefix, name] }))
  const searchable = Object.keys(searchableFields(entity)).length > 0
  // A building's words are found among its own: those of all buildings were read and most of them thrown away.
  const search = {
    columns: [...(entity.scope === 'building' ? prefix : []), 'search_text'],
    using: 'gin',
  } as const
  return searchable ? [...plain, search] : plain
}

function foreignKeysOf(entity: AnyEntity, registry: Registry): ForeignKeyDescriptor[] {
  const building = Object.values(registry).find((other) => other.scope === 'building_itself')
  const owner: ForeignKeyDescriptor[] =
    entity.scope === 'building' && building !== undefined
      ? [{ columns: ['building_id'], table: building.name, foreignColumns: ['id'], onDelete: 'restrict' }]
      : []
  const fields = Object.entries(storedFields(entity)).flatMap(([name, field]) => {
    const column = kindOf(field).column?.(field)
    const target = registry[column?.references ?? '']
    if (target === undefined || isOwnerColumn(entity, name)) return []
    return [foreignKey({ from: entity, column: name, to: target, onDelete: column?.onDelete ?? 'restrict' })]
  })
  return [...owner, ...fields]
}

interface ForeignKey {
  readonly from: AnyEntity
  readonly column: string
  readonly to: AnyEntity
  readonly onDelete: ForeignKeyDescriptor['onDelete']
}

/**
 * The building goes with the id wherever both rows have one. Such a key can't be `set null`, which would empty
 * the building too: the pipeline empties those references itself (`referencesTo`).
 */
function foreignKey({ from, column, to, onDelete }: ForeignKey): ForeignKeyDescriptor {
  const both = from.scope === 'building' && isOfOneBuilding(to)
  return {
    columns: both ? ['building_id', column] : [column],
    table: to.name,
    foreignColumns: both ? ['building_id', 'id'] : ['id'],
    onDelete: both && onDelete === 'set null' ? 'restrict' : onDelete,
  }
}

function joinsOf(entity: AnyEntity, registry: Registry): JoinDescriptor[] {
  return Object.values(relationsOf(entity)).flatMap((relation) => {
    const target = registry[relation.target]
    return relation.joined !== true || target === undefined ? [] : [joinOf(entity, relation, target)]
  })
}

function joinOf(
  entity: AnyEntity,
  { field, onDelete = 'cascade' }: NamedRelation,
  target: AnyEntity,
): JoinDescriptor {
  const ownColumn = `${entity.name}_id`
  const targetColumn = target.name === entity.name ? 'target_id' : `${target.name}_id`
  const prefix = joinsWithBuilding(entity, target) ? ['building_id'] : []
  const key = (
    column: string,
    to: AnyEntity,
    done: ForeignKeyDescriptor['onDelete'],
  ): ForeignKeyDescriptor => ({
    columns: [...prefix, column],
    table: to.name,
    foreignColumns: [...prefix, 'id'],
    onDelete: done,
  })
  return {
    name: `${entity.name}_${field}`,
    field,
    target: target.name,
    ownColumn,
    targetColumn,
    columns: [...prefix, ownColumn, targetColumn].map((name) => bigint(name, true)),
    primaryKey: [...prefix, ownColumn, targetColumn],
    foreignKeys: [key(ownColumn, entity, 'cascade'), key(targetColumn, target, onDelete)],
    indexes: [{ columns: [...prefix, targetColumn] }],
  }
}
