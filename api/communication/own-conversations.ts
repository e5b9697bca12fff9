import { isId } from '#core/id.ts'
import type { FastifyInstance } from 'fastify'
import { asResident, onBehalfOf } from '#api/auth/on-behalf.ts'
import { requireOpenBuilding } from '#api/auth/open-building.ts'
import { requireSlot } from '#api/auth/throttle.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { notFound } from '#api/http/error.ts'
import { presentOutcome, presentOwn } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { column, columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { orNull } from '#api/sql/types.ts'
import { answerOwnConversation, readOwnConversation } from '#domain/calls/conversations.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { conversationComment } from '#entities/communication/conversation-comment.ts'
import { resident } from '#entities/people/resident.ts'
import { receives } from './conversation-notices.ts'

/** Residents hold no rights in the building: who they are decides what they read and answer. */
export function ownConversationRoutes(
  app: FastifyInstance,
  { services }: Pick<RoomServices, 'services'>,
): void {
  const { db } = app.callServices

  answerCall(app, readOwnConversation, async ({ caller, path }) => {
    const { building_id: buildingId, resident_id: _reader, ...talk } = await seenBy(db, caller(), path.id)
    const comments = await commentsSeen(db, { buildingId, id: talk.id })
    return { data: presentOwn({ ...withPictures(talk), comments: comments.map(withPictures) }) }
  })

  answerCall(app, answerOwnConversation, async ({ caller, path, body, write }) => {
    const { building_id, id: conversation_id, resident_id } = await seenBy(write.tx, caller(), path.id)
    // Each of them notifies the office, and opens again what was closed.
    await requireSlot(
      services.db,
      `reply:account:${caller().principal.accountId}`,
      services.limits.ownReplies,
    )
    const { content, images = [] } = await body()
    const made = await write.records.create(
      {
        caller: asResident(await onBehalfOf(caller(), building_id), resident_id),
        entity: conversationComment,
      },
      { building_id, conversation_id, content, images },
    )
    return { data: presentOutcome({ id: made.id }) }
  })
}

const withPictures = <T extends { readonly images: readonly string[] | null }>(said: T) => ({
  ...said,
  images: [...(said.images ?? [])],
})

/**
 * The conversation, for its sender and whoever receives its replies; 404 for everybody else, and 403 `order_expired` while
 * the building is closed.
 */
async function seenBy(db: Queryable, { principal: { homes } }: Caller, id: string) {
  if (!isId(id)) throw notFound()
  const [talk] = await ownTalk(db, { id, residentIds: homes.map(({ residentId }) => residentId) })
  if (talk === undefined) throw notFound()
  await requireOpenBuilding(db, talk.building_id)
  return talk
}

const ownTalk = query({
  row: {
    ...columns(conversation, [
      'id',
      'building_id',
      'code',
      'title',
      'content',
      'images',
      'created_at',
      'status',
      'result',
    ]),
    rating: 'integer | null',
    /** As whom the caller sees it. */
    resident_id: 'bigint',
  },
  takes: { id: 'bigint', residentIds: 'bigint[]' },
  sql: ({ id, residentIds }) =>
    `select t.id, t.building_id, t.code, t.title, t.content, t.images, t.created_at, t.status, t.result,
          t.rating::int,
          r.id as resident_id
        from conversation t
        join resident r on r.id = any(${residentIds}) and r.building_id = t.building_id and r.deleted_at is null
      where t.id = ${id} and t.deleted_at is null and ${receives('r.id')} limit 1`,
})

const commentsSeen = query({
  row: {
    ...columns(conversationComment, ['id', 'content', 'images', 'created_at']),
    resident: orNull(column(resident, 'full_name')),
  },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select c.id, c.content, c.images, c.created_at, r.full_name as resident from conversation_comment c
        left join resident r on r.building_id = c.building_id and r.id = c.resident_id
      where c.building_id = ${buildingId} and c.conversation_id = ${id} and not c.is_internal and c.deleted_at is null
      order by c.created_at, c.id`,
})
