import { CloseCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { isCallError } from '#data-provider/http.ts'
import { useT } from '../i18n/use-t.ts'
import { Trouble } from '../ui/trouble.tsx'
import { raise } from './bus.ts'
import { RequestId } from './request-id.tsx'

/** What a page that throws leaves behind: words, a way on, and the request's id for whoever must find out why. */
export function CrashPage() {
  const t = useT()
  const error = useRouteError()
  const isChunk =
    error instanceof Error &&
    (error.name === 'ChunkTimeout' || /dynamically imported module|Importing a module/.test(error.message))
  useEffect(() => {
    if (isChunk) raise({ kind: 'chunk' })
  }, [isChunk])
  const requestId = isCallError(error) ? error.requestId : undefined
  return (
    <Trouble
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
    </Trouble>
  )
}
