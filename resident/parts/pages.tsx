import { useState, type ReactNode } from 'react'
import { Refusal } from '../data/refusal.ts'
import type { PagesOf } from '../data/use-pages.ts'
import { say, sayRefusal } from '../language/say.ts'
import { Shown } from './shown.tsx'

interface PagesProps<T> {
  readonly of: PagesOf<T>
  /** What is told where there is no row. */
  readonly none: string
  readonly children: (rows: readonly T[]) => ReactNode
}

/** A list with a button for more of it. */
export function Pages<T>({ of: { loaded, rows, hasMore, loadMore }, none, children }: PagesProps<T>) {
  const [isLoading, setLoading] = useState(false)
  const [error, setError] = useState<unknown>()
  const next = () => {
    setLoading(true)
    setError(undefined)
    loadMore()
      .catch(setError)
      .finally(() => setLoading(false))
  }
  return (
    <Shown of={loaded}>
      {() => (
        <>
          {rows.length === 0 ? <p className="empty">{none}</p> : children(rows)}
          {error instanceof Refusal && (
            <p className="error" role="alert">
              {sayRefusal(error)}
            </p>
          )}
          {hasMore && (
            <button type="button" className="button wide" disabled={isLoading} onClick={next}>
              {say('money.fees.more')}
            </button>
          )}
        </>
      )}
    </Shown>
  )
}
