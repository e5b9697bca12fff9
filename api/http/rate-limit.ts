import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey } from './address.ts'
import { apiError } from './error.ts'
import { limits } from './limits.ts'
import { isProbe } from './overload.ts'

export interface RequestLimits {
  /** Before the guard: counts callers that are not known yet, by address and what they ask for. */
  byAddress(request: FastifyRequest): Promise<void>
  /** After the guard: counts all tokens of one account together, wherever they are used. */
  byAccount(request: FastifyRequest): Promise<void>
}

export interface RequestLimitOptions {
  /** Requests a minute of one account; 0 = no limit. One address may send `limits.addressFactor` times as many. */
  readonly requestsPerMinute: number
  /** Whether the request's token was valid a moment ago. Does not ask the database. */
  readonly isFamiliar: (request: FastifyRequest) => boolean
  /** Whether it says who sends it, be that true or not. */
  readonly hasToken: (request: FastifyRequest) => boolean
}

/**
 * Limits the requests of one sender. A header can contain anything: it gets a separate counter only after its token has
 * proved to be an account's. Of what strangers send from one address each public call has its own counter, and tokens
 * that are not known yet have theirs, so that a flood of one does not shut out who is right with another
 * (docs/decisions/counted-apart.md).
 */
export async function createRequestLimits(
  app: FastifyInstance,
  { requestsPerMinute, isFamiliar, hasToken }: RequestLimitOptions,
): Promise<RequestLimits> {
  if (requestsPerMinute === 0) return { byAddress: unlimited, byAccount: unlimited }
  await app.register(rateLimit, { global: false, cache: 20_000 })
  const bucket = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator })
    return async (request: FastifyRequest) => {
      const counted = await count(request)
      if (!counted.isAllowed && counted.isExceeded)
        throw apiError(429, 'too_many_requests', [], { retryAfter: Math.max(1, counted.ttlInSeconds) })
    }
  }
  const answered = rememberAnswered(app)
  const address = bucket(requestsPerMinute * limits.addressFactor, (request) => {
    const sender = `address ${addressKey(request.ip)}`
    if (answered.has(ownAddress(request))) return ownAddress(request)
    if (isPublic(request)) return `${sender} ${request.method} ${request.routeOptions.url ?? ''}`
    return hasToken(request) ? `${sender} with a token` : sender
  })
  const account = bucket(requestsPerMinute, (request) => `account ${request.principal?.accountId ?? ''}`)
  return {
    async byAddress(request) {
      // A sender who has hung up has no address any more, and waits for no answer.
      if (request.socket.remoteAddress === undefined) throw apiError(408, 'took_too_long')
      if (isProbe(request) || isConsoleFile(request)) return
      if (request.is404 || !isFamiliar(request)) await address(request)
    },
    async byAccount(request) {
      if (request.principal !== null) await account(request)
    },
  }
}

const unlimited = async () => undefined

const isPublic = ({ is404, routeOptions: { config } }: FastifyRequest) =>
  !is404 && config.permission === 'public'

/** The console's own page: refusing it costs as much as sending it, and its reader may be in the right. */
const isConsoleFile = (request: FastifyRequest) =>
  isPublic(request) && request.method === 'GET' && request.routeOptions.url?.startsWith('/v1/') === false

/** One sender at one public address, with what stands for a record in it. */
const ownAddress = ({ ip, method, url }: FastifyRequest) =>
  `${method} ${url.split('?')[0] ?? ''} from ${addressKey(ip)}`

/**
 * Public addresses that name a record (a bank's webhook, a page that was published, what a link opens), from where they
 * have been answered: whoever was in the right there is counted apart from all who try others.
 */
function rememberAnswered(app: FastifyInstance): ReadonlySet<string> {
  const answered = new Set<string>()
  app.addHook('onResponse', (request, reply, done) => {
    const namesRecord = request.routeOptions.url?.includes(':') === true
    if (namesRecord && isPublic(request) && reply.statusCode < 300) {
      if (answered.size > rememberedAddresses) answered.clear()
      answered.add(ownAddress(request))
    }
    done()
  })
  return answered
}

const rememberedAddresses = 20_000
