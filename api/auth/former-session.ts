import type { FastifyRequest } from 'fastify'
import { sessionHeader } from '#domain/session-cookie.ts'
import type { AuthServices } from './services.ts'
import { keptToken } from './session-cookie.ts'
import { endSessions } from './sessions.ts'

/** Ends the session whose cookie is about to be replaced: its browser could never sign it out. */
export async function endFormer(
  { db, hub, principals }: Pick<AuthServices, 'db' | 'hub' | 'principals'>,
  request: FastifyRequest,
): Promise<void> {
  const token = request.headers[sessionHeader] === undefined ? undefined : keptToken(request)
  const former = token === undefined ? null : await principals.of(token)
  if (former !== null) await endSessions(db, hub, { accountId: former.accountId, only: former.sessionId })
}
