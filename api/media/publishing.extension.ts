import { today } from '#api/calendar/today.ts'
import { extendEntity, type Changing } from '#api/records/behaviour.ts'
import type { NamedExtension } from '#api/records/extension.ts'
import { news } from '#entities/media/news.ts'
import { notification } from '#entities/media/notification.ts'
import { suggestion } from '#entities/operation/suggestion.ts'

/** A publication without a day is published today. */
const datePublication = ({ before, also }: Changing<typeof news | typeof notification>) =>
  before.published_on === null ? also({ published_on: today() }) : undefined

/** News and suggestions bear the name of who wrote them. */
export const publishingExtensions: readonly NamedExtension[] = [
  extendEntity(news, {
    create: ({ caller, also }) => also({ author_id: caller.principal.accountId }),
    on: { publish: datePublication },
  }),
  extendEntity(notification, { on: { publish: datePublication } }),
  extendEntity(suggestion, {
    create: ({ caller, also }) => also({ proposer_id: caller.principal.accountId }),
  }),
]
