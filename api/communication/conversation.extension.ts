import { extendEntity } from '#api/records/behaviour.ts'
import type { Ring } from '#api/events/messages.ts'
import { conversationTopic } from '#entities/communication/conversation-topic.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { aboutConversation, receives } from './conversation-notices.ts'
import { topicOf, whoStayed, type Topic } from './topics.ts'

/** SQL: what the apartment of a question about fees owes; null where it is about something else. */
const owed = `(select coalesce(d.outstanding, 0) from conversation_topic o
    left join debt d on d.building_id = t.building_id and d.apartment_id = t.apartment_id
    where o.building_id = t.building_id and o.id = t.topic_id and o.type = ${optionsOf(conversationTopic, 'type').ask_fee}
      and t.apartment_id is not null)`

const said = `from conversation_comment c
  where c.building_id = t.building_id and c.conversation_id = t.id and c.deleted_at is null`

/** SQL: messages of residents since the office last replied; without a reply the question is one more. */
const unansweredCount = `case when t.status = ${statesOf(conversation).processed} then 0 else
    (select (o.replied_at is null)::int + (select count(*) ${said} and c.resident_id is not null
        and c.created_at > coalesce(o.replied_at, '-infinity'))
      from (select max(c.created_at) as replied_at ${said} and c.resident_id is null and not c.is_internal) o) end`

const hourMs = 3_600_000

/**
 * A conversation is due a number of hours after it began; it or its topic gives the number. It is in its topic's module,
 * and goes to the topic's owner where nobody else is named; the topic's supporters hear of it too.
 */
export const conversationExtension = (ring: Ring) =>
  extendEntity(conversation, {
    expressions: { owed, unanswered_count: unansweredCount },
    ofSender: (resident) => receives(`${resident}::bigint`),
    ofMaker: ({ residentId }) => ({ sender_id: residentId }),
    create: {
      async before({ values, caller, tx, also }) {
        const topic = await topicOf(tx, values)
        return also({
          ...deadlineOf(topic, values, Date.now()),
          entered_by_id: caller.principal.accountId,
          app: topic?.app ?? null,
          assignee_id:
            values.assignee_id ?? (await whoStayed(tx, topic?.owner_id ?? null, values.building_id)),
        })
      },
      async after({ after, caller, tx }) {
        const topic = await topicOf(tx, after)
        // The declaration notifies the assignee.
        const told = (topic?.supporters ?? []).filter(
          (id) => id !== after.assignee_id && id !== caller.principal.accountId,
        )
        await ring(tx, told, aboutConversation(after, 'asked'))
      },
    },
    on: { rate: ({ input, also }) => also({ rating: input.stars }) },
    async change({ changes, before, whole, tx, also }) {
      if (!['process_hours', 'topic_id', 'app'].some((name) => name in changes)) return
      const topic = await topicOf(tx, whole)
      return also({ ...deadlineOf(topic, whole, Date.parse(before.created_at)), app: topic?.app ?? null })
    },
  })

/** When an answer is due, counted from `begun` (ms); nothing if neither the conversation nor its topic gives a time. */
function deadlineOf(
  topic: Topic | undefined,
  values: { readonly process_hours?: number | null },
  begun: number,
) {
  const hours = values.process_hours ?? topic?.process_hours ?? 0
  if (hours === 0) return {}
  return { process_hours: hours, due_at: new Date(begun + hours * hourMs).toISOString() }
}
