import { hash } from 'node:crypto'
import cookies, { type CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { phoneClientId } from '#domain/constants.ts'
import { deviceCookie, phoneCookie, sessionCookie, sessionHeader } from '#domain/session-cookie.ts'
import { lifetimes } from './limits.ts'
import { bearerOf, newToken } from './tokens.ts'

/** Reads the cookies of each request. */
export async function readCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookies)
}

/** Tells one session's cookie from another's; nothing can be read out of it, and it opens nothing. */
export const markOf = (token: string) => hash('sha256', `mark ${token}`, 'base64url').slice(0, 22)

/**
 * The token of a request: of its `authorization`, or else of the browser's cookie, where the request says that cookie's mark
 * too. A cookie alone, which a browser also sends for pages of others, is nobody's.
 */
export function tokenOf(
  request: Pick<FastifyRequest, 'headers' | 'cookies' | 'protocol'>,
): string | undefined {
  const { authorization, [sessionHeader]: mark } = request.headers
  if (authorization === undefined && isOnPhone(request)) return phoneToken(request)
  if (authorization !== undefined || mark === undefined) return bearerOf(authorization)
  const { cookies: kept, protocol } = request
  const plain = protocol === 'https' ? undefined : kept[sessionCookie.token]
  const token = kept[sessionCookie.tokenUnderTls] ?? plain
  return token !== undefined && markOf(token) === mark ? token : undefined
}

/** Whether the residents' app calls. */
export const isOnPhone = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['client-id'] === phoneClientId

const phoneToken = ({ cookies: kept, protocol }: Pick<FastifyRequest, 'cookies' | 'protocol'>) =>
  kept[phoneCookie.tokenUnderTls] ?? (protocol === 'https' ? undefined : kept[phoneCookie.token])

/** The token that the browser has kept of the console or of the residents' app, whoever the request says it is. */
export const keptToken = (request: Pick<FastifyRequest, 'headers' | 'cookies' | 'protocol'>) =>
  isOnPhone(request)
    ? phoneToken(request)
    : (request.cookies[sessionCookie.tokenUnderTls] ?? request.cookies[sessionCookie.token])

interface Opened {
  readonly token: string
  readonly expiresAt: string
  /** Whether it outlives the browser. */
  readonly remember: boolean
}

/** What the reply to who opened a session tells of its token: nothing to a browser that keeps it in the cookie. */
export function giveSession(
  { token, expiresAt, remember }: Opened,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): { readonly access_token?: string } {
  if (request.headers.authorization !== undefined || request.headers[sessionHeader] === undefined)
    return { access_token: token }
  if (isOnPhone(request)) {
    reply.setCookie(phoneName(request), token, { ...phoneAttributes(request), expires: new Date(expiresAt) })
    return {}
  }
  const age = remember ? { expires: new Date(expiresAt) } : {}
  reply.setCookie(tokenName(request), token, { ...attributesOf(request), ...age, httpOnly: true })
  reply.setCookie(sessionCookie.mark, markOf(token), { ...attributesOf(request), ...age })
  return {}
}

/** The browser that called keeps nothing of its session. Another's, which has come in its place, stays. */
export function takeSessionBack(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers.authorization !== undefined || tokenOf(request) === undefined) return
  if (isOnPhone(request)) return void reply.clearCookie(phoneName(request), phoneAttributes(request))
  for (const name of [tokenName(request), sessionCookie.mark]) reply.clearCookie(name, attributesOf(request))
}

/**
 * By what the residents' app is known again on its phone, whoever signs in there: it opens nothing. A phone without one is
 * given it with the reply; undefined for other callers.
 */
export function deviceToken({
  request,
  reply,
}: {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}): string | undefined {
  const { authorization, [sessionHeader]: keeps } = request.headers
  if (authorization !== undefined || keeps === undefined || !isOnPhone(request)) return undefined
  const name = isUnderTls(request) ? deviceCookie.tokenUnderTls : deviceCookie.token
  const token = request.cookies[name] ?? newToken()
  const expires = new Date(Date.now() + lifetimes.knownDevice * 1000)
  reply.setCookie(name, token, { ...phoneAttributes(request), path: deviceCookie.path, expires })
  return token
}

const tokenName = (request: FastifyRequest) =>
  isUnderTls(request) ? sessionCookie.tokenUnderTls : sessionCookie.token

const phoneName = (request: FastifyRequest) =>
  isUnderTls(request) ? phoneCookie.tokenUnderTls : phoneCookie.token

/** Also behind a proxy that nobody has told of: a page says in which way it came. */
const isUnderTls = ({ protocol, headers }: FastifyRequest) =>
  protocol === 'https' || headers.origin?.startsWith('https://') === true

/** Sent by pages of this site alone. */
const attributesOf = (request: FastifyRequest): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'strict',
  secure: isUnderTls(request),
})

/** Sent also where a link of a letter or a message leads into the app. */
const phoneAttributes = (request: FastifyRequest): CookieSerializeOptions => ({
  path: phoneCookie.path,
  sameSite: 'lax',
  secure: isUnderTls(request),
  httpOnly: true,
})
