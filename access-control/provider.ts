import { moveNamed } from '#core/derive/moves.ts'
import { requirementFor } from '#core/derive/requirement.ts'
import { isOneOf } from '#core/one-of.ts'
import { flags } from '#core/permission.ts'
import type { AnyEntity } from '#core/entity.ts'
import { permissionCodeNames } from '#domain/permission.ts'
import type { Decider } from './decider.ts'

/** The question that refine asks; its own types are wider and fit. */
export interface CanRequest {
  readonly resource?: string
  readonly action: string
  readonly params?: { readonly field?: string; readonly [key: string]: unknown }
}
export interface Answer {
  readonly can: boolean
  readonly reason?: string
}

export interface ProviderInput {
  /**
   * The decider of the signed-in user; undefined while nobody is signed in. Read on each question, so a new map applies
   * immediately.
   */
  readonly decider: () => Decider | undefined
  /** The current building's id. */
  readonly building: () => string | undefined
  readonly entityOf: (resource: string) => AnyEntity | undefined
}

/** refine's accessControlProvider over a decider. Its promise is already resolved; a question costs one look-up. */
export const createAccessControlProvider = (input: ProviderInput) => ({
  can: (question: CanRequest): Promise<Answer> => Promise.resolve(answerTo(input, question)),
  options: { queryOptions: { staleTime: Infinity, gcTime: Infinity } },
})

/** The same answer without a promise, for code that renders synchronously. */
export function answerTo(input: ProviderInput, { resource, action, params }: CanRequest): Answer {
  const decider = input.decider()
  // A screen of no entity hangs on a permission itself.
  if (decider !== undefined && isOneOf(permissionCodeNames, resource)) {
    const verdict = decider.verdict(input.building(), resource, flagOf[action] ?? action)
    return verdict === 'allowed' ? granted : refused[verdict]
  }
  const entity = resource === undefined ? undefined : input.entityOf(resource)
  if (entity === undefined || decider === undefined) return refused.forbidden
  const needed = neededFor(entity, action, params?.field)
  if (needed === undefined) return refused.forbidden
  const verdict =
    needed.level === 'organisation'
      ? decider.verdict(null, needed.code, needed.flag)
      : isOfBuilding(entity)
        ? decider.verdict(input.building(), needed.code, needed.flag)
        : decider.anywhere(needed.code, needed.flag)
  return verdict === 'allowed' ? granted : refused[verdict]
}

/** Records of the organisation are open to anyone who holds the right in any of its buildings. */
const isOfBuilding = (entity: AnyEntity) => entity.scope === 'building' || entity.scope === 'building_itself'

const granted: Answer = { can: true }
const refused = {
  forbidden: { can: false, reason: 'forbidden' },
  order_expired: { can: false, reason: 'order_expired' },
  module_not_bought: { can: false, reason: 'module_not_bought' },
} as const satisfies Record<string, Answer>

/** refine's names for what a flag allows. Other actions are flags or the entity's own transitions. */
const flagOf: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  one: 'read',
  export: 'read',
  history: 'read',
  clone: 'create',
  import: 'create',
  edit: 'update',
  restore: 'delete',
}

function neededFor(entity: AnyEntity, action: string, field: string | undefined) {
  const asked = flagOf[action] ?? action
  if (!isOneOf(flags, asked) && moveNamed(entity, asked)?.flag === undefined) return undefined
  return requirementFor(entity, asked, field)
}
