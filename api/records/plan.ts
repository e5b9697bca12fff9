import {
  allFields,
  hasTrash,
  readableFields,
  searchableFields,
  searchedFields,
  stateFieldOf,
  storedFields,
  writableFields,
} from '#core/derive/fields.ts'
import { createSchema, updateSchema } from '#core/derive/schema.ts'
import { tableOf, type JoinDescriptor, type TableDescriptor } from '#core/derive/table.ts'
import { holdsFiles } from '#core/derive/files.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import { relationsOf, type NamedRelation } from '#core/derive/relations.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import type { Kind } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'
import type { Flag } from '#core/permission.ts'
import type { Registry } from '#core/registry.ts'
import {
  computedField,
  countSource,
  idColumn,
  shownEntity,
  momentColumn,
  planColumn,
  type CountSource,
  type PlannedColumn,
} from './sql/columns.ts'
import { quote } from './sql/params.ts'

/** What the rows of a table belong to, and the column that says whose they are. */
export type Owner = 'building' | 'optional_building' | 'building_itself' | 'organisation' | 'global'

export type OwnerColumn = 'building_id' | 'organisation_id'

/** A field that not everybody may see: left out, or masked if it is personal. */
export interface GuardedField {
  readonly name: string
  readonly flag: Flag
  readonly how: 'hide' | 'mask'
  /** Set if another entity's right decides: the one of the records that are counted or shown. */
  readonly of?: RightHolder
}

/** A reference that a body may also give by `alias`: the value of the other record's field `by`. */
export interface AliasedReference {
  readonly name: string
  readonly alias: string
  readonly by: string
  readonly target: string
}

/** A field whose values are defined by the record that `owner` names, in its `rows`. */
interface CustomisedField {
  readonly name: string
  readonly owner: string
  readonly rows: string
}

/** The entity that a right is for, and the owner of its records. */
export interface RightHolder {
  readonly entity: AnyEntity
  readonly owner: Owner
}

/** Everything about one entity that stays the same between requests, worked out once. */
export interface EntityPlan {
  readonly entity: AnyEntity
  readonly registry: Registry
  readonly table: TableDescriptor
  /** The table's name, quoted for SQL. */
  readonly quoted: string
  readonly owner: Owner
  readonly hasTrash: boolean
  readonly stateField?: string
  readonly fields: Readonly<Record<string, AnyField>>
  /** Columns of the entity's own table, in a fixed order; without `id`, `version` and the owner's column. */
  readonly columns: readonly PlannedColumn[]
  readonly columnByName: ReadonlyMap<string, PlannedColumn>
  readonly counts: ReadonlyMap<string, CountSource>
  readonly computed: readonly string[]
  /** SQL on the alias `t` of values that are calculated over other records, by the field's name. */
  readonly expressions: ReadonlyMap<string, string>
  readonly joins: ReadonlyMap<string, JoinDescriptor>
  readonly relations: ReadonlyMap<string, NamedRelation>
  /** Fields of a reply if the request chooses none, before rights apply. */
  readonly readable: readonly string[]
  readonly guarded: readonly GuardedField[]
  /** Fields that show other records, which screens name whoever reads them. */
  readonly borrowed: ReadonlySet<string>
  readonly searchable: readonly string[]
  /** Fields by whose records `keyword` finds this one. */
  readonly searchedRelations: readonly string[]
  /** Fields that hold ids of other records, also in rows. */
  readonly references: readonly string[]
  /** References that a body may also name in another way. */
  readonly aliased: readonly AliasedReference[]
  /** Fields that hold formatted text, with what cuts it down. */
  readonly formatted: readonly { readonly name: string; readonly cutHtml: NonNullable<Kind['cutHtml']> }[]
  /** Fields whose values are defined by other records. */
  readonly customised: readonly CustomisedField[]
  /** Columns and links whose changes the log keeps. */
  readonly logged: readonly string[]
  /** Columns that say whose a row is: `building_id`, `organisation_id`. */
  readonly ownerColumns: readonly OwnerColumn[]
  /** Fields whose codes are numbered where nobody types one. */
  readonly numbered: readonly string[]
  /** Columns that name stored files, also in rows. */
  readonly fileColumns: readonly PlannedColumn[]
  readonly createSchema: ReturnType<typeof createSchema>
  readonly updateSchema: ReturnType<typeof updateSchema>
}

export type PlanOf = (entity: AnyEntity | string) => EntityPlan

type ExpressionsOf = (entityName: string) => Readonly<Record<string, string>> | undefined

/** Makes each plan when it is first asked for, and keeps it. */
export function createPlans(registry: Registry, expressionsOf: ExpressionsOf = () => undefined): PlanOf {
  const plans = new Map<string, EntityPlan>()
  return (entity) => {
    const name = typeof entity === 'string' ? entity : entity.name
    const known = plans.get(name)
    if (known !== undefined) return known
    const declared = typeof entity === 'string' ? registry[name] : entity
    if (declared === undefined) throw new Error(`no entity is called ${name}`)
    const plan = planEntity(declared, registry, expressionsOf(name))
    plans.set(name, plan)
    return plan
  }
}

export function planEntity(
  entity: AnyEntity,
  registry: Registry,
  expressions: Readonly<Record<string, string>> = {},
): EntityPlan {
  const fields = allFields(entity)
  const columns = columnsOf(entity)
  const table = tableOf(entity, registry)
  const entries = Object.entries(fields)
  return {
    entity,
    registry,
    table,
    quoted: quote(table.name),
    owner: ownerOf(entity),
    hasTrash: hasTrash(entity),
    stateField: stateFieldOf(entity),
    fields,
    columns,
    columnByName: new Map([idColumn, ...columns].map((column) => [column.name, column])),
    counts: new Map(
      entries.flatMap(([name, field]) => {
        const source = countSource(field)
        return pair(name, source?.server === true ? { ...source, sql: expressions[name] } : source)
      }),
    ),
    computed: entries.flatMap(([name, field]) => (computedField(field) === undefined ? [] : [name])),
    expressions: new Map(Object.entries(expressions).filter(([name]) => fields[name]?.kind !== 'count')),
    joins: new Map(table.joins.map((join) => [join.field, join])),
    relations: new Map(Object.entries(relationsOf(entity))),
    readable: Object.keys(readableFields(entity)),
    guarded: entries.flatMap(([name, field]) => guardOf(name, field, registry)),
    borrowed: new Set(
      Object.keys(fields).filter((name) => shownEntity(fields[name] ?? { kind: '' }) !== undefined),
    ),
    searchable: Object.keys(searchableFields(entity)),
    searchedRelations: Object.keys(searchedFields(entity)).filter(
      (name) => searchableFields(entity)[name] === undefined,
    ),
    references: [
      ...columns.filter(({ references }) => references !== undefined).map(({ name }) => name),
      ...table.joins.map(({ field }) => field),
      ...entries.flatMap(([name, field]) => (holdsReferences(field) ? [name] : [])),
    ],
    aliased: Object.entries(writableFields(entity, 'create')).flatMap(([name, field]) =>
      aliasOf(name, field),
    ),
    formatted: entries.flatMap(([name, field]) => {
      const { holdsHtml, cutHtml } = kindOf(field)
      return holdsHtml?.(field) === true && cutHtml !== undefined ? [{ name, cutHtml }] : []
    }),
    customised: entries.flatMap(([name, field]) => {
      const place = kindOf(field).definitions?.(field)
      return place === undefined ? [] : [{ name, ...place }]
    }),
    logged: [
      ...columns.map(({ name }) => name).filter((name) => !moments.includes(name)),
      ...table.joins.map(({ field }) => field),
    ],
    ownerColumns: (['building_id', 'organisation_id'] as const).filter((owner) =>
      table.columns.some(({ name }) => name === owner),
    ),
    numbered: entries.flatMap(([name, { numbered }]) => (numbered === undefined ? [] : [name])),
    fileColumns: columns.filter(({ field }) => holdsFiles(field)),
    createSchema: createSchema(entity),
    updateSchema: updateSchema(entity),
  }
}

function holdsReferences(field: AnyField): boolean {
  const inner = kindOf(field).inner?.(field)
  return inner !== undefined && Object.values(inner).some((one) => kindOf(one).relation !== undefined)
}

function aliasOf(name: string, field: AnyField): AliasedReference[] {
  if (field.kind !== 'belongs_to') return []
  const { target, alias } = field as BelongsToField
  return alias === undefined ? [] : [{ name, target, alias: alias.name, by: alias.by }]
}

/** When a row was made, changed and deleted, as the server keeps it. */
const moments: readonly string[] = ['created_at', 'updated_at', 'deleted_at']

function columnsOf(entity: AnyEntity): PlannedColumn[] {
  const stored = Object.entries(storedFields(entity)).flatMap(([name, field]) => {
    // A declared `building_id` is the owner's column, which every table of a building has anyway.
    if (name === 'building_id') return []
    const column = kindOf(field).column?.(field)
    return column === undefined ? [] : [planColumn(name, field, column)]
  })
  const kept = moments.filter((name) => name !== 'deleted_at' || hasTrash(entity))
  return [
    ...stored,
    ...kept.map((name) => momentColumn(name, allFields(entity)[name] ?? { kind: 'date_time' })),
  ]
}

export function ownerOf(entity: AnyEntity): Owner {
  if (entity.scope === 'building') return entity.buildingOptional === true ? 'optional_building' : 'building'
  return entity.scope
}

const pair = <T>(name: string, value: T | undefined): [string, T][] =>
  value === undefined ? [] : [[name, value]]

function guardOf(name: string, field: AnyField, registry: Registry): GuardedField[] {
  const shown = registry[shownEntity(field) ?? '']
  if (shown !== undefined)
    return [
      { name, flag: field.personal ?? 'read', how: 'hide', of: { entity: shown, owner: ownerOf(shown) } },
    ]
  if (field.access?.read !== undefined) return [{ name, flag: field.access.read, how: 'hide' }]
  return field.personal === undefined ? [] : [{ name, flag: field.personal, how: 'mask' }]
}
