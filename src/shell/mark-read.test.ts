import { expect, test } from 'vitest'
import { markAllRead, markRead } from './mark-read.ts'
import type { NotificationPage } from './notification-list.tsx'

const one = (id: string, read: boolean) => ({
  id,
  message: id,
  link: null,
  building_id: null,
  created_at: '2026-11-01T00:00:00.000Z',
  read,
})
const page: NotificationPage = { data: [one('1', false), one('2', true)], total: 9, total_unread: 4 }

test('reading one lowers what is unread by one, and opening it again by none', () => {
  const read = markRead(page, '1')
  expect([read.total_unread, read.data[0]?.read]).toEqual([3, true])
  expect(markRead(read, '1')).toEqual(read)
  expect(markRead(page, '2')).toEqual(page)
})

test('it never falls below none', () =>
  expect(markRead({ ...page, total_unread: 0 }, '1').total_unread).toBe(0))

test('reading all leaves none unread, and the number of messages as it is', () => {
  const read = markAllRead(page)
  expect([read.total, read.total_unread, read.data.every((one) => one.read)]).toEqual([9, 0, true])
})
