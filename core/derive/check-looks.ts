import type { AnyEntity } from '../entity.ts'
import { isTypedInLine } from '../kinds.ts'
import type { Look } from '../look.ts'
import type { Fault } from './check.ts'
import { writableFields } from './fields.ts'

/** The fields that a look shows. */
export const namesOfLook = (look: Look): readonly string[] =>
  look.kind === 'board' ? look.card : look.kind === 'grid' ? look.fields : []

/** A grid has something to type into. */
export function gridFaults(entity: AnyEntity): Fault[] {
  const writable = entity.operations?.includes('update') === false ? {} : writableFields(entity, 'update')
  const isTyped = (name: string) => writable[name] !== undefined && isTypedInLine(writable[name])
  return (entity.list.looks ?? []).flatMap((look) =>
    look.kind === 'grid' && !look.fields.some(isTyped)
      ? [{ reason: 'is a grid, but nothing in it can be typed' }]
      : [],
  )
}
