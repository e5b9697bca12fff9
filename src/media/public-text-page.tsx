import { useParams } from 'react-router'
import type { PublicPage } from '#domain/calls/public-pages.ts'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { Loaded, ReadableText } from './readable-text.tsx'

/** A published text, for everyone; in the reader's language as far as it has been translated. */
export function PublicTextPage({ calls: { read, picture } }: { readonly calls: PublicPage }) {
  const { id = '' } = useParams()
  const language = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: [read.id, id, language],
    queryFn: () => callForData(read, { path: { id } }),
    retry: false,
  })
  return (
    <main id="content" className="media-page">
      <Loaded data={data} error={error} retry={() => void refetch()}>
        {(text) => (
          <ReadableText
            {...text}
            picture={
              text.has_picture && (
                <img
                  className="media-picture"
                  alt=""
                  src={picture.path.replace('{id}', encodeURIComponent(id))}
                />
              )
            }
          />
        )}
      </Loaded>
      <LanguageSwitch />
    </main>
  )
}
