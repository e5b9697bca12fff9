import { textIn } from '#domain/published-text.ts'
import type { LanguageContent } from '#core/fields/translated.ts'
import type { Address } from '../../data/address.ts'
import { callForData } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { usePages } from '../../data/use-pages.ts'
import { currentLanguage } from '../../language/language.ts'
import { say } from '../../language/say.ts'
import { dayText } from '../../language/written.ts'
import { Formatted } from '../../parts/formatted.tsx'
import { Page } from '../../parts/page.tsx'
import { StoredPicture } from '../../parts/pictures.tsx'
import { RecordList } from '../../parts/record-list.tsx'
import { Shown } from '../../parts/shown.tsx'
import type { HomeProps } from '../../places.ts'
import { Banners } from './banners.tsx'
import {
  listAnnouncements,
  listHandbook,
  listNews,
  readAnnouncement,
  readHandbook,
  readNews,
} from './calls.ts'
import { StoredFile } from './stored-file.tsx'

/** What any published text has. */
interface Text {
  readonly id: string
  readonly title: string | null
  readonly content: string | null
  readonly language_contents: readonly LanguageContent<'name' | 'description' | 'content'>[] | null
  readonly files: readonly string[] | null
}

interface Kind<T extends Text> {
  readonly name: 'news' | 'announcements' | 'handbook'
  readonly list: Address<
    { params: { apartment_id: string; page?: number; limit?: number } },
    { readonly data: readonly T[]; readonly total: number }
  >
  readonly one: Address<{ readonly path: { readonly id: string } }, { readonly data: T }>
  readonly summary?: (text: T) => string | null
  readonly picture: (text: T) => string | null
  readonly date: (text: T) => string | null
}

/** A text in the reader's language. */
const written = <T extends Text>({ summary }: Kind<T>, text: T) =>
  textIn(
    {
      title: text.title ?? '',
      summary: summary?.(text) ?? null,
      content: text.content ?? '',
      language_contents: text.language_contents,
    },
    currentLanguage(),
  )

/** The pages of one kind of text: its list, and one of it. The first page of the list is kept with what it says. */
function pagesOf<T extends Text>(kind: Kind<T>) {
  const { name, list, one, picture, date } = kind
  const at = ({ home }: Pick<HomeProps, 'home'>) => `/homes/${home.apartment_id}`

  function ListPlace({ home }: HomeProps) {
    const pages = usePages({ home: home.apartment_id, name, address: list, more: {} })
    return (
      <Page title={say(`texts.${name}`)} back={`${at({ home })}/more`}>
        {name === 'news' && <Banners home={home} place="news" />}
        <RecordList
          of={pages}
          none={say('texts.none')}
          line={(text) => {
            const { title, summary } = written(kind, text)
            const day = date(text)
            return {
              key: text.id,
              to: `${at({ home })}/${name}/${text.id}`,
              name: title,
              under: [day === null ? null : dayText(day), summary],
            }
          }}
        />
      </Page>
    )
  }

  function OnePlace({ home, id }: HomeProps) {
    const loaded = useLoaded({
      home: home.apartment_id,
      name: `${name} ${id}`,
      load: (signal) => callForData(one, { path: { id } }, { signal }),
    })
    const title = loaded.value === undefined ? say(`texts.${name}`) : written(kind, loaded.value).title
    return (
      <Page title={title} back={`${at({ home })}/${name}`}>
        <Shown of={loaded}>
          {(text) => {
            const { summary, html } = written(kind, text)
            const [face, day] = [picture(text), date(text)]
            return (
              <article>
                {day !== null && <p className="quiet">{dayText(day)}</p>}
                {face !== null && <StoredPicture id={face} name="" />}
                {summary !== null && <p>{summary}</p>}
                <Formatted html={html} />
                {text.files !== null && text.files.length > 0 && (
                  <section>
                    <h2>{say('texts.files')}</h2>
                    {text.files.map((file, n) => (
                      <StoredFile key={file} id={file} name={say('texts.file', { n: n + 1 })} />
                    ))}
                  </section>
                )}
              </article>
            )
          }}
        </Shown>
      </Page>
    )
  }
  return { ListPlace, OnePlace }
}

export const { ListPlace: NewsPlace, OnePlace: ArticlePlace } = pagesOf({
  name: 'news',
  list: listNews,
  one: readNews,
  summary: ({ summary }) => summary,
  picture: ({ cover }) => cover,
  date: ({ published_on: day }) => day,
})
export const { ListPlace: AnnouncementsPlace, OnePlace: AnnouncementPlace } = pagesOf({
  name: 'announcements',
  list: listAnnouncements,
  one: readAnnouncement,
  picture: ({ image }) => image,
  date: ({ published_on: day }) => day,
})
export const { ListPlace: HandbookPlace, OnePlace: HandbookPagePlace } = pagesOf({
  name: 'handbook',
  list: listHandbook,
  one: readHandbook,
  picture: ({ cover }) => cover,
  date: () => null,
})
