import { extendEntity } from '#api/records/behaviour.ts'
import { news } from '#entities/media/news.ts'
import { isCurrent } from './published-sql.ts'
import { datePublication } from './publication-date.ts'

/** News carry the name of their author. */
export const newsExtension = extendEntity(news, {
  create: ({ caller, also }) => also({ author_id: caller.principal.accountId }),
  ofPublished: () => isCurrent,
  on: { publish: datePublication },
})
