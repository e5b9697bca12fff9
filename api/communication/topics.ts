import { colleagueSql, isColleague } from '#api/auth/colleagues.ts'
import type { Queryable } from '#api/database/pool.ts'
import { columns } from '#api/sql/column.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { conversationTopic } from '#entities/communication/conversation-topic.ts'

interface TopicOf {
  readonly building_id: string
  readonly topic_id?: string | null
}

/** The topic of a conversation; undefined if there is no such topic, which the check of references refuses. */
export async function topicOf(db: Queryable, { building_id: buildingId, topic_id: id }: TopicOf) {
  const [topic] = id === undefined || id === null ? [] : await topicById(db, { buildingId, id })
  return topic
}

const topicById = query({
  row: {
    ...columns(conversationTopic, ['app', 'owner_id']),
    process_hours: 'integer',
    supporters: 'bigint[]',
  },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select t.app, t.owner_id, t.process_hours::int,
        array(select a.id from conversation_topic_supporters s join account a on a.id = s.account_id
          where s.conversation_topic_id = t.id and a.deleted_at is null and ${colleagueSql('a', 't.building_id')}) as supporters
      from conversation_topic t where t.building_id = ${buildingId} and t.id = ${id}`,
})
export type Topic = RowOf<typeof topicById>

/** The account, unless it has left the building: it neither gets its conversations nor hears of them. */
export async function whoStayed(
  db: Queryable,
  accountId: string | null,
  buildingId: string,
): Promise<string | null> {
  if (accountId === null) return null
  return (await isColleague(db, { accountId, buildingId })) ? accountId : null
}

/** Moves a topic's conversations into its module. Returns how many moved. */
export const moveConversations = command({
  takes: { buildingId: 'bigint', topicId: 'bigint' },
  sql: ({ buildingId, topicId }) =>
    `update conversation c set app = t.app from conversation_topic t
      where t.building_id = ${buildingId} and t.id = ${topicId} and c.building_id = t.building_id
        and c.topic_id = t.id and c.app is distinct from t.app`,
})
