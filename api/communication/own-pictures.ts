import type { Queryable } from '#api/database/pool.ts'
import type { FieldReading } from '#api/records/read/field-reading.ts'
import { column, columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import type { HeldAsk } from '#api/storage/service.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { conversationComment } from '#entities/communication/conversation-comment.ts'
import { receives } from './conversation-notices.ts'

/** Residents open the pictures of what they read on the page of their conversation; undefined for anything else. */
export async function readTalkPictures(
  db: Queryable,
  { caller, entity, id, field }: HeldAsk,
): Promise<FieldReading | undefined> {
  const { homes, buildings } = caller.principal
  if (homes.length === 0 || field !== 'images') return undefined
  const find = finders[entity]
  const [held] =
    find === undefined ? [] : await find(db, { id, residentIds: homes.map(({ residentId }) => residentId) })
  const home = buildings.find((building) => building.id === held?.building_id)
  if (held === undefined || home === undefined || home.expired) return undefined
  return { files: held.images ?? [], isGuarded: false, title: held.title, buildingId: held.building_id }
}

/** SQL: the conversation `t` that the resident sees, as themselves `r`. */
const seen = (residentIds: string) =>
  `join resident r on r.id = any(${residentIds}) and r.building_id = t.building_id and r.deleted_at is null
    where t.deleted_at is null and ${receives('r.id')}`

const asked = { takes: { id: 'bigint', residentIds: 'bigint[]' } } as const

const ofTalk = query({
  row: columns(conversation, ['building_id', 'title', 'images']),
  ...asked,
  sql: ({ id, residentIds }) =>
    `select t.building_id, t.title, t.images from conversation t ${seen(residentIds)} and t.id = ${id} limit 1`,
})

const ofComment = query({
  row: { ...columns(conversation, ['building_id', 'title']), images: column(conversationComment, 'images') },
  ...asked,
  sql: ({ id, residentIds }) =>
    `select t.building_id, t.title, c.images from conversation t
        join conversation_comment c on c.building_id = t.building_id and c.conversation_id = t.id
          and c.id = ${id} and not c.is_internal and c.deleted_at is null
        ${seen(residentIds)} limit 1`,
})

const finders: Readonly<Partial<Record<string, typeof ofTalk>>> = {
  [conversation.name]: ofTalk,
  [conversationComment.name]: ofComment,
}
