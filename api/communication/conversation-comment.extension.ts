import { requireAuthor, writerOf } from '#api/auth/authors.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Ring } from '#api/events/messages.ts'
import { extendEntity, type Created } from '#api/records/behaviour.ts'
import { columns } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import { isOneOf } from '#core/one-of.ts'
import { conversation, unanswered } from '#entities/communication/conversation.ts'
import { conversationComment } from '#entities/communication/conversation-comment.ts'
import { aboutConversation, aboutReply, receiversOf } from './conversation-notices.ts'
import { topicOf, whoStayed } from './topics.ts'

/**
 * A comment carries the name of the account that wrote it. Only the resident writes as the resident, and only authors
 * change their words. The other side is notified of a reply; the office's first one starts the work, and a resident's one
 * opens what was closed.
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
        if (after.resident_id !== null) {
          if (talk.status === 'processed') await move(context, talk, 'reopen')
          return notifyOffice(ring, tx, talk)
        }
        if (after.is_internal) return
        await takeUp(context, talk)
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
type Context = Created<typeof conversationComment>
type Talk = Awaited<ReturnType<typeof talkById>>[number]

/** Begins the work. What nobody is assigned to who is still there becomes the writer's. */
async function takeUp(context: Context, talk: Talk): Promise<void> {
  if (!isOneOf(unanswered.in, talk.status)) return
  const stayed = await whoStayed(context.tx, talk.assignee_id, talk.building_id)
  const values = { assignee_id: stayed ?? context.caller.principal.accountId }
  if (talk.status === 'unprocessed') await move(context, talk, 'start', values)
  else if (stayed === null) await context.records.update(await onBehalf(context, talk), values)
}

/** Who writes may lack the right to change the conversation, so that this is done on their behalf. */
const onBehalf = async ({ caller }: Context, { id, building_id }: Talk) => ({
  caller: await onBehalfOf(caller, building_id),
  entity: conversation,
  id,
})

async function move(
  context: Context,
  talk: Talk,
  name: 'start' | 'reopen',
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  await context.records.transition({ ...(await onBehalf(context, talk)), name }, values)
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
