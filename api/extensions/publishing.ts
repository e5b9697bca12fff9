import { officeDay } from '#core/fields/calendar.ts'
import { extendEntity, type NamedExtension } from '#api/records/extension.ts'
import { news } from '#entities/media/news.ts'
import { notification } from '#entities/media/notification.ts'

/** What is published without a day of its own is published today. */
export const publishingExtensions: readonly NamedExtension[] = [news, notification].map((entity) =>
  extendEntity(entity, {
    beforeUpdate: (changes, { action, before }) =>
      action === 'publish' && (before.published_on ?? null) === null
        ? { ...changes, published_on: officeDay(new Date().toISOString()) }
        : changes,
  }),
)
