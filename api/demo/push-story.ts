import { addDays, officeInstant } from '#core/days.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { pushNotificationTopic } from '#entities/media/push-notification-topic.ts'
import { block } from '#entities/property/block.ts'
import { today } from '../calendar/today.ts'
import { sendPush } from '../push/push-run.ts'
import type { Story } from './story.ts'

const topicsOf = query({
  row: columns(pushNotificationTopic, ['id', 'type', 'target', 'title', 'content']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id, type, target, title, content from push_notification_topic
      where building_id = ${buildingId} and deleted_at is null order by id`,
})

const blocksOf = query({
  row: columns(block, ['id']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id from block where building_id = ${buildingId} and deleted_at is null order by id limit 1`,
})

/** The demo's messages ring in no console, and are mailed to nobody. */
const nobodyHears = { hub: { send: () => undefined }, services: { publicUrl: '' } }

/** One message for each topic: two are sent, one is scheduled, the others stay drafts. */
export async function pushStory(story: Story): Promise<void> {
  const { buildingId, db, manager, records } = story
  const topics = await topicsOf(db, { buildingId })
  const blocks = await blocksOf(db, { buildingId })
  const ask = { caller: manager, entity: pushNotification.name }
  for (const [at, { id: topicId, ...message }] of topics.entries()) {
    const values = { building_id: buildingId, topic_id: topicId, ...message }
    const { id } = await records.create(ask, {
      ...values,
      ...(message.target === 'blocks' ? { blocks: blocks.map((one) => one.id) } : {}),
    })
    if (at < 2) {
      await records.transition({ ...ask, id: String(id), name: 'send' }, {})
      await sendPush({ ...story, ...nobodyHears }, String(id))
    }
    if (at === 2)
      await records.transition(
        { ...ask, id: String(id), name: 'schedule' },
        { scheduled_at: officeInstant(addDays(today(), 3), '08:00:00') },
      )
  }
}
