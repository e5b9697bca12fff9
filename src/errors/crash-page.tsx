import { CloseCircleOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { isCallError } from '#data-provider/http.ts'
import { useT } from '../i18n/use-t.ts'
import { ErrorPage } from '../ui/error-page.tsx'
import { reportAppError } from './app-errors.ts'
import { RequestId } from './request-id.tsx'
import { Button } from '../ui/button.tsx'

/** Shown when a page throws: an explanation, a way to continue, and the request's id for support. */
export function CrashPage() {
  const t = useT()
  const error = useRouteError()
  const isChunk =
    error instanceof Error &&
    (error.name === 'ChunkTimeout' || /dynamically imported module|Importing a module/.test(error.message))
  useEffect(() => {
    if (isChunk) reportAppError({ kind: 'chunk' })
  }, [isChunk])
  const requestId = isCallError(error) ? error.requestId : undefined
  return (
    <ErrorPage
      icon={<CloseCircleOutlined aria-hidden />}
      color="error"
      title={t('console.shell.trouble.crash_title')}
      action={
        <Button type="primary" onClick={() => location.reload()}>
          {t('console.shell.trouble.reload')}
        </Button>
      }
    >
      {t('console.shell.trouble.crash')} {requestId !== undefined && <RequestId id={requestId} />}
    </ErrorPage>
  )
}
