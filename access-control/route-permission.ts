import { isOneOf } from '#core/one-of.ts'
import { flags, type Flag, type Level } from '#core/permission.ts'
import { permissionCodes, type PermissionCode } from '#domain/permission.ts'
import { bestOf, verdicts, type Decider, type Verdict } from './decider.ts'

export interface Requirement {
  readonly code: PermissionCode
  readonly flag: Flag
  readonly level: Level
}

/**
 * A route's permission string, parsed (docs/domain/permission-map.md): `a.read,b.read|c.read` means (a and b) or c;
 * `organisation:a.update` must be held for the organisation as a whole. `any` lists the alternatives, each with all the
 * rights that it needs. `never`: the string cannot be read, so it is refused.
 */
export type RoutePermission =
  | { readonly is: 'public' | 'auth' | 'never' }
  | { readonly is: 'needs'; readonly any: readonly (readonly Requirement[])[] }

/** A code without a flag means its `read`. */
export function parsePermission(expression: string | undefined): RoutePermission {
  if (expression === 'public' || expression === 'auth') return { is: expression }
  const known = parsed.get(expression ?? '')
  if (known !== undefined) return known
  const permission = read(expression ?? '')
  if (parsed.size < 10_000) parsed.set(expression ?? '', permission)
  return permission
}

/** Expressions come from routes and screens, a few hundred in all, so this map stays small. */
const parsed = new Map<string, RoutePermission>()

function read(expression: string): RoutePermission {
  const any: Requirement[][] = []
  for (const way of expression.split('|')) {
    const words = way.split(',').map(requirementIn)
    const known = words.filter((one) => one !== undefined)
    if (known.length < words.length) return { is: 'never' }
    any.push(known)
  }
  return { is: 'needs', any }
}

function requirementIn(word: string): Requirement | undefined {
  const trimmed = word.trim()
  const level: Level = trimmed.startsWith(organisationPrefix) ? 'organisation' : 'building'
  const plain = level === 'organisation' ? trimmed.slice(organisationPrefix.length) : trimmed
  const [code = '', flag = 'read', ...rest] = plain.split('.')
  if (rest.length > 0 || !Object.hasOwn(permissionCodes, code)) return undefined
  if (!isOneOf(flags, flag)) return undefined
  return { code: code as PermissionCode, flag, level }
}

const organisationPrefix = 'organisation:'

/**
 * True when a signed-in user passes. Without a building, the right may be held in any one. Never throws: a string that
 * cannot be read is refused.
 */
export const allows = (expression: string | undefined, decider: Decider, buildingId?: string | null) =>
  verdictOn(expression, decider, buildingId) === 'allowed'

/** Like `allows`, but says why not: an expired order, a module that was not bought, or a right that is missing. */
export function verdictOn(
  expression: string | undefined,
  decider: Decider,
  buildingId?: string | null,
): Verdict {
  const permission = parsePermission(expression)
  if (permission.is === 'never') return 'forbidden'
  if (permission.is !== 'needs') return 'allowed'
  return bestOf(permission.any.map((way) => worst(way.map((one) => verdictOf(one, decider, buildingId)))))
}

function verdictOf(
  { code, flag, level }: Requirement,
  decider: Decider,
  buildingId?: string | null,
): Verdict {
  if (level === 'organisation') return decider.verdict(null, code, flag)
  return buildingId === undefined ? decider.anywhere(code, flag) : decider.verdict(buildingId, code, flag)
}

const worst = (found: readonly Verdict[]) => verdicts.findLast((one) => found.includes(one)) ?? 'forbidden'
