import { sqlOfficeDay } from '#api/database/office-day.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { statesOf } from '#api/sql/literals.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { pushNotificationTopic } from '#entities/media/push-notification-topic.ts'

const sent = `from push_notification n where n.building_id = t.building_id and n.topic_id = t.id
  and n.deleted_at is null and n.status = ${statesOf(pushNotification).sent}`

/** A topic tells how often it was used, and when last. */
export const pushNotificationTopicExtension = extendEntity(pushNotificationTopic, {
  expressions: {
    times_sent: `(select count(*) ${sent})`,
    last_sent_on: `(select ${sqlOfficeDay('max(n.sent_at)')} ${sent})`,
  },
})
