import { BellOutlined } from '@ant-design/icons'
import { lazy, Suspense, useEffect, useState } from 'react'
import { queryClient } from '../data/query-client.ts'
import { keepPreviousData, useQuery } from '../data/use-query.ts'
import { pageSize } from '#core/limits.ts'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '#domain/calls/notifications.ts'
import { callApi } from '../data/call-api.ts'
import { useT } from '../i18n/use-t.ts'
import { live } from '../data/live.ts'
import { currentSession, useSession } from '../session/session.ts'
import { DeferredPopover } from '../ui/deferred.tsx'
import { markAllRead, markRead } from './mark-read.ts'
import { buildingNamed, NotificationLink } from './notification-link.tsx'
import type { NotificationPage } from './notification-list.tsx'
import { onReadElsewhere, tellRead } from './read-elsewhere.ts'
import { notification } from '../ui/feedback.ts'
import { Button } from '../ui/button.tsx'

const NotificationList = lazy(async () => ({
  default: (await import('./notification-list.tsx')).NotificationList,
}))

const key = ['notifications', 'web']

const changePages = (change: (page: NotificationPage) => NotificationPage) =>
  queryClient.setQueriesData<NotificationPage>({ queryKey: key }, (old) => old && change(old))

/** The user's notifications with their unread count; a new one pops up, and leads where its line leads. */
export function NotificationsButton() {
  const t = useT()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [limit, setLimit] = useState<number>(pageSize)
  const { data: page } = useQuery({
    queryKey: [...key, limit],
    queryFn: ({ signal }) => callApi(listNotifications, { params: { user_id: user?.id, limit }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
  useEffect(
    () =>
      live.listen((message) => {
        if (message.type !== 'notification' || message.message === '') return
        const { id, message: text, link = null, building_id = null, created_at } = message
        const line = { id, message: text, link, building_id, created_at }
        changePages((old) => ({
          data: [{ ...line, read: false }, ...old.data],
          total: old.total + 1,
          total_unread: old.total_unread + 1,
        }))
        const follow = () => {
          notification.destroy(id)
          void markOne(id)
        }
        notification.info({
          key: id,
          message: <NotificationLink line={line} follow={follow} />,
          description: buildingNamed(building_id),
          placement: 'bottomRight',
        })
      }),
    [],
  )
  const markAll = async () => {
    await callApi(markAllNotificationsRead, {})
    changePages(markAllRead)
    if (user !== undefined) tellRead({ accountId: user.id, id: 'all' })
  }
  const accountId = user?.id
  useEffect(
    () =>
      accountId === undefined
        ? undefined
        : onReadElsewhere(accountId, (id) =>
            changePages((old) => (id === 'all' ? markAllRead(old) : markRead(old, id))),
          ),
    [accountId],
  )
  const unread = page?.total_unread ?? 0
  const label =
    unread === 0
      ? t('console.shell.notifications.title')
      : `${t('console.shell.notifications.title')}: ${t('console.shell.notifications.unread', { n: unread })}`
  const content = (
    <Suspense fallback={null}>
      <NotificationList
        page={page}
        markOne={(id) => void markOne(id)}
        markAll={() => void markAll()}
        showMore={() => setLimit(limit + pageSize)}
        close={() => setOpen(false)}
      />
    </Suspense>
  )
  return (
    <span
      className="lobby-bell"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpen(false)
        event.currentTarget.querySelector('button')?.focus()
      }}
    >
      <DeferredPopover
        trigger="click"
        placement="bottomRight"
        open={isOpen}
        onOpenChange={setOpen}
        content={content}
        // Tab leads from the button into the list.
        getPopupContainer={(button) => button.parentElement ?? document.body}
      >
        <Button type="text" icon={<BellOutlined />} aria-label={label} />
      </DeferredPopover>
      {unread > 0 && <span aria-hidden>{unread > 99 ? '99+' : unread}</span>}
    </span>
  )
}

async function markOne(id: string) {
  await callApi(markNotificationRead, { path: { id } })
  changePages((old) => markRead(old, id))
  const { user } = currentSession()
  if (user !== undefined) tellRead({ accountId: user.id, id })
}
