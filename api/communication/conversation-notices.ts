import { sqlOfficeDay } from '#api/database/office-day.ts'
import type { Queryable } from '#api/database/pool.ts'
import { messageAbout, type Message } from '#api/events/messages.ts'
import { acts, isAdult, livesToday } from '#api/auth/stay-sql.ts'
import { contactOf } from '#api/people/householder-sql.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { screensOf } from '#core/derive/screens.ts'
import { ownConversationPath } from '#domain/own-conversation.ts'
import { account } from '#entities/account/account.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { conversationWords } from '#entities/communication/notice-words.ts'

const receiverIs = optionsOf(conversation, 'receiver')

/** SQL: whether a stay had begun when the conversation `t` did: who moves in reads nothing of those who were there before. */
const wasThere = (residency: string) =>
  `coalesce(${residency}.move_in_date <= ${sqlOfficeDay('t.created_at')}, true)`

/**
 * SQL: whether a resident sees the conversation `t` and is told of replies: its sender while they live in the building, of age; of those in its apartment
 * who lived there when it began everybody who acts for it, or the householder alone (or else who moved in first).
 */
export const receives = (resident: string) =>
  `(t.sender_id = ${resident} and exists (select from residency s
    join resident g on g.building_id = s.building_id and g.id = s.resident_id
    where s.building_id = t.building_id and s.resident_id = ${resident} and ${livesToday('s')} and ${isAdult('g', 's')}) or exists (select from residency y
    where y.building_id = t.building_id and y.apartment_id = t.apartment_id and y.resident_id = ${resident} and ${acts('y')}
      and ${wasThere('y')} and (t.receiver = ${receiverIs.all_residents}
        or y.id = ${contactOf('t.building_id', 't.apartment_id', 'y.id')})))`

const receivers = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select a.id from conversation t
        join resident r on r.building_id = t.building_id and r.deleted_at is null
          and (r.id = t.sender_id or r.id in (select y.resident_id from residency y
            where y.building_id = t.building_id and y.apartment_id = t.apartment_id))
        join account_home h on h.resident_id = r.id
        join account a on a.id = h.account_id and a.status = ${statesOf(account).active} and a.deleted_at is null
      where t.building_id = ${buildingId} and t.id = ${id} and ${receives('r.id')}`,
})

/** The accounts of the residents who are told of a reply. */
export const receiversOf = async (db: Queryable, of: { buildingId: string; id: string }) =>
  (await receivers(db, of)).map(({ id }) => id)

interface Named {
  readonly id: string
  readonly building_id: string
  readonly title: string
}

/** For the office: leads to the conversation's page. */
export const aboutConversation = (
  { id, building_id: buildingId, title }: Named,
  what: 'asked' | 'answered',
): Message =>
  messageAbout({
    entity: conversation,
    title,
    buildingId,
    link: `/${screensOf(conversation).show.replace(':id', id)}`,
    said: (language) => conversationWords[language][what],
  })

/** For a resident: leads to the page on which they read the reply. */
export const aboutReply = ({ id, building_id: buildingId, title }: Named): Message =>
  messageAbout({
    entity: conversation,
    title,
    buildingId,
    link: `/${ownConversationPath.replace(':id', id)}`,
    said: (language) => conversationWords[language].replied,
  })
