import { requireAuthor, writerOf } from '#api/auth/authors.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Ring } from '#api/events/messages.ts'
import { extendEntity, type Created } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { conversationComment } from '#entities/communication/conversation-comment.ts'
import { aboutConversation, aboutReply, receiversOf } from './conversation-notices.ts'
import { topicOf, whoStayed } from './topics.ts'

/**
 * A comment carries the name of the account that wrote it. Only the resident writes as the resident, and only authors
 * change their words. The other side is notified of a reply; the office's first one starts the work.
 */
export const conversationCommentExtension = (ring: Ring) =>
  extendEntity(conversationComment, {
    create: {
      async before({ caller, values, tx, also }) {
        // Of two first replies at once the second finds the work begun.
        await holdTalk(tx, { buildingId: values.building_id, id: values.conversation_id })
        return also(writerOf(caller))
      },
      async after(context) {
        const { after, notify, tx } = context
        const { building_id: buildingId, conversation_id: id } = after
        notify(conversation, buildingId, [id])
        const [talk] = await talkById(tx, { buildingId, id })
        if (talk === undefined) return
        if (after.resident_id !== null) return notifyOffice(ring, tx, talk)
        if (after.is_internal) return
        if (talk.status === 'unprocessed') await startWork(context, talk)
        await ring(tx, await receiversOf(tx, { buildingId, id }), aboutReply(talk))
      },
    },
    change: ({ changes, before, caller }) =>
      requireAuthor(caller, before, { changes, words: ['content', 'images'] }),
  })

const holdTalk = command({
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select from conversation where building_id = ${buildingId} and id = ${id} for no key update`,
})

const talkById = query({
  row: columns(conversation, ['id', 'building_id', 'title', 'status', 'topic_id', 'assignee_id']),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select id, building_id, title, status, topic_id, assignee_id from conversation
      where building_id = ${buildingId} and id = ${id}`,
})
type Talk = Awaited<ReturnType<typeof talkById>>[number]

/** The writer of a reply may lack the right to start the work, so the transition is made on their behalf. */
async function startWork(
  { caller, records }: Created<typeof conversationComment>,
  talk: Talk,
): Promise<void> {
  const starter = await onBehalfOf(caller, talk.building_id)
  await records.transition(
    { caller: starter, entity: conversation, id: talk.id, name: 'start' },
    { assignee_id: talk.assignee_id ?? caller.principal.accountId },
  )
}

/** Notifies the assignee of a resident's reply, or the topic's owner and supporters while nobody is assigned. */
async function notifyOffice(ring: Ring, tx: Tx, talk: Talk): Promise<void> {
  const { building_id: buildingId } = talk
  const assignee = await whoStayed(tx, talk.assignee_id, buildingId)
  const topic = assignee === null ? await topicOf(tx, talk) : undefined
  const told = [
    assignee,
    await whoStayed(tx, topic?.owner_id ?? null, buildingId),
    ...(topic?.supporters ?? []),
  ]
  await ring(
    tx,
    told.filter((id) => id !== null),
    aboutConversation(talk, 'answered'),
  )
}
