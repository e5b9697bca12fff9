import { stateFieldOf, writableFields } from './fields.ts'
import type { AnyEntity } from '../entity.ts'
import type { AnyField } from '../field.ts'
import { kindOf } from '../kinds.ts'

/** A field that a sheet can fill. */
export interface ImportColumn {
  readonly name: string
  readonly field: AnyField
  readonly required: boolean
  /** The entity that its cells name a record of. */
  readonly target?: string
  /** A cell names any number of them. */
  readonly isMany?: true
  /** It says which state the record shall be in. */
  readonly isState: boolean
  /** Set where the column fills a record beside the row's own. */
  readonly beside?: BesideColumn
}

/** A field of another record that a row fills too. */
interface BesideColumn {
  /** The has-many field that holds such records. */
  readonly relation: string
  readonly entity: AnyEntity
  readonly field: string
  /** Their field that points to the row's own record. */
  readonly via: string
}

/** All columns of a sheet: those of the entity, then those of the records that a row fills beside its own. */
export const sheetColumns = (entity: AnyEntity, entityNamed: EntityNamed): ImportColumn[] => [
  ...importColumns(entity),
  ...Object.entries(entity.imports?.beside ?? {}).flatMap(([relation, names]): ImportColumn[] => {
    const field = entity.fields[relation]
    const many = field === undefined ? undefined : kindOf(field).relation?.(field)
    const target = many === undefined ? undefined : entityNamed(many.target)
    const via = many?.via
    if (target === undefined || via === undefined) return []
    const columns = new Map(importColumns(target).map((column) => [column.name, column]))
    return (names ?? []).flatMap((name) => {
      const column = columns.get(name)
      const beside = { relation, entity: target, field: name, via }
      return column === undefined ? [] : [{ ...column, name: `${relation}.${name}`, required: false, beside }]
    })
  }),
]

export type EntityNamed = (name: string) => AnyEntity | undefined

/** Fields whose values have room in one cell: no files, no rows, no secrets, nothing that the server works out. */
export function importColumns(entity: AnyEntity): ImportColumn[] {
  const own = Object.entries(writableFields(entity, 'create')).flatMap(([name, field]): ImportColumn[] => {
    const kind = kindOf(field)
    const column = kind.column?.(field)
    const relation = kind.relation?.(field)
    if (relation?.joined === true)
      return [
        {
          name,
          field,
          required: field.required === true,
          target: relation.target,
          isMany: true,
          isState: false,
        },
      ]
    if (column === undefined || column.family === 'json' || kind.writeOnly === true) return []
    if (kind.holdsFiles === true) return []
    if (column.references !== undefined && relation === undefined) return []
    if (kind.holdsHtml?.(field) === true || (column.family === 'array' && column.references !== undefined))
      return []
    const required = field.required === true && field.default === undefined
    return [
      {
        name,
        field,
        required,
        isState: false,
        ...(relation === undefined ? {} : { target: relation.target }),
      },
    ]
  })
  const state = stateColumn(entity)
  return state === undefined ? own : [...own, state]
}

/**
 * The states that an imported record may have: its first state, and those that one transition without questions leads
 * to.
 */
const simpleStates = (entity: AnyEntity): string[] => {
  const { lifecycle } = entity
  if (lifecycle === undefined) return []
  const { initial } = lifecycle
  return Object.keys(lifecycle.states).filter(
    (state) => state === initial || simpleMove(entity, initial, state) !== undefined,
  )
}

function stateColumn(entity: AnyEntity): ImportColumn | undefined {
  const name = stateFieldOf(entity)
  const states = simpleStates(entity)
  if (name === undefined || states.length < 2) return undefined
  return { name, field: { kind: 'select', options: states } as AnyField, required: false, isState: true }
}

/** The one move from a state to another that asks for nothing. */
export const simpleMove = (entity: AnyEntity, from: string, to: string): string | undefined =>
  Object.entries(entity.lifecycle?.transitions ?? {}).find(
    ([, move]) =>
      move.flag !== undefined &&
      move.from.includes(from) &&
      move.to === to &&
      (move.requires ?? []).length === 0,
  )?.[0]
