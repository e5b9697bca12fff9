import type { AnyEntity } from '../entity.ts'
import type { AnyField } from '../field.ts'
import { kindOf } from '../kinds.ts'
import { writableFields } from './fields.ts'
import { movesOf } from './moves.ts'
import { requirementFor, type Requirement } from './requirement.ts'

/** A field that holds ids of other records, and the ways in which a user may write it. */
export interface WrittenReference {
  readonly field: AnyField
  readonly target: string
  /** All rights of one way are needed; any way will do. */
  readonly ways: readonly (readonly Requirement[])[]
}

/**
 * The reference at a path: `apartment_id`, `lines.item_id` for one in the rows of a field. Undefined if the field is
 * none, or no user writes it.
 */
export function writtenReference(entity: AnyEntity, path: string): WrittenReference | undefined {
  const [name = '', inner] = path.split('.')
  const ways = waysOf(entity, name)
  const first = ways[0]
  if (first === undefined) return undefined
  const field = inner === undefined ? first.field : ownOf(kindOf(first.field).inner?.(first.field), inner)
  const relation = field === undefined ? undefined : kindOf(field).relation?.(field)
  if (field === undefined || relation === undefined || relation.via !== undefined) return undefined
  return { field, target: relation.target, ways: ways.map(({ rights }) => rights) }
}

interface Way {
  readonly field: AnyField
  readonly rights: readonly Requirement[]
}

/** Creating, editing, and every transition or action whose dialog asks for the field. */
function waysOf(entity: AnyEntity, name: string): Way[] {
  const way = (action: string, field: AnyField | undefined): Way[] =>
    field === undefined
      ? []
      : [{ field, rights: [requirementFor(entity, action), requirementFor(entity, action, name)] }]
  const writes = (['create', 'update'] as const).filter(
    (action) => entity.operations?.includes(action) !== false,
  )
  return [
    ...writes.flatMap((action) => way(action, ownOf(writableFields(entity, action), name))),
    ...movesOf(entity).flatMap((move) =>
      move.flag === undefined ? [] : way(move.name, ownOf(move.fields, name)),
    ),
  ]
}

const ownOf = <T>(all: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  all !== undefined && Object.hasOwn(all, name) ? all[name] : undefined
