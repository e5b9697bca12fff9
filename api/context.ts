import type { FastifyRequest } from 'fastify'
import type { Decider } from '#access-control/decider.ts'
import type { Flag } from '#core/permission.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Language } from '#core/language.ts'
import type { UserType } from '#domain/permission.ts'

/** A building that the user may enter. */
export interface BuildingAccess {
  readonly id: string
  readonly code: string
  readonly name: string
  /** Its order has expired: only orders, profile and logout remain. */
  readonly expired: boolean
  readonly currencyCode: CurrencyCode
}

/** A stay of today of a resident to whom the account is bound. */
export interface Home {
  readonly buildingId: string
  readonly apartmentId: string
  readonly residentId: string
  readonly stayId: string
  /** Since when what is the apartment's is theirs to read: a day. */
  readonly since: string
  readonly until: string | null
  readonly isAdult: boolean
  /** Of age, and given the apartment's fees and papers to see. */
  readonly acts: boolean
  /** Acts, and the stay is the householder's. */
  readonly isHouseholder: boolean
}

/** An apartment whose fees a payer rule gives to a resident of the account, wherever they live. */
export type Pays = Pick<Home, 'buildingId' | 'apartmentId' | 'residentId' | 'since'>

/**
 * The caller of a request. Created from the session for each request, so that a right that is taken away is gone
 * immediately.
 */
export interface Principal {
  readonly accountId: string
  readonly name: string
  /** The staff code, which its owner can't change; null for an account that has none. */
  readonly code: string | null
  readonly type: UserType
  readonly organisationId: string
  readonly sessionId: string
  readonly residentId?: string
  /** Where the account lives today, whatever its type; staff may live in the house. */
  readonly homes: readonly Home[]
  readonly pays: readonly Pays[]
  /** The organisation requires a second factor and the account has none: only setting it up is open. */
  readonly mustEnrol?: boolean
  /** Milliseconds since 1970: until then time alone takes nothing away. None for work without a session. */
  readonly lapsesAt?: number
  readonly buildings: readonly BuildingAccess[]
  readonly decider: Decider
}

/** In place of an account's id: work that a building's own rule does. Ids of accounts begin at 1. */
export const nobody = '0'

/** The account that a row or a log line names; null for work that no account does. */
export const actorIdOf = ({ accountId }: Pick<Principal, 'accountId'>): string | null =>
  accountId === nobody ? null : accountId

/** The facts about a request that operations need. */
export interface Caller {
  readonly principal: Principal
  readonly language: Language
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** The file that the change comes from, if an import makes it: the log names it beside the caller. */
  readonly importSource?: ImportSource
  /** Told of each right that an operation has needed and found held. */
  readonly noteRight?: (right: HeldRight) => void
}

/** A right that an operation needs: in its building, for the organisation as a whole, or in any place. */
export interface HeldRight {
  readonly code: string
  readonly flag: Flag
  readonly place: 'building' | 'organisation' | 'anywhere'
}

/**
 * A file whose rows become records. Stored as text, so that a log line stays true when the account or the batch is
 * gone.
 */
export interface ImportSource {
  readonly batchId: string
  readonly filename: string
  /** The name of the account that uploaded the file; null when the account is gone. */
  readonly uploader: string | null
  readonly uploaderId: string
  /** The rows are only tried out, and nothing of them is kept. */
  readonly isTrial: boolean
  /** Whoever uploads it applies it, too. */
  readonly isByOne?: boolean
  /** A whole workbook is taken back, before anything was charged by it. */
  readonly isUndo?: boolean
}

/**
 * The caller of a request behind the guard, where a principal is certain. `principal` is always the one that was read
 * last: a body may arrive after the caller was asked for, and rights may be taken away until it is whole.
 */
export function callerOf(request: FastifyRequest): Caller {
  const principalNow = () => {
    if (request.principal === null)
      throw new Error(`no principal on ${request.routeOptions.url}: its route is public`)
    return request.principal
  }
  principalNow()
  return {
    ...senderOf(request),
    get principal() {
      return principalNow()
    },
  }
}

/** The facts known about the caller, signed in or not. */
export const senderOf = (request: FastifyRequest) => ({
  language: request.language,
  requestId: request.id,
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
})
export type Sender = ReturnType<typeof senderOf>

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on public routes without a valid token. */
    principal: Principal | null
    /**
     * Reads the sender's rights again, and throws what the guard throws if the route is no longer open to them. Called
     * before anything is written: a body or a place in a line may come long after the first look.
     */
    stillAllowed: () => Promise<void>
    /** From `accept-language`; Vietnamese unless it names another supported language. */
    language: Language
  }
  interface FastifyContextConfig {
    /** `manage_block.read`, `a.read,b.read|c.read`, `auth` or `public`. A route without it stops the server from starting. */
    permission?: string
    /** Only for those who live somewhere or pay for an apartment: for others it does not exist. */
    forResidents?: true
    /** Types of user that may call it at all. Absent: everyone with the permission. */
    userTypes?: readonly UserType[]
    /**
     * Open also to those who must still set up their second factor. Default: closed, and public routes treat them as
     * not signed in.
     */
    beforeSecondFactor?: true
    /** Probes, pages and files that browsers request themselves send no client id. Default: needed. */
    clientId?: 'not_needed'
    /** The route reads no parameters: what its address says after `?` is the console's own and is never judged here. */
    query?: 'ignored'
  }
}
