import { Skeleton } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { isCallError } from '#data-provider/http.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { formatDate } from '../fields/format.ts'
import { useT } from '../i18n/use-t.ts'
import { SafeHtml } from '../ui/safe-html.tsx'
import '../fields/fields.css'
import './media.css'

export interface ReadText {
  readonly title: string
  readonly summary: string | null
  readonly html: string
  readonly date: string | null
  readonly building: string
}

/** A text alone on the screen, as one reads it. */
export function ReadableText({
  title,
  summary,
  html,
  date,
  building,
  picture,
}: ReadText & { readonly picture: ReactNode }) {
  useEffect(() => void (document.title = title), [title])
  return (
    <article className="media-text">
      <p className="lobby-secondary">
        {[building, ...(date === null ? [] : [formatDate(date)])].join(' · ')}
      </p>
      <h1>{title}</h1>
      {summary !== null && <p className="media-summary">{summary}</p>}
      {picture}
      <SafeHtml html={html} className="lobby-rich-text" />
    </article>
  )
}

interface LoadedProps<T> {
  readonly data: T | undefined
  readonly error: unknown
  readonly retry: () => void
  readonly children: (data: T) => ReactNode
}

/** The text, what stands there until it has come, or why it does not. */
export function Loaded<T>({ data, error, retry, children }: LoadedProps<T>) {
  const t = useT()
  if (isCallError(error) && error.statusCode === 404)
    return (
      <div className="media-text" role="alert">
        <h1>{t('console.media.missing')}</h1>
        <p>{t('console.media.missing_help')}</p>
      </div>
    )
  if (data !== undefined) return children(data)
  if (error !== null) return <Failure title={t('console.media.failed')} error={error} t={t} retry={retry} />
  return <Skeleton active paragraph={{ rows: 8 }} className="media-text" />
}
