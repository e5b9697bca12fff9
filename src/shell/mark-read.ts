import type { NotificationPage } from './notification-list.tsx'

/** The list with one notification read; one that was read already is not counted a second time. */
export function markRead(page: NotificationPage, id: string): NotificationPage {
  const isNew = page.data.some((one) => one.id === id && !one.read)
  return isNew
    ? {
        ...page,
        data: page.data.map((one) => (one.id === id ? { ...one, read: true } : one)),
        total_unread: Math.max(0, page.total_unread - 1),
      }
    : page
}

/** The list with all of it read. */
export const markAllRead = (page: NotificationPage): NotificationPage => ({
  ...page,
  data: page.data.map((one) => ({ ...one, read: true })),
  total_unread: 0,
})
