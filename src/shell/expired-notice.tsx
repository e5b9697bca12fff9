import { Button, Result } from 'antd'
import { Link } from 'react-router'
import { useT } from '../i18n/use-t.ts'
import { useSession, type Session } from '../session/session.ts'

/** Orders, the profile and signing out stay open in a building whose order has expired (specification §6). */
export const isShutOut = ({ building }: Session, pathname: string) =>
  building?.expired === true && !/^\/(orders|order-|profile|outbox)/.test(pathname)

export function ExpiredNotice() {
  const t = useT()
  const { building } = useSession()
  return (
    <Result
      status="warning"
      title={t('console.shell.expired.title', { building: building?.name ?? '' })}
      subTitle={t('console.shell.expired.help')}
      extra={
        <Link to={building?.renewal_url ?? '/orders'}>
          <Button type="primary">{t('console.shell.expired.renew')}</Button>
        </Link>
      }
    />
  )
}
