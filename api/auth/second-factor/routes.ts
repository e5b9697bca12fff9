import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { secondFactorPolicies } from '#domain/second-factor.ts'
import { account } from '#entities/account/account.ts'
import { callerOf, senderOf } from '../../context.ts'
import { invalid, notFound } from '../../http/error.ts'
import { answerRoutes } from '../../http/answer-route.ts'
import { presentOrganisation, presentOutcome, presentOwn } from '../../records/present-own.ts'
import type { Records } from '../../records/records.ts'
import { filled, flagInput, inputOf } from '../input.ts'
import type { AuthServices } from '../services.ts'
import { beginEnrolment, confirmEnrolment, disableFactor, ownFactor, renewOwnCodes } from './enrol.ts'
import { enabledSince } from './factors.ts'
import { requireResettable, resetFactor } from './reset.ts'
import { changeSetting, secondFactorSettingOf } from './setting.ts'
import { signInWithSecondFactor } from './sign-in.ts'

const password = filled(512)
/** Six digits of the app, or a recovery code with or without its dashes. */
const code = filled(100)
const proof = { current_password: password, code }

/** `beforeSecondFactor`: what those can call whom the organisation obliges and who have none yet. */
const signedIn = (summary: string, open?: 'beforeSecondFactor') => ({
  config: {
    permission: 'auth',
    openapi: { summary, tags: ['auth'] },
    ...(open === undefined ? {} : { beforeSecondFactor: true as const }),
  },
})

/** One's own second factor, and the second step of signing in. */
export function secondFactorRoutes(app: FastifyInstance, services: AuthServices): void {
  const routes = answerRoutes(app)
  const signIn = { summary: 'The second step of signing in: a ticket and a code', tags: ['auth'] }
  routes.post(
    '/v1/auth/second-factor',
    { config: { permission: 'public', openapi: signIn } },
    async (request) => {
      const input = await inputOf(request, { ticket: filled(200), code })
      const session = await signInWithSecondFactor(services, { ...input, sender: senderOf(request) })
      return { data: presentOwn({ access_token: session.token, expires_at: session.expiresAt }) }
    },
  )

  routes.get(
    '/v1/auth/second-factor',
    signedIn('How it stands with one’s own second factor', 'beforeSecondFactor'),
    async (request) => ({ data: presentOwn(await ownFactor(services, callerOf(request))) }),
  )

  routes.post(
    '/v1/auth/second-factor/enrol',
    signedIn('A secret for an authenticator app', 'beforeSecondFactor'),
    async (request) => {
      const { current_password } = await inputOf(request, { current_password: password })
      return { data: presentOwn(await beginEnrolment(services, callerOf(request), current_password)) }
    },
  )

  routes.post(
    '/v1/auth/second-factor/confirm',
    signedIn('Switch it on with the first code; other sessions end', 'beforeSecondFactor'),
    async (request) => {
      const input = await inputOf(request, { code })
      return { data: presentOwn(await confirmEnrolment(services, callerOf(request), input.code)) }
    },
  )

  routes.post(
    '/v1/auth/second-factor/disable',
    signedIn('Switch it off; other sessions end'),
    async (request) => {
      const input = await inputOf(request, proof)
      await disableFactor(services, callerOf(request), { ...input, password: input.current_password })
      return {}
    },
  )

  routes.post(
    '/v1/auth/second-factor/recovery-codes',
    signedIn('Ten new recovery codes'),
    async (request) => {
      const input = await inputOf(request, proof)
      const caller = callerOf(request)
      const codes = await renewOwnCodes(services, caller, { ...input, password: input.current_password })
      return { data: presentOwn({ recovery_codes: codes }) }
    },
  )
}

/** Whom the organisation obliges, and a colleague's lost device. */
export function secondFactorOfficeRoutes(
  app: FastifyInstance,
  { services, records }: { services: AuthServices; records: Records },
): void {
  const routes = answerRoutes(app)
  const setting = (summary: string) => ({
    config: {
      permission: 'auth',
      userTypes: ['org_admin'] as const,
      openapi: { summary, tags: ['setting'] },
    },
  })
  routes.get(
    '/v1/manage/setting/second-factor',
    setting('Who must have a second factor'),
    async (request) => ({
      data: presentOrganisation(await secondFactorSettingOf(services, callerOf(request))),
    }),
  )
  routes.put('/v1/manage/setting/second-factor', setting('Set who must have one'), async (request) => {
    const policy = z.enum(secondFactorPolicies, { error: 'invalid_option' })
    const input = await inputOf(request, { policy, current_password: password })
    const caller = callerOf(request)
    await changeSetting(services, caller, { policy: input.policy, password: input.current_password })
    return { data: presentOrganisation(await secondFactorSettingOf(services, caller)) }
  })

  const one = `/v1/manage/${account.path}/:id`
  routes.get<{ id: string }>(
    `${one}/second-factor`,
    {
      config: {
        permission: `${account.permission}.read`,
        openapi: { summary: 'Whether an account has a second factor', entity: account.name },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const { id } = await records.stored({ caller, entity: account, id: request.params.id })
      return { data: presentOutcome({ enabled_at: (await enabledSince(services.db, id)) ?? null }) }
    },
  )
  routes.post<{ id: string }>(
    `${one}/reset-second-factor`,
    {
      config: {
        permission: `${account.permission}.update`,
        openapi: { summary: 'Take the second factor off, for a lost device', entity: account.name },
      },
    },
    async (request) => {
      const { id } = request.params
      if (!/^[1-9]\d{0,17}$/.test(id)) throw notFound()
      const caller = callerOf(request)
      // Whether they may comes before whether what they send is right.
      await requireResettable(services.db, records, { caller, id })
      const { confirm } = await inputOf(request, { confirm: flagInput })
      if (!confirm) throw invalid([{ field: 'confirm', code: 'required' }])
      await resetFactor(services, { caller, id })
      return {}
    },
  )
}
