import type { AnyEntity } from '../entity.ts'
import { flags, type Flag, type PermissionCode } from '../permission.ts'

export interface Requirement {
  readonly code: PermissionCode
  readonly flag: Flag
}

/**
 * What a user must hold to do `action` (a flag, or a transition's name) to a record, or to see or change one
 * of its fields. An action that nobody may do as a user needs `approve`, the strictest.
 */
export function requirementFor(entity: AnyEntity, action: string, field?: string): Requirement {
  const flag = flagFor(entity, action)
  const said = field === undefined ? undefined : entity.fields[field]
  // Who sees personal data only masked may not change it either.
  const own = flag === 'read' ? said?.access?.read : (said?.access?.update ?? said?.personal)
  return { code: entity.permission, flag: own ?? flag }
}

/** The flag on the entity's code that shows a field in clear; undefined where anyone who reads the record may. */
export const clearFlag = (entity: AnyEntity, field: string): Flag | undefined =>
  entity.fields[field]?.personal

function flagFor(entity: AnyEntity, action: string): Flag {
  const transition = entity.lifecycle?.transitions[action]
  if (transition !== undefined) return transition.flag ?? 'approve'
  if (isFlag(action)) return action
  return 'approve'
}

const isFlag = (word: string): word is Flag => (flags as readonly string[]).includes(word)
