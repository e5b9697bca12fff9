import type { FastifyInstance } from 'fastify'
import type { AuthServices } from '#api/auth/services.ts'
import { findOrCount } from '#api/auth/throttle.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import { addressKey } from '#api/http/address.ts'
import { apiError } from '#api/http/error.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { checkPass, enterByPass, leaveByPass, readVisitorPass } from '#domain/calls/visitor-passes.ts'
import { visitor } from '#entities/people/visitor.ts'
import { movePass, newPassCode, passAtGate, passOfGuest } from './passes.ts'
import { sendPass } from './send-pass.ts'

const now = () => new Date().toISOString()

/** Every visit has a pass, which its guest is sent once it is approved; the gate writes when they came and went. */
export const visitorExtension = (services: AuthServices) =>
  extendEntity(visitor, {
    ofMaker: ({ residentId }) => ({ host_id: residentId }),
    ofSender: (resident) => `t.host_id = ${resident}::bigint`,
    create: ({ also }) => also({ pass_code: newPassCode() }),
    on: {
      approve: { after: ({ after, caller, tx }) => sendPass(services, tx, { visit: after, caller }) },
      send_pass: { after: ({ after, caller, tx }) => sendPass(services, tx, { visit: after, caller }) },
      check_in: ({ also }) => also({ checked_in_at: now() }),
      check_out: ({ also }) => also({ checked_out_at: now() }),
    },
    routes: (app) => passRoutes(app, services),
  })

function passRoutes(app: FastifyInstance, services: AuthServices): void {
  const { db, limits } = services

  answerCall(app, checkPass, async ({ buildingId, body }) => {
    const { code } = await body()
    return { data: presentOutcome(await passAtGate(db, { buildingId, code })) }
  })

  for (const [call, move] of [
    [enterByPass, 'enter'],
    [leaveByPass, 'leave'],
  ] as const)
    answerCall(app, call, async ({ write, buildingId, caller, body }) => {
      const { code } = await body()
      return {
        data: presentOutcome(await movePass({ ...write, caller: caller() }, { buildingId, code }, move)),
      }
    })

  // Codes can't be guessed; the limit keeps a machine from trying all the same.
  answerCall(app, readVisitorPass, async ({ request, body }) => {
    const { code, id } = await body()
    const key = `visitor-pass:address:${addressKey(request.ip)}`
    const refusal = () => apiError(404, 'pass_not_found')
    const pass = await findOrCount({ db, key, limit: limits.passTriesPerAddress, refusal }, () =>
      passOfGuest(db, code, id),
    )
    return { data: presentOutcome(pass) }
  })
}
