import type { FastifyInstance } from 'fastify'
import { foretellPush } from '#domain/calls/push-notifications.ts'
import { foretellTelling, tellResidents } from '#domain/calls/tell-residents.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { answerCall } from '../calls/answer-call.ts'
import { givenAudience, requireAudience } from '../audience/given-audience.ts'
import { reachOf } from '../audience/reach.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { countAudience } from './audience.ts'
import { requireStoredPictures, tell } from './tell-residents.ts'

const nobody = { total: 0, sent: 0, emailed: 0, no_account: 0, account_disabled: 0 }

/** What sending a message would do, before anybody presses the button; and one text that is told in several ways. */
export function pushRoutes(app: FastifyInstance): void {
  const { db } = app.callServices
  answerCall(app, foretellPush, async ({ record: { building_id: buildingId, id } }) => {
    const [counted = nobody] = await countAudience(db, { buildingId, id })
    return { data: presentOutcome(counted) }
  })

  answerCall(app, foretellTelling, async ({ buildingId, body }) => {
    const audience = givenAudience(pushNotification, buildingId, await body())
    await requireAudience(db, pushNotification, audience)
    return { data: await reachOf(db, audience) }
  })

  answerCall(app, tellResidents, async ({ write: { records }, buildingId, caller, body }) => {
    const text = await body()
    requireStoredPictures(text)
    return { data: presentOutcome(await tell({ records, caller: caller(), buildingId }, text)) }
  })
}
