import type { FastifyInstance } from 'fastify'
import { passwordLengthFault } from '#core/fields/password.ts'
import { callerOf, senderOf } from '../context.ts'
import { answerRoutes } from '../http/answer-route.ts'
import { presentOwn } from '../records/present-own.ts'
import { currentUser } from './current-user.ts'
import { filled, flagInput, inputOf, otpInput } from './input.ts'
import { login } from './login.ts'
import { setPasswordByLink } from './password-links.ts'
import { changePassword } from './password-change.ts'
import { profileRoutes } from './profile-routes.ts'
import { requestOtp, resetPassword, verifyOtp } from './recovery.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { writeSecurityLog } from './security-log.ts'
import type { AuthServices } from './services.ts'
import { sessionRoutes } from './session-routes.ts'
import { endSessions } from './sessions.ts'

const username = filled(255)
/** A password that somebody has; a new one is held to its own rule. */
const password = filled(512)
const newPassword = filled(512).refine((value) => passwordLengthFault(value) === undefined, {
  error: ({ input }) => passwordLengthFault(String(input)),
})
const open = (summary: string) => ({ config: { permission: 'public', openapi: { summary, tags: ['auth'] } } })
const signedIn = (summary: string) => ({
  config: { permission: 'auth', openapi: { summary, tags: ['auth'] } },
})

/** `/v1/auth/*` and `/v1/current-user`. */
export function authRoutes(app: FastifyInstance, services: AuthServices): void {
  const routes = answerRoutes(app)
  routes.post('/v1/auth/login', open('Sign in by phone number or e-mail address'), async (request) => {
    const input = await inputOf(request, { username, password, remember: flagInput })
    const { session, secondFactor } = await login(services, { ...input, sender: senderOf(request) })
    if (secondFactor !== undefined)
      return {
        data: {
          second_factor: presentOwn({ ticket: secondFactor.ticket, expires_at: secondFactor.expiresAt }),
        },
      }
    return { data: presentOwn({ access_token: session.token, expires_at: session.expiresAt }) }
  })

  routes.post('/v1/auth/forgot-password', open('Ask for a one-time code'), async (request) => {
    const input = await inputOf(request, { username })
    requestOtp(services, input.username, senderOf(request))
    return {}
  })

  routes.post('/v1/auth/verify-otp', open('Change a one-time code for a reset token'), async (request) => {
    const input = await inputOf(request, { username, otp: otpInput })
    const token = await verifyOtp(services, { ...input, sender: senderOf(request) })
    return { data: presentOwn({ reset_token: token }) }
  })

  routes.post('/v1/auth/reset-password', open('Set a new password with a reset token'), async (request) => {
    const input = await inputOf(request, { reset_token: filled(200), password: newPassword })
    await resetPassword(services, {
      resetToken: input.reset_token,
      password: input.password,
      sender: senderOf(request),
    })
    return {}
  })

  routes.post('/v1/auth/set-password', open('Choose a password by a mailed link'), async (request) => {
    const input = await inputOf(request, { token: filled(200), password })
    await setPasswordByLink(services, { ...input, sender: senderOf(request) })
    return {}
  })

  const logout = open('End this session')
  routes.post(
    '/v1/auth/logout',
    { config: { ...logout.config, beforeSecondFactor: true } },
    async (request) => {
      // Whoever is signed out has what they want already.
      if (request.principal === null) return {}
      const { principal, ...sender } = callerOf(request)
      const { accountId, name, organisationId, sessionId } = principal
      await endSessions(services.db, services.hub, { accountId, only: sessionId })
      const actor = { id: accountId, name }
      await writeSecurityLog(
        services.db,
        {
          action: 'logout',
          organisationId,
          actor,
          resource: 'account',
          recordId: accountId,
          recordTitle: name,
        },
        sender,
      )
      return {}
    },
  )

  routes.put('/v1/auth/password', signedIn('Change the password; other sessions end'), async (request) => {
    const input = await inputOf(request, { current_password: password, password: newPassword })
    await changePassword(services, callerOf(request), {
      current: input.current_password,
      next: input.password,
    })
    return {}
  })

  routes.get(
    '/v1/current-user',
    signedIn('The user, their buildings and the current one with its permission map'),
    async (request) => {
      const query = request.query as Readonly<Record<string, unknown>>
      const wanted = typeof query.building_id === 'string' ? query.building_id : undefined
      return { user: presentOwn(await currentUser(services, callerOf(request).principal, wanted)) }
    },
  )

  secondFactorRoutes(app, services)
  sessionRoutes(app, services)
  profileRoutes(app, services)
}
