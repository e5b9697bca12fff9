import { today } from '#api/calendar/today.ts'
import type { Caller } from '#api/context.ts'
import type { WireObject } from '#api/http/body.ts'
import { ApiError, apiError, invalidInput } from '#api/http/error.ts'
import type { Records } from '#api/records/records.ts'
import { holdsUpload } from '#api/records/write/uploads.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { WireNode } from '#core/kind.ts'
import type { ReadBody } from '#domain/calls/call.ts'
import { publicAddress } from '#domain/calls/public-pages.ts'
import type { tellResidents } from '#domain/calls/tell-residents.ts'
import { textForSome } from '#domain/notices/text-address.ts'
import { isOpenWay, tellWays, type TellWay } from '#domain/notices/tell-ways.ts'
import { banner } from '#entities/media/banner.ts'
import { news } from '#entities/media/news.ts'
import { notification } from '#entities/media/notification.ts'
import { pushNotification } from '#entities/media/push-notification.ts'

export type ToldText = ReadBody<typeof tellResidents>
type Values = Readonly<Record<string, WireNode | undefined>>

interface Telling {
  readonly entity: AnyEntity
  /** Its record's values; `link` is the page of what was published before it. */
  readonly values: (text: ToldText, link: string | undefined) => Values
  /** The fields of the text that its own fields come from, where they are called otherwise. */
  readonly from: Readonly<Record<string, keyof ToldText>>
  /** The transition that shows or sends it. */
  readonly by?: string
  /** The page on which those read it whom it is for. */
  readonly page?: (id: string, text: ToldText) => string
}

/** Whom it is for; news and banners are for everybody. */
const audienceIn = ({ target, blocks, from_floor, to_floor, apartment_types, apartments }: Audience) => ({
  target,
  blocks,
  from_floor,
  to_floor,
  apartment_types,
  apartments,
})
type Audience = Pick<
  ToldText,
  'target' | 'blocks' | 'from_floor' | 'to_floor' | 'apartment_types' | 'apartments'
>

const tellings: Readonly<Record<TellWay, Telling>> = {
  news: {
    entity: news,
    values: ({ title, summary, content, until, news_picture }) => ({
      title,
      summary,
      content,
      cover: news_picture,
      published_on: today(),
      expires_on: until,
    }),
    from: { cover: 'news_picture', expires_on: 'until' },
    by: 'publish',
    page: (id) => publicAddress('news', id),
  },
  notification: {
    entity: notification,
    values: ({ title, content, is_urgent, notification_picture, ...text }) => ({
      title,
      content,
      image: notification_picture,
      type: is_urgent === true ? 'urgent' : undefined,
      ...audienceIn(text),
      published_on: today(),
    }),
    from: { image: 'notification_picture' },
    by: 'publish',
    page: (id, { target }) => (target === 'all' ? publicAddress('notification', id) : textForSome(id)),
  },
  banner: {
    entity: banner,
    values: ({ title, until, banner_picture }, link) => ({
      title,
      image: banner_picture,
      link,
      show_from: today(),
      show_to: until,
    }),
    from: { image: 'banner_picture', show_to: 'until' },
  },
  push_notification: {
    entity: pushNotification,
    values: ({ title, summary, is_urgent, by_email, ...text }, link) => ({
      title,
      content: summary,
      type: is_urgent === true ? 'urgent' : 'news',
      ...audienceIn(text),
      by_email,
      link,
    }),
    from: { content: 'summary' },
    by: 'send',
  },
}

interface Asked {
  readonly records: Records
  readonly caller: Caller
  readonly buildingId: string
}

/**
 * Makes the record of each way, and shows or sends it, in the caller's transaction and by the caller's own rights. Banner and
 * message lead to the news, or else to the announcement. Throws what the writes refuse, at the fields of the text; what the caller may not do, at `ways`.
 */
export async function tell({ records, caller, buildingId }: Asked, text: ToldText) {
  const ways = tellWays.filter((way) => text.ways.includes(way))
  if (ways.length === 0) throw invalidInput([{ field: 'ways', code: 'required' }])
  if (text.target !== 'all' && ways.some(isOpenWay))
    throw invalidInput([{ field: 'ways', code: 'told_to_all' }])
  const made: { readonly way: TellWay; readonly id: string }[] = []
  let link: string | undefined
  for (const way of ways) {
    const telling = tellings[way]
    const ask = { caller, entity: telling.entity }
    const id = await atFields(telling, async () => {
      const { id: fresh } = await records.create(ask, bodyOf(telling.values(text, link), buildingId))
      if (telling.by !== undefined)
        await records.transition({ ...ask, id: String(fresh), name: telling.by }, {})
      return String(fresh)
    })
    made.push({ way, id })
    link ??= telling.page?.(id, text)
  }
  return made
}

/** Pictures come by the ids of files that were uploaded before: nothing is stored while the transaction is open. 422 at their fields. */
export function requireStoredPictures(text: ToldText): void {
  const wrong = Object.entries(text).filter(([, value]) => holdsUpload(value as WireNode))
  if (wrong.length > 0)
    throw invalidInput(wrong.map(([field]) => ({ field, code: 'invalid_reference' as const })))
}

const bodyOf = (values: Values, buildingId: string): WireObject => ({
  ...Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, WireNode] => entry[1] !== undefined && entry[1] !== null,
    ),
  ),
  building_id: buildingId,
})

/** What a record's write refuses is refused at the fields of the text. */
async function atFields<T>({ from }: Telling, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    const { status, code, fields, extras } = thrown
    if (status === 403 && fields.length === 0) throw apiError(403, code, [{ field: 'ways', code }], extras)
    throw apiError(
      status,
      code,
      fields.map((error) => ({ ...error, field: from[error.field] ?? error.field })),
      extras,
    )
  }
}
