import { today } from '#api/calendar/today.ts'
import type { Queryable } from '#api/database/pool.ts'
import { clean } from '#api/records/write/clean-html.ts'
import { columns } from '#api/sql/column.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import type { Language } from '#core/language.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { PublicPage } from '#domain/calls/public-pages.ts'
import { textIn } from '#domain/published-text.ts'
import { banner } from '#entities/media/banner.ts'
import { citizenHandbook } from '#entities/media/citizen-handbook.ts'
import { news } from '#entities/media/news.ts'
import { notification } from '#entities/media/notification.ts'

/*
 * What everyone may read without signing in. Each statement names the whole condition: published, meant for all, begun
 * and not over, in no trash, of a building that is there. What does not meet it is not found, as what does not exist.
 */

const takes = { id: 'bigint', today: 'date' } as const
const common = { ...columns(news, ['title', 'content', 'language_contents']), building: 'text' } as const
const more = { summary: 'text | null', picture: 'uuid | null', date: 'date | null' } as const
const row = { ...common, ...more }
const told = 't.title, t.content, t.language_contents, b.name as building'
const isThere = `t.deleted_at is null and b.deleted_at is null and t.status = 'published'`

/** SQL: whether a banner stands in the app on a day. */
export const isBannerShown = (banners: string, day: string) =>
  `${banners}.is_active and coalesce(${banners}.show_from <= ${day}, true) and coalesce(${banners}.show_to >= ${day}, true)`

const findNews = query({
  row,
  takes,
  sql: ({ id, today: day }) =>
    `select ${told}, t.summary, t.cover as picture, t.published_on as date
      from news t join building b on b.id = t.building_id
      where t.id = ${id} and ${isThere} and (t.published_on is null or t.published_on <= ${day})
        and (t.expires_on is null or t.expires_on >= ${day})`,
})

const findNotification = query({
  row,
  takes,
  sql: ({ id, today: day }) =>
    `select ${told}, null::text as summary, t.image as picture, t.published_on as date
      from notification t join building b on b.id = t.building_id
      where t.id = ${id} and ${isThere} and t.target = 'all'
        and (t.published_on is null or t.published_on <= ${day})`,
})

const findHandbook = query({
  row,
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select ${told}, null::text as summary, t.cover as picture, null::date as date
      from citizen_handbook t join building b on b.id = t.building_id
      where t.id = ${id} and ${isThere}`,
})

type Found = RowOf<typeof findNews>

const findBanner = query({
  row: { picture: 'uuid | null' },
  takes,
  sql: ({ id, today: day }) =>
    `select t.image as picture from banner t join building b on b.id = t.building_id
      where t.id = ${id} and t.deleted_at is null and b.deleted_at is null and ${isBannerShown('t', day)}`,
})

/** Records that everyone may see the picture of. */
export interface PublicPictures<T extends { readonly picture: string | null }> {
  /** The entity whose record it is: it holds the picture. */
  readonly entity: string
  find(db: Queryable, id: string): Promise<T | undefined>
}
export type PublicTexts = PublicPictures<Found>

export const publicBanners: PublicPictures<RowOf<typeof findBanner>> = {
  entity: banner.name,
  find: async (db, id) => (await findBanner(db, { id, today: today() }))[0],
}

export const publicTexts = {
  news: { entity: news.name, find: async (db, id) => (await findNews(db, { id, today: today() }))[0] },
  notification: {
    entity: notification.name,
    find: async (db, id) => (await findNotification(db, { id, today: today() }))[0],
  },
  handbook: { entity: citizenHandbook.name, find: async (db, id) => (await findHandbook(db, { id }))[0] },
} as const satisfies Record<string, PublicTexts>

/** The text in the reader's language, its formatting cut down to the policy once more. */
export function tellText(found: Found, language: Language): DataOf<PublicPage['read']> {
  const { html, ...told } = textIn(found, language)
  return {
    ...told,
    html: clean(html),
    date: found.date,
    building: found.building,
    has_picture: found.picture !== null,
  }
}
