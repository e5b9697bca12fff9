import { Button, Empty, Flex, Typography } from 'antd'
import dayjs from 'dayjs'
import type { ReplyOf } from '#domain/calls/call.ts'
import type { listNotifications } from '#domain/calls/notifications.ts'
import { useT } from '../i18n/use-t.ts'
import { buildingNamed, NotificationLink } from './notification-link.tsx'

export type NotificationPage = ReplyOf<typeof listNotifications>

interface NotificationListProps {
  readonly page: NotificationPage | undefined
  readonly markOne: (id: string) => void
  readonly markAll: () => void
  /** Loads older ones too. */
  readonly showMore: () => void
  /** A line was followed. */
  readonly close: () => void
}

/** The latest notifications, those not yet read in bold. */
export function NotificationList({ page, markOne, markAll, showMore, close }: NotificationListProps) {
  const t = useT()
  const follow = ({ id, read }: NotificationPage['data'][number]) => {
    if (!read) markOne(id)
    close()
  }
  return (
    <div style={{ width: 320, maxWidth: '80vw' }}>
      <Flex justify="space-between" align="center" style={{ marginBottom: 8 }}>
        <Typography.Text strong>{t('console.shell.notifications.title')}</Typography.Text>
        {(page?.total_unread ?? 0) > 0 && (
          <Button type="link" size="small" onClick={markAll}>
            {t('console.shell.notifications.mark_all')}
          </Button>
        )}
      </Flex>
      <div style={{ maxHeight: 360, overflowY: 'auto' }}>
        {(page?.data ?? []).map((one) => (
          <Flex key={one.id} gap={8} justify="space-between" align="start" style={{ padding: '8px 0' }}>
            <div>
              <Typography.Text strong={!one.read}>
                <NotificationLink line={one} follow={() => follow(one)} />
              </Typography.Text>
              <br />
              <Typography.Text type="secondary">
                {[buildingNamed(one.building_id), dayjs(one.created_at).format('DD/MM/YYYY HH:mm')]
                  .filter((said) => said !== undefined)
                  .join(' · ')}
              </Typography.Text>
            </div>
            {!one.read && (
              <Button size="small" type="text" onClick={() => markOne(one.id)}>
                {t('console.shell.notifications.mark_one')}
              </Button>
            )}
          </Flex>
        ))}
        {page !== undefined && page.data.length < page.total && (
          <Button type="link" size="small" onClick={showMore}>
            {t('console.shell.notifications.older')}
          </Button>
        )}
        {page?.data.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('console.shell.notifications.none')} />
        )}
      </div>
    </div>
  )
}
