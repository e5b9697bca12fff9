import { isOneOf } from '#core/one-of.ts'
import { flags, waysTo, type Flag } from '#core/permission.ts'
import { isRightOpen, permissionCodes, type PermissionCode, type UserType } from '#domain/permission.ts'
import { modelText } from './model.ts'
import { organisationPlace, policyOf, rightsOf, withMemberRights, type PermissionMap } from './policy.ts'

/** Verdicts from best to worst. */
export const verdicts = ['allowed', 'order_expired', 'module_not_bought', 'forbidden'] as const
export type Verdict = (typeof verdicts)[number]

/** Answers for one user; created again when the user's map changes. */
export interface Decider {
  /** Never throws: an unknown building, code or flag is refused. Without a building: for the organisation as a whole. */
  can(buildingId: string | null | undefined, code: string | undefined, flag: string | undefined): boolean
  /** Like `can`, but also says if the reason is the building's expired order or a module that it has not bought. */
  verdict(buildingId: string | null | undefined, code: string | undefined, flag: string | undefined): Verdict
  /** The best verdict that any building gives, or the organisation as a whole. */
  anywhere(code: string, flag: string): Verdict
  /** Ids of the buildings where the right is held, expired ones left out. */
  buildingsWith(code: string, flag: string): readonly string[]
  isExpired(buildingId: string): boolean
}

export interface DeciderInput {
  readonly userType: UserType
  /** By building id, and one for the organisation. A right that no group lists is refused. */
  readonly permissions: PermissionMap
  /** Buildings of an org_admin's organisation: they pass every check there and none elsewhere. Absent: everywhere. */
  readonly buildings?: readonly string[]
  /** Buildings whose order has expired: only their orders remain open. */
  readonly expired?: readonly string[]
  /**
   * Modules that each building has bought, by building id; a building that is not listed has all of them. Members are
   * refused in the others; an org_admin passes every check (docs/domain/permission-map.md) and is refused in none.
   */
  readonly modules?: Readonly<Record<string, readonly string[]>>
}

/**
 * What a renewal needs stays open in a building whose order has expired: orders, the prices of modules, coupons. Profile and
 * logout need no code.
 */
const openWhenExpired: readonly string[] = ['manage_order', 'manage_coupon']

export const isOpenWhenExpired = (code: string): boolean => openWhenExpired.includes(code)

/** Asks casbin; an org_admin's rights need no policy. */
export const createDecider = async (input: DeciderInput): Promise<Decider> =>
  deciderBy(
    input,
    input.userType === 'org_admin' ? adminEnforcer(input.buildings) : await casbinEnforcer(heldBy(input)),
  )

/**
 * A decider for a page that must not wait for casbin's script: it looks questions up among the policy's lines until
 * `pause` is over and casbin is there, and asks that from then on. The answers are the same.
 */
export function createEarlyDecider(input: DeciderInput, pause: Promise<void>): Decider {
  if (input.userType === 'org_admin') return deciderBy(input, adminEnforcer(input.buildings))
  const held = heldBy(input)
  let enforce = lineEnforcer(held)
  pause
    .then(() => casbinEnforcer(held))
    .then(
      (casbin) => void (enforce = casbin),
      // Its script did not come: the lines go on answering.
      () => undefined,
    )
  return deciderBy(input, (...question) => enforce(...question))
}

/** The rights that the user holds, with those that everybody who works in a building has. Residents have none. */
const heldBy = ({ userType, permissions }: DeciderInput): PermissionMap =>
  userType === 'org_member' ? withMemberRights(permissions) : permissions

/** Asks once for each question and keeps the answer: casbin's time is linear in the size of the policy. */
function deciderBy(input: DeciderInput, enforce: Enforce): Decider {
  const expired = new Set(input.expired)
  const places = [...(input.buildings ?? []), ...Object.keys(input.permissions)]
  const ids = [...new Set(places)].filter((id) => id !== organisationPlace)
  const modules = new Map(input.userType === 'org_admin' ? [] : Object.entries(input.modules ?? {}))
  const answers = new Map<string, Verdict>()

  const askOne = (buildingId: string | null, code: string, flag: string): Verdict => {
    if (!Object.hasOwn(permissionCodes, code) || !isOneOf(flags, flag)) return 'forbidden'
    if (!enforce(buildingId, code, flag)) return 'forbidden'
    if (buildingId !== null && expired.has(buildingId) && !isOpenWhenExpired(code)) return 'order_expired'
    const bought = buildingId === null ? undefined : modules.get(buildingId)
    if (bought !== undefined && !isRightOpen(code as PermissionCode, flag as Flag, bought))
      return 'module_not_bought'
    return 'allowed'
  }
  const ask = (buildingId: string | null, right: string, flag: string): Verdict => {
    const found = waysTo(right).map(([own, ...beside]) =>
      worstOf([askOne(buildingId, own, flag), ...beside.map((code) => askOne(buildingId, code, 'read'))]),
    )
    return bestOf(found)
  }
  const verdict: Decider['verdict'] = (buildingId, code, flag) => {
    if (code === undefined || flag === undefined) return 'forbidden'
    const key = `${buildingId ?? ''}\0${code}\0${flag}`
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = ask(buildingId ?? null, code, flag)
    // Names come from outside, so the number of remembered answers is limited.
    if (answers.size < 50_000) answers.set(key, answer)
    return answer
  }
  const can: Decider['can'] = (buildingId, code, flag) => verdict(buildingId, code, flag) === 'allowed'
  return {
    can,
    verdict,
    anywhere: remember((code, flag) => bestOf([null, ...ids].map((id) => verdict(id, code, flag)))),
    buildingsWith: remember((code, flag) => ids.filter((id) => can(id, code, flag))),
    isExpired: (buildingId) => expired.has(buildingId),
  }
}

/** Gives each answer about a code and a flag once. Names come from outside, so the number of answers is limited. */
function remember<T>(answer: (code: string, flag: string) => T): (code: string, flag: string) => T {
  const known = new Map<string, T>()
  return (code, flag) => {
    const key = `${code}\0${flag}`
    const found = known.get(key)
    if (found !== undefined) return found
    const fresh = answer(code, flag)
    if (known.size < 5_000) known.set(key, fresh)
    return fresh
  }
}

const worstOf = (found: readonly Verdict[]): Verdict =>
  verdicts.findLast((one) => found.includes(one)) ?? 'forbidden'

/** The best of several answers; without any, `forbidden`. */
export const bestOf = (found: readonly Verdict[]): Verdict =>
  verdicts.find((one) => found.includes(one)) ?? 'forbidden'

/** A decider that refuses everything, for users who are not signed in. */
export const nobody: Decider = {
  can: () => false,
  verdict: () => 'forbidden',
  anywhere: () => 'forbidden',
  buildingsWith: () => [],
  isExpired: () => false,
}

type Enforce = (buildingId: string | null, code: string, flag: string) => boolean

/** `null` is the organisation as a whole. */
const adminEnforcer =
  (buildings: readonly string[] | undefined): Enforce =>
  (buildingId) =>
    buildingId === null || buildings === undefined || buildings.includes(buildingId)

function lineEnforcer(permissions: PermissionMap): Enforce {
  const lines = new Set(
    rightsOf(permissions).flatMap(({ place, code, flags: held }) =>
      held.map((flag) => `${place}\0${code}\0${flag}`),
    ),
  )
  return (buildingId, code, flag) =>
    buildingId !== organisationPlace && lines.has(`${buildingId ?? organisationPlace}\0${code}\0${flag}`)
}

async function casbinEnforcer(permissions: PermissionMap): Promise<Enforce> {
  const policy = policyOf(permissions)
  if (policy.length === 0) return () => false
  // Loaded only when needed: it is 40 kB in the browser, and an org_admin never needs it.
  const { newEnforcer, newModelFromString } = await import('./casbin.ts')
  // Each enforcer needs a separate model: two enforcers that share one delete each other's policy.
  const enforcer = await newEnforcer(newModelFromString(modelText))
  await enforcer.addPolicies(policy)
  return (buildingId, code, flag) =>
    buildingId !== organisationPlace && enforcer.enforceSync(buildingId ?? organisationPlace, code, flag)
}
