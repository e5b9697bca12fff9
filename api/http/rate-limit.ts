import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey } from './address.ts'
import { apiError } from './error.ts'
import { limits } from './limits.ts'
import { isProbe } from './overload.ts'

export interface RequestLimits {
  /** Before the guard: counts callers that are not known yet, and every call of a public route, by address. */
  byAddress(request: FastifyRequest): Promise<void>
  /** After the guard: counts all tokens of one account together, wherever they are used. */
  byAccount(request: FastifyRequest): Promise<void>
}

export interface RequestLimitOptions {
  /** Requests a minute of one account; 0 = no limit. One address may send `limits.addressFactor` times as many. */
  readonly requestsPerMinute: number
  /** Whether the request's token was valid a moment ago. Does not ask the database. */
  readonly isFamiliar: (request: FastifyRequest) => boolean
}

/**
 * Limits the requests of one sender. A header can contain anything: it gets a separate counter only after its token has
 * proved to be an account's.
 */
export async function createRequestLimits(
  app: FastifyInstance,
  { requestsPerMinute, isFamiliar }: RequestLimitOptions,
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
  const address = bucket(
    requestsPerMinute * limits.addressFactor,
    (request) => `address ${addressKey(request.ip)}`,
  )
  const account = bucket(requestsPerMinute, (request) => `account ${request.principal?.accountId ?? ''}`)
  return {
    async byAddress(request) {
      // A sender who has hung up has no address any more, and waits for no answer.
      if (request.socket.remoteAddress === undefined) throw apiError(408, 'took_too_long')
      if (isProbe(request)) return
      const isPublic = request.is404 || request.routeOptions.config.permission === 'public'
      if (isPublic || !isFamiliar(request)) await address(request)
    },
    async byAccount(request) {
      if (request.principal !== null) await account(request)
    },
  }
}

const unlimited = async () => undefined
