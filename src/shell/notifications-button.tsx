import { BellOutlined } from '@ant-design/icons'
import { lazy, Suspense, useEffect } from 'react'
import { queryClient } from '../data/query-client.ts'
import { useQuery } from '../data/use-query.ts'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '#domain/calls/notifications.ts'
import { callApi } from '../data/call-api.ts'
import { useT } from '../i18n/use-t.ts'
import { live } from '../data/live.ts'
import { useSession } from '../session/session.ts'
import { DeferredPopover } from '../ui/deferred.tsx'
import { markRead } from './mark-read.ts'
import type { NotificationPage } from './notification-list.tsx'
import { notification } from '../ui/feedback.ts'
import { Button } from '../ui/button.tsx'

const NotificationList = lazy(async () => ({
  default: (await import('./notification-list.tsx')).NotificationList,
}))

const key = ['notifications', 'web']

/** The user's notifications with their unread count; a new one pops up. */
export function NotificationsButton() {
  const t = useT()
  const { user } = useSession()
  const { data: page } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(listNotifications, { params: { user_id: user?.id }, signal }),
    staleTime: 60_000,
  })
  useEffect(
    () =>
      live.listen((message) => {
        if (message.type !== 'notification' || message.message === '') return
        const { id, message: text, link, created_at } = message
        queryClient.setQueryData<NotificationPage>(
          key,
          (old) =>
            old && {
              data: [{ id, message: text, link: link ?? null, created_at, read: false }, ...old.data],
              total: old.total + 1,
              total_unread: old.total_unread + 1,
            },
        )
        notification.info({ key: id, message: text, placement: 'bottomRight' })
      }),
    [],
  )
  const markOne = async (id: string) => {
    await callApi(markNotificationRead, { path: { id } })
    queryClient.setQueryData<NotificationPage>(key, (old) => old && markRead(old, id))
  }
  const markAll = async () => {
    await callApi(markAllNotificationsRead, {})
    queryClient.setQueryData<NotificationPage>(
      key,
      (old) => old && { ...old, data: old.data.map((one) => ({ ...one, read: true })), total_unread: 0 },
    )
  }
  const unread = page?.total_unread ?? 0
  const label =
    unread === 0
      ? t('console.shell.notifications.title')
      : `${t('console.shell.notifications.title')}: ${t('console.shell.notifications.unread', { n: unread })}`
  const content = (
    <Suspense fallback={null}>
      <NotificationList page={page} markOne={(id) => void markOne(id)} markAll={() => void markAll()} />
    </Suspense>
  )
  return (
    <span className="lobby-bell">
      <DeferredPopover trigger="click" placement="bottomRight" content={content}>
        <Button type="text" icon={<BellOutlined />} aria-label={label} />
      </DeferredPopover>
      {unread > 0 && <span aria-hidden>{unread > 99 ? '99+' : unread}</span>}
    </span>
  )
}
