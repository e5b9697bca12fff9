import { isId } from '#core/id.ts'
import type { FastifyInstance } from 'fastify'
import { endOtherSessions, endSession, listSessions } from '#domain/calls/profile.ts'
import { answerCall } from '../calls/answer-call.ts'
import type { Caller } from '../context.ts'
import { notFound } from '../http/error.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { logOwnAct } from '../audit/security-log.ts'
import type { AuthServices } from './services.ts'
import { endSessions, sessionsOf } from './sessions.ts'

/** Routes for the user's own sessions: list them, end one, end all others. */
export function sessionRoutes(app: FastifyInstance, services: AuthServices): void {
  answerCall(app, listSessions, async ({ caller }) => {
    const { accountId, sessionId } = caller().principal
    const sessions = await sessionsOf(services.db, { accountId })
    const data = sessions.map((session) => ({ ...session, current: session.id === sessionId }))
    return { data: data.map((one) => presentOwn(one)), total: data.length }
  })

  answerCall(app, endOtherSessions, async (asked) => {
    const caller = asked.caller()
    return { data: { ended: await end(services, caller, { except: caller.principal.sessionId }) } }
  })

  answerCall(app, endSession, async ({ caller, path: { id } }) => {
    if (!isId(id)) throw notFound()
    const ended = await end(services, caller(), { only: id })
    if (ended === 0) throw notFound()
    return { data: { ended } }
  })
}

async function end(
  { db, hub }: AuthServices,
  caller: Caller,
  which: { only?: string; except?: string },
): Promise<number> {
  const ended = await endSessions(db, hub, { accountId: caller.principal.accountId, ...which })
  await logOwnAct(db, caller, { action: 'sessions_ended' })
  return ended
}
