import { createDecider, nobody, type Decider, type DeciderInput } from '#access-control/decider.ts'
import { organisationPlace, type PermissionMap } from '#access-control/policy.ts'
import { isSecondFactorPolicy, needsSecondFactor } from '#domain/second-factor.ts'
import type { Principal } from '../context.ts'
import type { Db } from '../database/pool.ts'
import type { Hub } from '../events/hub.ts'
import {
  accountOwner,
  buildingsOf,
  ownerOf,
  permissionsOf,
  type BuildingRow,
  type SessionOwner,
} from './directory.ts'
import { homesNow } from './homes.ts'
import { markSeen } from './sessions.ts'
import { hashToken } from './tokens.ts'

export interface Principals {
  /** The token's principal; null when the token is unknown, expired or revoked, or the account disabled. */
  of(token: string): Promise<Principal | null>
  /** Whether the token was valid when last checked, and nothing has ended it since. */
  isFamiliar(token: string): boolean
  /** The principal as it is now, read from the database. */
  ofSession(sessionId: string): Promise<Principal | null>
  /** For work that continues after its session: what the account may do now; null when it may not sign in. */
  ofAccount(accountId: string): Promise<Principal | null>
  /** Stops listening. */
  close(): void
}

export interface PrincipalsOptions {
  readonly db: Db
  readonly hub: Hub
  /** Milliseconds for which a principal is remembered without asking the database. Default 2,000. */
  readonly ttl?: number
}

interface Remembered {
  readonly principal: Principal
  /** By a clock that nobody sets. */
  readonly until: number
}

/**
 * Principals by token, remembered briefly. They are forgotten immediately when the hub reports ended sessions or
 * changed rights; while the hub is not connected, nothing is remembered.
 */
export function createPrincipals({ db, hub, ttl = 2_000 }: PrincipalsOptions): Principals {
  const remembered = new Map<string, Remembered>()
  const loading = new Map<string, Promise<Principal | null>>()
  const deciders = createDeciderStore()
  let generation = 0

  const stop = hub.listen((message) => {
    if (message.type !== 'access' && message.type !== 'ended') return
    // A load that is still running may have read what was just removed.
    generation++
    loading.clear()
    const ids = message.type === 'access' ? message.accountIds : message.sessionIds
    for (const [hash, { principal }] of remembered) {
      const own = message.type === 'access' ? principal.accountId : principal.sessionId
      if (ids === undefined || ids.includes(own)) remembered.delete(hash)
    }
  })

  const load = async (hash: string): Promise<Principal | null> => {
    const started = generation
    const owner = await ownerOf(db, { tokenHash: hash })
    const principal = owner === undefined ? null : await principalOf({ db, owner, deciders })
    if (owner === undefined || principal === null) {
      remembered.delete(hash)
      return null
    }
    await noteSeen(db, owner)
    if (started === generation && hub.isConnected()) {
      if (remembered.size > 20_000) remembered.clear()
      const left = Math.min(ttl, Date.parse(owner.expires_at) - Date.now())
      remembered.set(hash, { principal, until: performance.now() + left })
    }
    return principal
  }

  return {
    async of(token) {
      const hash = hashToken(token)
      const known = remembered.get(hash)
      if (known !== undefined && known.until > performance.now()) return known.principal
      const underWay = loading.get(hash)
      if (underWay !== undefined) return underWay
      const work = load(hash).finally(() => loading.get(hash) === work && loading.delete(hash))
      loading.set(hash, work)
      return work
    },
    isFamiliar: (token) => remembered.has(hashToken(token)),
    async ofSession(sessionId) {
      const owner = await ownerOf(db, { sessionId })
      return owner === undefined ? null : principalOf({ db, owner, deciders })
    },
    async ofAccount(accountId) {
      const owner = await accountOwner(db, accountId)
      return owner === undefined ? null : principalOf({ db, owner, deciders })
    },
    close: stop,
  }
}

/**
 * Null for who was a resident and has no home any more. A session of the residents' app opens nothing of the office,
 * whatever else its account is.
 */
async function principalOf({
  db,
  owner: session,
  deciders,
}: {
  db: Db
  owner: SessionOwner
  deciders: DeciderStore
}): Promise<Principal | null> {
  const owner: SessionOwner = session.on_phone ? { ...session, type: 'org_resident' } : session
  const [buildings, permissions, { homes, pays }] = await Promise.all([
    buildingsOf(db, owner),
    owner.type === 'org_member' ? permissionsOf(db, owner.account_id) : {},
    // Whoever has homes is named by the first of them: most of an office's people have none to look for.
    owner.resident_id === null ? noHomes : homesNow(db, owner.account_id),
  ])
  // Time alone may have ended it: nobody tells of a midnight.
  if (owner.type === 'org_resident' && homes.length + pays.length === 0 && isBound(owner)) return null
  const decider = await deciders.for(owner, buildings, permissions)
  const identity = {
    accountId: owner.account_id,
    name: owner.name,
    code: owner.code,
    type: owner.type,
    organisationId: owner.organisation_id,
    sessionId: owner.session_id,
    homes,
    pays,
    ...(owner.lapses_at === null ? {} : { lapsesAt: Date.parse(owner.lapses_at) }),
    ...(owner.resident_id === null ? {} : { residentId: owner.resident_id }),
  }
  // A principal without buildings and rights, so that a forgotten check opens nothing.
  if (mustEnrol(owner, decider)) return { ...identity, mustEnrol: true, buildings: [], decider: nobody }
  return { ...identity, buildings, decider }
}

const noHomes = { homes: [], pays: [] }

/** Who never was a resident of anything may sign in all the same; there is nothing that they see. */
const isBound = ({ resident_id: first, on_phone: onPhone }: SessionOwner) => first !== null || onPhone

/**
 * Checked again on every change of rights or of the setting, so that the rule applies from the next request after a
 * right to approve is given.
 */
const mustEnrol = (owner: SessionOwner, decider: Decider) =>
  !owner.has_second_factor &&
  isSecondFactorPolicy(owner.second_factor_policy) &&
  needsSecondFactor(owner.second_factor_policy, {
    type: owner.type,
    holds: (code, flag) => decider.anywhere(code, flag) !== 'forbidden',
  })

type DeciderStore = ReturnType<typeof createDeciderStore>

/** Keeps an account's decider, with the answers that it remembers, as long as its map stays the same. */
function createDeciderStore() {
  const kept = new Map<string, { fingerprint: string; decider: Promise<Decider> }>()
  return {
    for(owner: SessionOwner, buildings: readonly BuildingRow[], map: PermissionMap): Promise<Decider> {
      const input = deciderInput(owner, buildings, map)
      const fingerprint = JSON.stringify(input)
      const key = `${owner.type} ${owner.account_id}`
      const known = kept.get(key)
      if (known?.fingerprint === fingerprint) return known.decider
      if (kept.size > 5_000) kept.clear()
      const decider = createDecider(input)
      kept.set(key, { fingerprint, decider })
      return decider
    },
  }
}

/** What decides for an account: its map in the buildings that it may enter, what they have bought, and where that has expired. */
export function deciderInput(
  { type }: Pick<SessionOwner, 'type'>,
  buildings: readonly BuildingRow[],
  map: PermissionMap,
): DeciderInput {
  const entered = buildings.map((building) => building.id)
  return {
    userType: type,
    permissions: Object.fromEntries(
      Object.entries(map).filter(([place]) => place === organisationPlace || entered.includes(place)),
    ),
    buildings: entered,
    expired: buildings.filter((building) => building.expired).map((building) => building.id),
    modules: Object.fromEntries(buildings.map(({ id, productCodes }) => [id, productCodes])),
  }
}

/** Written at most once a minute, since the shortest idle limit is a quarter of an hour. */
async function noteSeen(db: Db, owner: SessionOwner): Promise<void> {
  if (owner.quiet < 60) return
  await markSeen(db, { id: owner.session_id })
}
