import { officeDay } from '#core/fields/calendar.ts'
import { extendEntity, type Extension, type NamedExtension } from '#api/records/extension.ts'
import { news } from '#entities/media/news.ts'
import { notification } from '#entities/media/notification.ts'
import { suggestion } from '#entities/operation/suggestion.ts'

/** What is published without a day of its own is published today. */
const datedOnPublishing: Extension = {
  beforeUpdate: (changes, { action, before }) =>
    action === 'publish' && (before.published_on ?? null) === null
      ? { ...changes, published_on: officeDay(new Date().toISOString()) }
      : changes,
}

/** News and suggestions bear the name of who wrote them. */
export const publishingExtensions: readonly NamedExtension[] = [
  extendEntity(news, {
    ...datedOnPublishing,
    beforeCreate: (values, { caller }) => ({ ...values, author_id: caller.principal.accountId }),
  }),
  extendEntity(notification, datedOnPublishing),
  extendEntity(suggestion, {
    beforeCreate: (values, { caller }) => ({ ...values, proposer_id: caller.principal.accountId }),
  }),
]
