import type { Tx } from '#api/database/pool.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { query } from '#api/sql/query.ts'
import { conversation } from '#entities/communication/conversation.ts'

const hourMs = 3_600_000

/** A conversation is due a number of hours after it began; it or its topic gives the number. */
export const conversationExtension = extendEntity(conversation, {
  create: async ({ values, caller, tx, also }) =>
    also({ ...(await deadlineOf(tx, values, Date.now())), entered_by_id: caller.principal.accountId }),
  async change({ changes, before, whole, tx, also }) {
    if (!('process_hours' in changes) && !('topic_id' in changes)) return
    return also(await deadlineOf(tx, whole, Date.parse(before.created_at)))
  },
})

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

/** When an answer is due, counted from `begun` (ms); nothing if neither the conversation nor its topic gives a time. */
async function deadlineOf(tx: Tx, values: Timed, begun: number) {
  const { building_id: buildingId, topic_id: id = null } = values
  const [topic] = id === null ? [] : await topicById(tx, { buildingId, id })
  const hours = values.process_hours ?? topic?.process_hours ?? 0
  if (hours === 0) return {}
  return { process_hours: hours, due_at: new Date(begun + hours * hourMs).toISOString() }
}
