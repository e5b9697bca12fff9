import { Skeleton } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { Failure } from '../crud/list/list-states.tsx'
import type { ViewTools } from '../fields/field-view.ts'

interface LoadedPapersProps<Papers> {
  readonly query: {
    readonly data: Papers | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  readonly tools: Pick<ViewTools, 't'>
  /** Key of what is said where they cannot be loaded. */
  readonly failed?: 'console.notices.print.load_failed' | 'console.preprint.load_failed'
  /** Called once they are there to be printed. */
  readonly onShown?: (() => void) | undefined
  readonly children: (papers: Papers) => ReactNode
}

/** Papers as the server makes them: the same parts that their PDF is set from. */
export function LoadedPapers<Papers>({
  query: { data, error, refetch },
  tools: { t },
  failed,
  onShown,
  children,
}: LoadedPapersProps<Papers>) {
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) onShown?.()
  }, [isThere, onShown])
  if (error !== null)
    return (
      <Failure
        title={t(failed ?? 'console.voucher.load_failed')}
        error={error}
        t={t}
        retry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton active paragraph={{ rows: 8 }} />
  return children(data)
}
