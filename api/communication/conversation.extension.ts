import { requireAuthor, writerOf } from '#api/auth/authors.ts'
import type { Tx } from '#api/database/pool.ts'
import { extendEntity, type NamedExtension, type Values } from '#api/records/extension.ts'
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
    beforeCreate: async (values, { caller, tx }) => {
      const writer = { entered_by_id: caller.principal.accountId }
      return { ...(await dated(values, { tx, begun: Date.now() })), ...writer }
    },
    async beforeUpdate(changes, { before, tx }) {
      if (!('process_hours' in changes) && !('topic_id' in changes)) return changes
      const whole = { ...before, ...changes }
      const { process_hours, due_at } = await dated(whole, {
        tx,
        begun: Date.parse(String(before.created_at)),
      })
      return { ...changes, process_hours, due_at }
    },
  }),
  extendEntity(conversationComment, {
    beforeCreate: (values, { caller }) => ({ ...values, ...writerOf(caller) }),
    beforeUpdate(changes, { before, caller }) {
      requireAuthor(caller, before, { changes, words: ['content', 'images'] })
      return changes
    },
  }),
  extendEntity(feedback, {
    beforeCreate: (values, { caller }) => ({ ...values, account_id: caller.principal.accountId }),
  }),
]

async function dated(values: Values, { tx, begun }: { tx: Tx; begun: number }): Promise<Values> {
  const [topic] = await tx.query<{ process_hours: number }>(
    'select process_hours::int from conversation_topic where building_id = $1 and id = $2',
    [values.building_id, values.topic_id],
  )
  const hours = Number(values.process_hours ?? topic?.process_hours ?? 0)
  if (hours === 0) return values
  return { ...values, process_hours: hours, due_at: new Date(begun + hours * hourMs).toISOString() }
}
