import type { Events } from '#api/events/events.ts'
import type { Hub } from '#api/events/hub.ts'
import { stateMessage } from '#api/events/messages.ts'
import { defineRun, type RunParts } from '#api/jobs/define-run.ts'
import { announce } from '#api/notifications/notifications.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { pushNotificationTopic } from '#entities/media/push-notification-topic.ts'
import { pushRecipient } from '#entities/media/push-recipient.ts'
import { countAudience } from './audience.ts'
import { deliverPush } from './deliver-push.ts'
import {
  failPush,
  finishPush,
  holdPush,
  pushById,
  sendingPushes,
  setTotal,
  type PushRow,
} from './push-statements.ts'

export interface PushParts extends RunParts {
  readonly events: Events
  readonly hub: Pick<Hub, 'send'>
}

/** Sending a message to the accounts of residents, 200 residents in a part. */
export const pushRuns = defineRun<PushParts, PushRow, { readonly status: string }>({
  name: 'push-notifications',
  underWay: (db, which) => sendingPushes(db, {}, which),
  async takeUp({ db }, id) {
    const [push] = await pushById(db, { id })
    return push?.status === 'sending' ? push : undefined
  },
  actsFor: (push) => push.sent_by_id,
  may: ({ principal }, push) =>
    principal.decider.verdict(push.building_id, pushNotification.permission, 'approve'),
  async hold(tx, push) {
    const [held] = await holdPush(tx, placeOf(push))
    return held?.status === 'sending' ? held : undefined
  },
  async steps({ db, hub }, push) {
    const [audience] = await countAudience(db, placeOf(push))
    await setTotal(db, { ...placeOf(push), total: audience?.total ?? 0 })
    return [
      ({ hold }) =>
        hold(async (tx) => {
          const added = await deliverPush(tx, push)
          if (added !== undefined) tx.afterCommit(() => announce(hub, added))
          return added !== undefined
        }),
    ]
  },
  finish: (tx, push) => finishPush(tx, placeOf(push)),
  async stop({ db }, push, problem) {
    await failPush(db, { ...placeOf(push), problem })
    return true
  },
  async ended(tx, { id, building_id: buildingId, title }) {
    const [now] = await pushById(tx, { id })
    return now && stateMessage(pushNotification, { id, buildingId, title, state: now.status })
  },
  tell({ events }, push) {
    const event = { buildingId: push.building_id, organisationId: push.organisation_id, action: 'updated' }
    events.publish({ ...event, resource: pushNotification.name, ids: [push.id] })
    events.publish({ ...event, resource: pushRecipient.name, ids: [] })
    if (push.topic_id !== null)
      events.publish({ ...event, resource: pushNotificationTopic.name, ids: [push.topic_id] })
  },
})

/** Sends a message from where its sending stopped; does nothing unless it is being sent. */
export const sendPush = pushRuns.work

const placeOf = ({ building_id: buildingId, id }: PushRow) => ({ buildingId, id })
