import { requireAuthor, writerOf } from '#api/auth/authors.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import type { NamedExtension } from '#api/records/extension.ts'
import { query } from '#api/sql/query.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { conversationComment } from '#entities/communication/conversation-comment.ts'
import { feedback } from '#entities/forms/feedback.ts'

const hourMs = 3_600_000

/**
 * A conversation is due as many hours after it began as it, or its topic, says. What is written bears the name of the
 * account that wrote it; nobody writes as a resident but the resident, and nobody changes another's words.
 */
export const conversationExtensions: readonly NamedExtension[] = [
  extendEntity(conversation, {
    create: async ({ values, caller, tx, also }) =>
      also({ ...(await deadlineOf(tx, values, Date.now())), entered_by_id: caller.principal.accountId }),
    async change({ changes, before, whole, tx, also }) {
      if (!('process_hours' in changes) && !('topic_id' in changes)) return
      return also(await deadlineOf(tx, whole, Date.parse(before.created_at)))
    },
  }),
  extendEntity(conversationComment, {
    create: ({ caller, also }) => also(writerOf(caller)),
    change: ({ changes, before, caller }) =>
      requireAuthor(caller, before, { changes, words: ['content', 'images'] }),
  }),
  extendEntity(feedback, {
    create: ({ caller, also }) => also({ account_id: caller.principal.accountId }),
  }),
]

const topicById = query({
  row: { process_hours: 'integer' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select process_hours::int from conversation_topic where building_id = ${buildingId} and id = ${id}`,
})

interface Timed {
  readonly building_id: string
  readonly topic_id?: string | null
  readonly process_hours?: number | null
}

/** When an answer is due, counted from `begun` (ms); nothing where neither the conversation nor its topic says. */
async function deadlineOf(tx: Tx, values: Timed, begun: number) {
  const { building_id: buildingId, topic_id: id = null } = values
  const [topic] = id === null ? [] : await topicById(tx, { buildingId, id })
  const hours = values.process_hours ?? topic?.process_hours ?? 0
  if (hours === 0) return {}
  return { process_hours: hours, due_at: new Date(begun + hours * hourMs).toISOString() }
}
