import { ClockCircleOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { isOpenWhenExpired } from '#access-control/decider.ts'
import { screensOf } from '#core/derive/screens.ts'
import { entities } from '#resources'
import { useT } from '../i18n/use-t.ts'
import { isInWebview } from '../session/screens-here.ts'
import { useSession, type Session } from '../session/session.ts'
import { ErrorPage } from '../ui/error-page.tsx'
import { Button } from '../ui/button.tsx'

/**
 * What a renewal needs, the profile and signing out stay open in a building whose order has expired
 * (docs/domain/permission-map.md).
 */
export const isExpiredPage = ({ building }: Session, pathname: string) =>
  building?.expired === true && !openPages().has(firstPart(pathname))

const firstPart = (path: string) => path.split('/').find((part) => part !== '') ?? ''

/** The first parts of their addresses. */
const openPages = () =>
  new Set([
    'profile',
    'outbox',
    'server-health',
    ...entities
      .filter(({ permission }) => isOpenWhenExpired(permission))
      .flatMap((entity) =>
        Object.values(screensOf(entity)).flatMap((path) => (path === undefined ? [] : [firstPart(path)])),
      ),
  ])

export function ExpiredNotice() {
  const t = useT()
  const { building } = useSession()
  return (
    <ErrorPage
      icon={<ClockCircleOutlined aria-hidden />}
      color="warning"
      title={t('console.shell.expired.title', { building: building?.name ?? '' })}
      action={
        isInWebview() ? undefined : (
          <Link to={building?.renewal_url ?? '/orders'}>
            <Button type="primary">{t('console.shell.expired.renew')}</Button>
          </Link>
        )
      }
    >
      {t('console.shell.expired.help')}
    </ErrorPage>
  )
}
