import { CloudServerOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { errorText } from '../errors/error-text.ts'
import { useT } from '../i18n/use-t.ts'
import { startSession, useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPage } from '../ui/error-page.tsx'

const againAfterMs = 10_000

/** In place of a page, where the server did not say whose token this is: why, and another try, which also comes by itself. */
export function Unanswered() {
  const t = useT()
  const { error } = useSession()
  const again = () => void startSession()
  useEffect(() => {
    const timer = setTimeout(again, againAfterMs)
    return () => clearTimeout(timer)
    // Each try that fails brings its own error.
  }, [error])
  return (
    <main id="content">
      <ErrorPage
        icon={<CloudServerOutlined aria-hidden />}
        color="warning"
        title={t('console.shell.trouble.unanswered_title')}
        action={
          <Button type="primary" onClick={again}>
            {t('console.shell.trouble.again')}
          </Button>
        }
      >
        {errorText(t, error)}
      </ErrorPage>
    </main>
  )
}
