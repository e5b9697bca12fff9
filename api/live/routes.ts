import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { issueLiveTicket } from '#domain/calls/notifications.ts'
import { answerCall } from '../calls/answer-call.ts'
import { lifetimes } from '../auth/limits.ts'
import type { AuthServices } from '../auth/services.ts'
import { issueTicket, takeTicket } from '../auth/tickets.ts'
import type { Principal } from '../context.ts'
import { forbidden } from '../http/error.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { closeCodes } from './peer.ts'
import type { Live } from './sockets.ts'

export interface LiveRouteOptions {
  readonly services: AuthServices
  readonly live: Live
  /** Origins besides the server's own from which a console may connect, `http://localhost:5173`. */
  readonly allowedOrigins?: readonly string[]
}

/** `/v1/ws` and the tickets for it. */
export async function liveRoutes(
  app: FastifyInstance,
  { services, live, allowedOrigins = [] }: LiveRouteOptions,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: 4_096, perMessageDeflate: false } })

  answerCall(app, issueLiveTicket, async ({ caller }) => {
    const { sessionId } = caller().principal
    const token = await issueTicket(services.db, {
      purpose: 'live',
      subject: sessionId,
      seconds: lifetimes.liveTicket,
    })
    return { data: presentOwn({ ticket: token }) }
  })

  app.route({
    method: 'GET',
    url: '/v1/ws',
    config: {
      permission: 'public',
      clientId: 'not_needed',
      noRecords: true,
      openapi: { id: 'openWebsocket', summary: 'Websocket of changes and notifications', tag: 'live' },
    },
    // Before the upgrade, so that a foreign page gets no socket at all.
    preValidation: async (request) => {
      if (!isOwnOrigin(request, allowedOrigins)) throw forbidden()
    },
    handler: async (_request, reply) => reply.code(426).header('upgrade', 'websocket').send({}),
    wsHandler: async (socket, request) => {
      socket.on('error', () => socket.terminate())
      // The first ping may come before the answer; it waits.
      socket.pause()
      const readAt = live.moment()
      const principal = await principalOfTicket(services, request.query).catch(() => null)
      if (principal === null) socket.close(closeCodes.signedOut, 'signed out')
      else if (socket.readyState === socket.OPEN) live.accept(socket, principal, readAt)
      socket.resume()
    },
  })
}

/** A ticket is used up immediately; a session's own token works too, for clients that have no other way. */
async function principalOfTicket(services: AuthServices, query: unknown): Promise<Principal | null> {
  const { type, token } = query as Readonly<Record<string, string | undefined>>
  if (type !== 'manage' || token === undefined || !/^[\w-]{20,200}$/.test(token)) return null
  const sessionId = await takeTicket(services.db, 'live', token)
  const principal = await (sessionId === undefined
    ? services.principals.of(token)
    : services.principals.ofSession(sessionId))
  return principal?.mustEnrol === true ? null : principal
}

/** Programs send no origin; a page's origin must be ours. */
function isOwnOrigin({ headers, host }: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = headers
  if (origin === undefined || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
