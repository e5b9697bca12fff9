import { isExpired } from '#api/auth/directory.ts'
import { sqlOfficeDay } from '#api/database/office-day.ts'
import { isBannerShown } from '#api/media/public-texts.ts'
import { column, columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { wordOf } from '#api/sql/types.ts'
import { banner } from '#entities/media/banner.ts'
import { news } from '#entities/media/news.ts'
import { notification } from '#entities/media/notification.ts'
import { building } from '#entities/property/building.ts'
import { isOwnAnnouncement } from './own-texts.ts'

/** Apartments by their codes, with the building of each. */
export const placesShown = query({
  row: {
    apartment_id: 'bigint',
    apartment: 'text',
    ...columns(building, ['id', 'code', 'name', 'address', 'hotline', 'contact', 'logo', 'currency_code']),
    ...columns(building, ['money_unit']),
    expired: 'boolean',
  },
  takes: { apartmentIds: 'bigint[]' },
  sql: ({ apartmentIds }) =>
    `select a.id as apartment_id, a.code as apartment, building.id, building.code, building.name, building.address,
        building.hotline, building.contact, building.logo, building.currency_code, building.money_unit,
        ${isExpired} as expired
      from apartment a join building on building.id = a.building_id
      where a.id = any(${apartmentIds}) and a.deleted_at is null and building.deleted_at is null
      order by building.code, a.code collate natural_order, a.id`,
})

const day = sqlOfficeDay()

/** The latest texts of a building that are published for somebody by one of their stays, what is pinned first. */
export const latestTexts = query({
  row: {
    kind: wordOf<'news' | 'notification'>(),
    id: 'bigint',
    title: column(news, 'title'),
    language_contents: column(news, 'language_contents'),
    date: 'date | null',
    has_picture: 'boolean',
    is_public: 'boolean',
  },
  takes: { buildingId: 'bigint', stays: 'bigint[]', most: 'integer' },
  sql: ({ buildingId, stays, most }) =>
    `select kind, id, title, language_contents, date, has_picture, is_public from (
        select 'news' as kind, t.id, t.title, t.language_contents, t.published_on as date, t.cover is not null as has_picture,
            true as is_public, t.is_pinned, t.created_at
          from news t where t.building_id = ${buildingId} and t.deleted_at is null
            and t.status = ${statesOf(news).published} and coalesce(t.published_on <= ${day}, true)
            and coalesce(t.expires_on >= ${day}, true)
        union all
        select 'notification', t.id, t.title, t.language_contents, t.published_on, t.image is not null,
            t.target = ${optionsOf(notification, 'target').all}, false, t.created_at
          from notification t where t.building_id = ${buildingId} and ${isOwnAnnouncement(stays)}) told
      order by is_pinned desc, coalesce(date, ${sqlOfficeDay('created_at')}) desc, id desc limit ${most}`,
})

/** Banners that stand on the first page of the app today. */
export const homeBanners = query({
  row: { ...columns(banner, ['id', 'title', 'link']), has_picture: 'boolean' },
  takes: { buildingId: 'bigint', most: 'integer' },
  sql: ({ buildingId, most }) =>
    `select t.id, t.title, t.link, t.image is not null as has_picture from banner t
      where t.building_id = ${buildingId} and t.deleted_at is null and t.place = ${optionsOf(banner, 'place').home}
        and ${isBannerShown('t', day)}
      order by t."order", t.id desc limit ${most}`,
})

/** Lines of an account's bell that are not read. */
export const unreadOf = query({
  row: { unread: 'integer' },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select count(*)::int as unread from web_notification where account_id = ${accountId} and read_at is null`,
})

/** Credit of an apartment, and what it paid in advance. */
export const creditOf = query({
  row: { credit: 'text', prepaid: 'text' },
  takes: { buildingId: 'bigint', apartmentId: 'bigint' },
  sql: ({ buildingId, apartmentId }) =>
    `select trim_scale(credit)::text as credit, trim_scale(prepaid)::text as prepaid
      from debt where building_id = ${buildingId} and apartment_id = ${apartmentId}`,
})
