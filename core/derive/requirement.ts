import { isOneOf } from '../one-of.ts'
import type { AnyEntity } from '../entity.ts'
import { flags, type Flag, type Level } from '../permission.ts'
import { moveNamed } from './moves.ts'
import type { PermissionCode } from '../vocabulary.ts'

export interface Requirement {
  readonly code: PermissionCode
  readonly flag: Flag
  /** Where the right must be held. Default: in the record's building. */
  readonly level?: Level
}

/**
 * The right that a user needs to do `action` (a flag, or a transition's name) to a record, or to see or change one of
 * its fields. An action that no user may do needs `approve`, the strictest.
 */
export function requirementFor(entity: AnyEntity, action: string, field?: string): Requirement {
  const flag = flagFor(entity, action)
  const said = field === undefined ? undefined : entity.fields[field]
  // Users who see personal data only masked may not change it either.
  const own = flag === 'read' ? said?.access?.read : (said?.access?.update ?? said?.personal)
  const isOrganisations = flag !== 'read' && said?.access?.level === 'organisation'
  const needed = { code: entity.permission, flag: own ?? flag }
  return isOrganisations || levelFor(entity, action) === 'organisation'
    ? { ...needed, level: 'organisation' }
    : needed
}

/** Where a user must hold the right to do `action` (a flag, or a transition's name). */
export function levelFor(entity: AnyEntity, action: string): Level {
  // A building that does not exist yet belongs to nobody: creating one needs the organisation's right, even for
  // managers of other buildings.
  if (entity.scope === 'building_itself' && action === 'create') return 'organisation'
  const said = flagFor(entity, action) === 'read' ? entity.reads : entity.writes
  if (said === 'organisation') return said
  return transitionNamed(entity, action)?.level ?? 'building'
}

/** The flag on the entity's code that shows a field in clear; undefined where anyone who reads the record may. */
export const clearFlag = (entity: AnyEntity, field: string): Flag | undefined =>
  entity.fields[field]?.personal

function flagFor(entity: AnyEntity, action: string): Flag {
  const transition = transitionNamed(entity, action)
  if (transition !== undefined) return transition.flag ?? 'approve'
  if (isFlag(action)) return action
  return 'approve'
}

/** No transition or action is named as what everyone does to records; the menu asks for those before any lifecycle is loaded. */
const transitionNamed = (entity: AnyEntity, action: string) =>
  isOneOf(everydayFlags, action) ? undefined : moveNamed(entity, action)

const everydayFlags = ['read', 'create', 'update', 'delete'] as const satisfies readonly Flag[]

const isFlag = (word: string): word is Flag => isOneOf(flags, word)
