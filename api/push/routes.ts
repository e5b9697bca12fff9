import type { FastifyInstance } from 'fastify'
import { foretellPush } from '#domain/calls/push-notifications.ts'
import { foretellTelling, tellResidents } from '#domain/calls/tell-residents.ts'
import { answerCall } from '../calls/answer-call.ts'
import { presentOutcome } from '../records/present/present-own.ts'
import { countAudience } from './audience.ts'
import { countReach } from './reach.ts'
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
    const { target, blocks, apartments } = await body()
    const [found] = await countReach(db, {
      buildingId,
      target,
      blocks: blocks ?? [],
      apartments: apartments ?? [],
    })
    if (found === undefined) throw new Error('nothing was counted')
    return {
      data: presentOutcome({
        meant: { people: found.meant, apartments: found.meant_apartments },
        push_notification: { people: found.told, apartments: found.told_apartments },
        email: { people: found.mailed, apartments: found.mailed_apartments },
        app: { people: found.readers, apartments: found.readers_apartments },
        no_account: found.no_account,
        account_disabled: found.account_disabled,
      }),
    }
  })

  answerCall(app, tellResidents, async ({ write: { records }, buildingId, caller, body }) => {
    const text = await body()
    requireStoredPictures(text)
    return { data: presentOutcome(await tell({ records, caller: caller(), buildingId }, text)) }
  })
}
