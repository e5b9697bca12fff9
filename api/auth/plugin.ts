import { isId } from '#core/id.ts'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { clientId, phoneClientId } from '#domain/constants.ts'
import { parsePermission, verdictOn } from '#access-control/route-permission.ts'
import { senderOf, type Principal } from '../context.ts'
import { isAnswered } from '../http/answer-route.ts'
import { apiError, notFound } from '../http/error.ts'
import { languageOf } from '../http/language.ts'
import { createDenialLog } from './denial-log.ts'
import type { AuthServices } from './services.ts'
import { tokenOf } from './session-cookie.ts'

interface GuardOptions {
  /** Called as soon as the sender is known and before anything is refused, so that refused requests count too. */
  readonly count?: (request: FastifyRequest) => Promise<void>
}

/**
 * Finds out for every request who sends it and whether its route is open to them. It uses the matched route's own
 * permission, never the address as written, and must be applied before routes are added.
 */
export function guard(app: FastifyInstance, services: AuthServices, { count }: GuardOptions = {}): void {
  app.decorateRequest('principal', null)
  app.decorateRequest('language', 'vi')
  app.decorateRequest('stillAllowed')
  const logDenial = createDenialLog(services)

  app.addHook('onRoute', (route) => {
    requirePermission(route)
    requireDoor(route)
  })
  app.addHook('onRequest', async (request) => {
    request.language = languageOf(request.headers['accept-language'])
    // Refused here, so that no body is read for an address that does not exist.
    if (request.is404) throw apiError(404, 'not_found')
    if (!isKnownClient(request)) throw apiError(401, 'client_unauthorized')
    request.principal = await principalNow(request)
    await count?.(request)
    requireOpen(request)
    request.stillAllowed = async () => {
      if (request.routeOptions.config.permission === 'public') return
      request.principal = await principalNow(request)
      requireOpen(request)
    }
  })

  const principalNow = async (request: FastifyRequest) => {
    const token = tokenOf(request)
    return token === undefined ? null : services.principals.of(token)
  }
  const requireOpen = (request: FastifyRequest) => {
    const { principal } = request
    const { config, url = '' } = request.routeOptions
    const isShut = principal?.mustEnrol === true && config.beforeSecondFactor !== true
    if (isShut) request.principal = null
    if (config.permission === 'public') return
    if (isShut) throw apiError(403, 'second_factor_required')
    if (principal === null) throw apiError(401, 'user_unauthorized')
    const refusal = refusalOf(request, principal)
    if (refusal === undefined) return
    logDenial(principal, url, senderOf(request))
    throw refusal
  }
}

/** Whether the request comes from a known client, with a token that was good a moment ago. */
export function isFamiliar(
  { principals }: Pick<AuthServices, 'principals'>,
  request: FastifyRequest,
): boolean {
  const token = tokenOf(request)
  return token !== undefined && isKnownClient(request) && principals.isFamiliar(token)
}

/** Deny by default: a route without a readable permission stops the server from starting. */
function requirePermission({ method, url, config }: RouteOptions): void {
  if (parsePermission(config?.permission).is !== 'never') return
  throw new Error(`route ${String(method)} ${url}: permission "${config?.permission ?? ''}" can't be read`)
}

/** A route whose replies bypass the presenting functions stops the server from starting. */
function requireDoor({ method, url, config }: RouteOptions): void {
  // Fastify adds a HEAD route to every GET: the same handler, without a body.
  if (!url.startsWith('/v1/') || method === 'HEAD' || isAnswered(config)) return
  throw new Error(
    `route ${String(method)} ${url}: add it by answerRoutes, so that nothing leaves unpresented`,
  )
}

const isKnownClient = ({ routeOptions, headers }: FastifyRequest) =>
  routeOptions.config.clientId === 'not_needed' ||
  headers['client-id'] === clientId ||
  headers['client-id'] === phoneClientId

/**
 * Without a building in the query, the right must be held in at least one; the handler then checks the building of the
 * record.
 */
function refusalOf(request: FastifyRequest, principal: Principal) {
  const { permission, userTypes, forResidents } = request.routeOptions.config
  if (forResidents === true && principal.homes.length + principal.pays.length === 0) return notFound()
  // For other types of user the call does not exist.
  if (userTypes !== undefined && !userTypes.includes(principal.type)) return notFound()
  const verdict = verdictOn(permission, principal.decider, buildingIn(request.query))
  return verdict === 'allowed' ? undefined : apiError(403, verdict)
}

/** A list may name no building (the organisation's records) or a malformed one, which its decoder refuses. */
function buildingIn(query: unknown): string | undefined {
  const id =
    typeof query === 'object' && query !== null && 'building_id' in query ? query.building_id : undefined
  return typeof id === 'string' && isId(id) ? id : undefined
}
