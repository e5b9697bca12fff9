import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import type { Translate } from '#src/i18n/use-t.ts'
import { Failure } from './list-states.tsx'

/** What is asked from the server. */
export interface AskedData<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface LoadedProps<Data> {
  readonly asked: AskedData<Data>
  /** Said where it could not be loaded. */
  readonly failure: string
  /** Lines that stand for it until it is there. Default 6. */
  readonly rows?: number
  readonly t: Translate
  readonly children: (data: Data) => ReactNode
}

/** What was asked for once it is there; until then a skeleton, or why it is not there and a button to try again. */
export function Loaded<Data>({ asked, failure, rows = 6, t, children }: LoadedProps<Data>) {
  const { data, error, refetch } = asked
  if (error !== null) return <Failure title={failure} error={error} t={t} retry={() => void refetch()} />
  return data === undefined ? <Skeleton active paragraph={{ rows }} /> : children(data)
}
