import { ReloadOutlined, WarningOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { isCallError } from '#data-provider/http.ts'
import { RequestId } from '#src/errors/request-id.tsx'
import { errorText } from '#src/errors/error-text.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { Button } from '#src/ui/button.tsx'

interface SkeletonProps {
  readonly rows: number
  readonly t: Translate
}

const slowAfterMs = 3000

/** As high as the rows that are to come, so that nothing jumps; says so when the server takes its time. */
export function ListSkeleton({ rows, t }: SkeletonProps) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="lobby-skeleton" role="status" aria-label={t('console.fields.loading')}>
      {Array.from({ length: rows }, (_one, at) => (
        <span key={at} />
      ))}
      {isSlow && <em>{t('console.crud.list.slow')}</em>}
    </div>
  )
}

interface FailureProps {
  readonly title: string
  readonly error: unknown
  readonly t: Translate
  readonly retry: () => void
}

/** Shows what failed, why, the request's id for support, and a button to try again. */
export function Failure({ title, error, t, retry }: FailureProps) {
  const id = isCallError(error) ? error.requestId : undefined
  return (
    <div className="lobby-failure" role="alert">
      <WarningOutlined aria-hidden="true" />
      <h2>{title}</h2>
      <span className="lobby-lines">{errorText(t, error)}</span>
      {id !== undefined && <RequestId id={id} />}
      <Button icon={<ReloadOutlined aria-hidden />} onClick={retry}>
        {t('console.crud.list.retry')}
      </Button>
    </div>
  )
}
