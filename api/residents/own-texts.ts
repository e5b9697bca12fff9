import { isMeantFor } from '#api/audience/meant-for.ts'
import { audienceOf } from '#api/audience/audience-sql.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { notification } from '#entities/media/notification.ts'

/** SQL: an announcement `t` is published by today, and for somebody by one of these stays of theirs. */
export const isOwnAnnouncement = (stays: string) =>
  `t.deleted_at is null and t.status = ${statesOf(notification).published}
    and coalesce(t.published_on <= ${sqlOfficeDay()}, true)
    and ${isMeantFor(audienceOf(notification, 't'), 't.building_id', stays)}`

export const findOwnAnnouncement = query({
  row: {
    ...columns(notification, ['building_id', 'title', 'content', 'language_contents']),
    building: 'text',
    summary: 'text | null',
    picture: 'uuid | null',
    date: 'date | null',
  },
  takes: { id: 'bigint', stays: 'bigint[]' },
  sql: ({ id, stays }) =>
    `select t.building_id, t.title, t.content, t.language_contents, b.name as building, null::text as summary,
        t.image as picture, t.published_on as date
      from notification t join building b on b.id = t.building_id and b.deleted_at is null
      where t.id = ${id} and ${isOwnAnnouncement(stays)}`,
})
