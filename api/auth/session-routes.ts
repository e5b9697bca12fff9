import type { FastifyInstance } from 'fastify'
import { callerOf, type Caller } from '../context.ts'
import { answerRoutes } from '../http/answer-route.ts'
import { notFound } from '../http/error.ts'
import { presentOwn } from '../records/present-own.ts'
import { writeSecurityLog } from './security-log.ts'
import type { AuthServices } from './services.ts'
import { endSessions, sessionsOf } from './sessions.ts'

const signedIn = (summary: string) => ({
  config: { permission: 'auth', openapi: { summary, tags: ['auth'] } },
})

/** One's own sessions: listed, ended one by one, or all but this. */
export function sessionRoutes(app: FastifyInstance, services: AuthServices): void {
  const routes = answerRoutes(app)
  routes.get('/v1/auth/sessions', signedIn('One’s own sessions'), async (request) => {
    const { accountId, sessionId } = callerOf(request).principal
    const sessions = await sessionsOf(services.db, accountId)
    const data = sessions.map((session) => ({ ...session, current: session.id === sessionId }))
    return { data: data.map((one) => presentOwn(one)), total: data.length }
  })

  routes.delete('/v1/auth/sessions', signedIn('End all other sessions'), async (request) => {
    const caller = callerOf(request)
    return { data: { ended: await end(services, caller, { except: caller.principal.sessionId }) } }
  })

  routes.delete('/v1/auth/sessions/:id', signedIn('End one session'), async (request) => {
    const { id } = request.params as { id: string }
    if (!/^[1-9]\d{0,17}$/.test(id)) throw notFound()
    const ended = await end(services, callerOf(request), { only: id })
    if (ended === 0) throw notFound()
    return { data: { ended } }
  })
}

async function end(
  { db, hub }: AuthServices,
  caller: Caller,
  which: { only?: string; except?: string },
): Promise<number> {
  const { principal, ...sender } = caller
  const { accountId, name, organisationId } = principal
  const ended = await endSessions(db, hub, { accountId, ...which })
  const actor = { id: accountId, name }
  await writeSecurityLog(
    db,
    {
      action: 'sessions_ended',
      organisationId,
      actor,
      resource: 'account',
      recordId: accountId,
      recordTitle: name,
    },
    sender,
  )
  return ended
}
