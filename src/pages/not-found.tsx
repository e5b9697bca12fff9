import { Button, Result } from 'antd'
import { Link } from 'react-router'
import { isInWebview } from '../session/screens-here.ts'
import { useT } from '../i18n/use-t.ts'

export function NotFoundPage() {
  const t = useT()
  return (
    <Result
      status="404"
      title={<h1 style={{ fontSize: 24, margin: 0 }}>{t('console.shell.not_found.title')}</h1>}
      subTitle={t('console.shell.not_found.help')}
      extra={
        isInWebview() ? undefined : (
          <Link to="/dashboard">
            <Button type="primary">{t('console.shell.not_found.back')}</Button>
          </Link>
        )
      }
    />
  )
}
