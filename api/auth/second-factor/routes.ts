import { isId } from '#core/id.ts'
import type { FastifyInstance } from 'fastify'
import { readAccountSecondFactor, resetAccountSecondFactor } from '#domain/calls/accounts.ts'
import {
  beginSecondFactor,
  changeIdleSetting,
  changeSecondFactorSetting,
  confirmSecondFactor,
  disableSecondFactor,
  readIdleSetting,
  readOwnSecondFactor,
  readSecondFactorSetting,
  renewRecoveryCodes,
  signInWithSecondFactor as signInCall,
} from '#domain/calls/second-factor.ts'
import { account } from '#entities/account/account.ts'
import { answerCall } from '../../calls/answer-call.ts'
import { senderOf } from '../../context.ts'
import { invalidInput, notFound } from '../../http/error.ts'
import { presentOrganisation, presentOutcome, presentOwn } from '../../records/present/present-own.ts'
import type { Records } from '../../records/records.ts'
import { changeIdleMinutes, readIdleMinutes } from '../idle-setting.ts'
import type { AuthServices } from '../services.ts'
import type { Ring } from '../../events/messages.ts'
import { noteDevice } from '../devices.ts'
import { endFormer } from '../former-session.ts'
import { giveSession, isOnPhone } from '../session-cookie.ts'
import { beginEnrolment, confirmEnrolment, disableFactor, ownFactor, renewOwnCodes } from './enrol.ts'
import { enabledSince } from './factors.ts'
import { requireResettable, resetFactor } from './reset.ts'
import { changeSetting, secondFactorSettingOf } from './setting.ts'
import { signInWithSecondFactor } from './sign-in.ts'

/** Routes for the user's own second factor, and for the second step of signing in. */
export function secondFactorRoutes(app: FastifyInstance, services: AuthServices, ring: Ring): void {
  answerCall(app, signInCall, async ({ request, reply, ...asked }) => {
    const input = await asked.body()
    const session = await signInWithSecondFactor(services, {
      ...input,
      onPhone: isOnPhone(request),
      sender: senderOf(request),
    })
    await endFormer(services, request)
    const given = giveSession(session, { request, reply })
    await noteDevice({ ...services, ring }, session.id, { request, reply })
    return { data: presentOwn({ ...given, expires_at: session.expiresAt }) }
  })

  answerCall(app, readOwnSecondFactor, async ({ caller }) => ({
    data: presentOwn(await ownFactor(services, caller())),
  }))

  answerCall(app, beginSecondFactor, async ({ caller, ...asked }) => {
    const { current_password } = await asked.body()
    return { data: presentOwn(await beginEnrolment(services, caller(), current_password)) }
  })

  answerCall(app, confirmSecondFactor, async ({ caller, request, reply, ...asked }) => {
    const { code } = await asked.body()
    const { session, recovery_codes } = await confirmEnrolment(services, caller(), code)
    return { data: presentOwn({ recovery_codes, ...giveSession(session, { request, reply }) }) }
  })

  answerCall(app, disableSecondFactor, async ({ caller, ...asked }) => {
    const { current_password: password, code } = await asked.body()
    await disableFactor(services, caller(), { password, code })
    return {}
  })

  answerCall(app, renewRecoveryCodes, async ({ caller, ...asked }) => {
    const { current_password: password, code } = await asked.body()
    return {
      data: presentOwn({ recovery_codes: await renewOwnCodes(services, caller(), { password, code }) }),
    }
  })
}

/** Routes for the organisation's rule, and for resetting the second factor of a colleague who lost their device. */
export function secondFactorOfficeRoutes(
  app: FastifyInstance,
  { services, records }: { services: AuthServices; records: Records },
): void {
  answerCall(app, readSecondFactorSetting, async ({ caller }) => ({
    data: presentOrganisation(await secondFactorSettingOf(services, caller())),
  }))

  answerCall(app, changeSecondFactorSetting, async ({ caller, ...asked }) => {
    const { policy, current_password: password } = await asked.body()
    await changeSetting(services, caller(), { policy, password })
    return { data: presentOrganisation(await secondFactorSettingOf(services, caller())) }
  })

  answerCall(app, readIdleSetting, async ({ caller }) => {
    const minutes = await readIdleMinutes(services.db, caller().principal.organisationId)
    return { data: presentOrganisation({ idle_minutes: minutes }) }
  })

  answerCall(app, changeIdleSetting, async ({ caller, ...asked }) => {
    const { idle_minutes: minutes, current_password: password } = await asked.body()
    await changeIdleMinutes(services, caller(), { minutes, password })
    return { data: presentOrganisation({ idle_minutes: minutes }) }
  })

  answerCall(app, readAccountSecondFactor, async ({ caller, path }) => {
    const { id } = await records.stored({ caller: caller(), entity: account, id: path.id })
    return { data: presentOutcome({ enabled_at: (await enabledSince(services.db, id)) ?? null }) }
  })

  answerCall(app, resetAccountSecondFactor, async ({ path: { id }, ...asked }) => {
    if (!isId(id)) throw notFound()
    const caller = asked.caller()
    // Permission is checked before the values that are sent.
    await requireResettable(services.db, records, { caller, id })
    const { confirm } = await asked.body()
    if (confirm !== true) throw invalidInput([{ field: 'confirm', code: 'required' }])
    await resetFactor(services, { caller, id })
    return {}
  })
}
