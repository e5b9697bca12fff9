import { publicHandbook, publicNews, publicNotification } from '#domain/calls/public-pages.ts'
import { textOf } from '#domain/documents/values.ts'
import { citizenHandbook } from '#entities/media/citizen-handbook.ts'
import { news } from '#entities/media/news.ts'
import { notification } from '#entities/media/notification.ts'
import type { LanguageContent } from '#core/fields/translated.ts'
import { OwnTextPage, type ReadableRecord } from './own-text-page.tsx'
import { PublicTextPage } from './public-text-page.tsx'

export { FilePage } from './file-page.tsx'

type Values = Readonly<Record<string, unknown>>

/** The text of a record; a field that its reader may not see, or that it does not have, is empty. */
const textBy =
  (picture: string) =>
  (record: Values): ReadableRecord => {
    const { id, building_id, title, summary, content, language_contents, published_on } = record
    return {
      id: String(id),
      building_id: String(building_id),
      title: textOf(title) ?? '',
      summary: textOf(summary) ?? null,
      content: textOf(content) ?? '',
      language_contents: (language_contents as readonly LanguageContent[] | null | undefined) ?? null,
      picture: textOf(record[picture]) ?? null,
      date: textOf(published_on) ?? null,
    }
  }

export const newsPages = {
  Own: () => <OwnTextPage entity={news} read={textBy('cover')} />,
  Everyone: () => <PublicTextPage calls={publicNews} />,
}
export const notificationPages = {
  Own: () => <OwnTextPage entity={notification} read={textBy('image')} />,
  Everyone: () => <PublicTextPage calls={publicNotification} />,
}
export const handbookPages = {
  Own: () => <OwnTextPage entity={citizenHandbook} read={textBy('cover')} />,
  Everyone: () => <PublicTextPage calls={publicHandbook} />,
}
