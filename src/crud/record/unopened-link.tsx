import { isCallError } from '#data-provider/http.ts'
import { Failure } from '../list/list-states.tsx'
import type { Translate } from '#src/i18n/use-t.ts'
import '../crud.css'

interface UnopenedLinkProps {
  readonly title: string
  /** What one does whose link leads nowhere. */
  readonly help: string
  readonly error?: unknown
  /** Absent: the link itself is none. */
  readonly retry?: () => void
  readonly t: Translate
}

/**
 * What a link opens instead of its page, for somebody who signs in nowhere: that it leads nowhere, or that its building is
 * closed for now; or what failed, to be tried again.
 */
export function UnopenedLink({ title, help, error, retry, t }: UnopenedLinkProps) {
  if (retry !== undefined && !isRefused(error))
    return <Failure title={title} error={error} t={t} retry={retry} />
  const isShut = isCallError(error) && error.codes.includes('order_expired')
  return (
    <div role="alert">
      <h1>{isShut ? t('console.crud.record.link.shut') : title}</h1>
      <p>{isShut ? t('console.crud.record.link.shut_help') : help}</p>
    </div>
  )
}

/** Nothing is wrong with a link that a busy server puts off. */
const isRefused = (error: unknown) =>
  isCallError(error) && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 429
