import { BellOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { App, Badge, Button, Empty, Flex, Popover, Typography } from 'antd'
import dayjs from 'dayjs'
import { useEffect } from 'react'
import { useT } from '../i18n/use-t.ts'
import { http } from '../session/http.ts'
import { live } from '../session/live.ts'
import { useSession } from '../session/session.ts'

interface WebNotification {
  readonly id: string
  readonly message: string
  readonly created_at: string
  readonly read: boolean
}
interface NotificationPage {
  readonly data: readonly WebNotification[]
  readonly total: number
  readonly total_unread: number
}

const key = ['notifications', 'web']

/** The user's notifications with their unread count; a new one pops up (specification §4). */
export function NotificationsButton() {
  const t = useT()
  const { user } = useSession()
  const cache = useQueryClient()
  const { notification } = App.useApp()
  const { data: page } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (
        await http.get<NotificationPage>('/v1/manage/notifications/web', {
          params: { user_id: user?.id },
          signal,
        })
      ).data,
    staleTime: 60_000,
  })
  useEffect(
    () =>
      live.listen((message) => {
        if (message.type !== 'notification' || message.message === '') return
        const { id, message: text, created_at } = message
        cache.setQueryData<NotificationPage>(
          key,
          (old) =>
            old && {
              data: [{ id, message: text, created_at, read: false }, ...old.data],
              total: old.total + 1,
              total_unread: old.total_unread + 1,
            },
        )
        notification.info({ key: id, message: text, placement: 'bottomRight' })
      }),
    [cache, notification],
  )
  const markOne = async (id: string) => {
    await http.post(`/v1/manage/notifications/web/mark-as-read/${id}`)
    cache.setQueryData<NotificationPage>(
      key,
      (old) =>
        old && {
          ...old,
          data: old.data.map((one) => (one.id === id ? { ...one, read: true } : one)),
          total_unread: Math.max(0, old.total_unread - 1),
        },
    )
  }
  const markAll = async () => {
    await http.post('/v1/manage/notifications/web/mark-all-as-read')
    cache.setQueryData<NotificationPage>(
      key,
      (old) => old && { ...old, data: old.data.map((one) => ({ ...one, read: true })), total_unread: 0 },
    )
  }
  const unread = page?.total_unread ?? 0
  const content = (
    <div style={{ width: 320, maxWidth: '80vw' }}>
      <Flex justify="space-between" align="center" style={{ marginBottom: 8 }}>
        <Typography.Text strong>{t('console.shell.notifications.title')}</Typography.Text>
        {unread > 0 && (
          <Button type="link" size="small" onClick={() => void markAll()}>
            {t('console.shell.notifications.mark_all')}
          </Button>
        )}
      </Flex>
      <div style={{ maxHeight: 360, overflowY: 'auto' }}>
        {(page?.data ?? []).map((one) => (
          <Flex key={one.id} gap={8} justify="space-between" align="start" style={{ padding: '8px 0' }}>
            <div>
              <Typography.Text strong={!one.read}>{one.message}</Typography.Text>
              <br />
              <Typography.Text type="secondary">
                {dayjs(one.created_at).format('DD/MM/YYYY HH:mm')}
              </Typography.Text>
            </div>
            {!one.read && (
              <Button size="small" type="text" onClick={() => void markOne(one.id)}>
                {t('console.shell.notifications.mark_one')}
              </Button>
            )}
          </Flex>
        ))}
        {page?.data.length === 0 && (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('console.shell.notifications.none')} />
        )}
      </div>
    </div>
  )
  const label =
    unread === 0
      ? t('console.shell.notifications.title')
      : `${t('console.shell.notifications.title')}: ${t('console.shell.notifications.unread', { n: unread })}`
  return (
    <Popover trigger="click" placement="bottomRight" content={content}>
      <Badge count={unread} size="small" offset={[-6, 6]}>
        <Button type="text" icon={<BellOutlined />} aria-label={label} />
      </Badge>
    </Popover>
  )
}
