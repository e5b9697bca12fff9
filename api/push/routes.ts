import type { FastifyInstance } from 'fastify'
import { foretellPush } from '#domain/calls/push-notifications.ts'
import { answerCall } from '../calls/answer-call.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { countAudience } from './audience.ts'

const nobody = { total: 0, sent: 0, no_account: 0, account_disabled: 0 }

/** What sending a message would do, before anybody presses the button. */
export function pushRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, foretellPush, async ({ record: { building_id: buildingId, id } }) => {
    const [counted = nobody] = await countAudience(db, { buildingId, id })
    return { data: presentOutcome(counted) }
  })
}
