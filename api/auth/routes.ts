import type { FastifyInstance } from 'fastify'
import {
  requestOneTimeCode,
  resetPassword as resetPasswordCall,
  setPassword,
  signIn,
  verifyOneTimeCode,
} from '#domain/calls/auth.ts'
import { readCurrentUser, signOut } from '#domain/calls/session.ts'
import { changePassword as changePasswordCall } from '#domain/calls/profile.ts'
import { answerCall } from '../calls/answer-call.ts'
import { callerOf, senderOf } from '../context.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { currentUser } from './current-user.ts'
import { noteDevice } from './devices.ts'
import { login } from './login.ts'
import { setPasswordByLink } from './password-links.ts'
import { changePassword } from './password-change.ts'
import { profileRoutes } from './profile-routes.ts'
import { requestOtp, resetPassword, verifyOtp } from './recovery.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import type { Ring } from '../events/messages.ts'
import { logOwnAct } from '../audit/security-log.ts'
import type { AuthServices } from './services.ts'
import { giveSession, isOnPhone, takeSessionBack } from './session-cookie.ts'
import { sessionRoutes } from './session-routes.ts'
import { endSessions } from './sessions.ts'
import { endFormer } from './former-session.ts'

/** `/v1/auth/*` and `/v1/current-user`. */
export function authRoutes(app: FastifyInstance, services: AuthServices, ring: Ring): void {
  signInRoutes(app, services, ring)
  recoveryRoutes(app, services)

  answerCall(app, changePasswordCall, async ({ caller, ...asked }) => {
    const input = await asked.body()
    await changePassword(services, caller(), { current: input.current_password, next: input.password })
    return {}
  })

  answerCall(app, readCurrentUser, async ({ caller, params }) => {
    const wanted = params().building_id
    return { user: presentOwn(await currentUser(services, caller().principal, wanted)) }
  })

  secondFactorRoutes(app, services, ring)
  sessionRoutes(app, services)
  profileRoutes(app, services)
}

function signInRoutes(app: FastifyInstance, services: AuthServices, ring: Ring): void {
  answerCall(app, signIn, async ({ request, reply, ...asked }) => {
    const input = await asked.body()
    const { session, secondFactor } = await login(services, {
      ...input,
      remember: input.remember === true,
      onPhone: isOnPhone(request),
      sender: senderOf(request),
    })
    if (secondFactor !== undefined)
      return {
        data: {
          second_factor: presentOwn({ ticket: secondFactor.ticket, expires_at: secondFactor.expiresAt }),
        },
      }
    await endFormer(services, request)
    const given = giveSession(session, { request, reply })
    await noteDevice({ ...services, ring }, session.id, { request, reply })
    return { data: presentOwn({ ...given, expires_at: session.expiresAt }) }
  })

  answerCall(app, signOut, async ({ request, reply }) => {
    takeSessionBack(request, reply)
    // A signed-out user has no session to end.
    if (request.principal === null) return {}
    const caller = callerOf(request)
    const { accountId, sessionId } = caller.principal
    await endSessions(services.db, services.hub, { accountId, only: sessionId })
    await logOwnAct(services.db, caller, { action: 'logout' })
    return {}
  })
}

/** Routes for a forgotten password and for a first one. */
function recoveryRoutes(app: FastifyInstance, services: AuthServices): void {
  answerCall(app, requestOneTimeCode, async ({ request, ...asked }) => {
    const { username } = await asked.body()
    requestOtp(services, username, senderOf(request))
    return {}
  })

  answerCall(app, verifyOneTimeCode, async ({ request, ...asked }) => {
    const input = await asked.body()
    const token = await verifyOtp(services, { ...input, sender: senderOf(request) })
    return { data: presentOwn({ reset_token: token }) }
  })

  answerCall(app, resetPasswordCall, async ({ request, ...asked }) => {
    const { reset_token: resetToken, password } = await asked.body()
    await resetPassword(services, { resetToken, password, sender: senderOf(request) })
    return {}
  })

  answerCall(app, setPassword, async ({ request, ...asked }) => {
    const input = await asked.body()
    await setPasswordByLink(services, { ...input, sender: senderOf(request) })
    return {}
  })
}
