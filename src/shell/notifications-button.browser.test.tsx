import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { tellLive } from '#tests/support/components/live.ts'
import { elsewhere, renderInConsole } from '#tests/support/components/render.tsx'
import { administrator } from '#tests/support/components/session.ts'
import { locales } from '#src/locales/index.ts'
import { NotificationsButton } from './notifications-button.tsx'
import { tellRead } from './read-elsewhere.ts'

const words = locales.shell.vi.notifications
const all = Array.from({ length: 30 }, (_, at) => ({
  id: String(30 - at),
  message: `Tin ${30 - at}`,
  link: at === 0 ? '/elsewhere' : null,
  created_at: '2026-11-26T03:00:00Z',
  read: at > 0,
}))

async function open() {
  const markRead = vi.fn(() => ({}))
  const screen = await renderInConsole(<NotificationsButton />, {
    replies: {
      'GET /v1/manage/notifications/web': ({ limit = 20 }: { limit?: number }) => ({
        data: all.slice(0, limit),
        total: all.length,
        total_unread: 1,
      }),
      'POST /v1/manage/notifications/web/mark-as-read/30': markRead,
      'POST /v1/manage/notifications/web/mark-as-read/31': markRead,
    },
  })
  const bell = screen.getByRole('button', { name: new RegExp(`^${words.title}`) })
  await expect.element(bell).toHaveAccessibleName(/1/)
  return { screen, bell, markRead }
}

test('Tab leads from the bell into its list, Enter follows a line, and the list is gone', async () => {
  const { screen, bell, markRead } = await open()
  bell.element().focus()
  await userEvent.keyboard('{Enter}')
  const line = screen.getByRole('link', { name: 'Tin 30' })
  await expect.element(line).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(line).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(elsewhere)).toBeVisible()
  expect(markRead).toHaveBeenCalledOnce()
})

test('Escape closes the list and leads back to the bell', async () => {
  const { screen, bell } = await open()
  await bell.click()
  const line = screen.getByRole('link', { name: 'Tin 30' })
  await expect.element(line).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}')
  await userEvent.keyboard('{Escape}')
  // A role is found only where it can be seen.
  await expect.element(line).not.toBeInTheDocument()
  await expect.element(bell).toHaveFocus()
})

test('of who works in several buildings a line names its own, and opens there', async () => {
  const other = { id: '2', code: 'SV', name: 'Sen Vàng', expired: false, currency_code: 'vnd' } as const
  const buildings = [...administrator.buildings, other]
  const user = { ...administrator, buildings }
  const asked: unknown[] = []
  const screen = await renderInConsole(<NotificationsButton />, {
    user,
    replies: {
      'GET /v1/current-user': ({ building_id: id }: { building_id?: string }) => {
        asked.push(id)
        const building = { ...administrator.building, ...buildings.find((one) => one.id === id) }
        return { user: { ...user, building } }
      },
      'GET /v1/manage/notifications/web': {
        data: [
          { ...all[1], link: '/elsewhere', building_id: '2' },
          { ...all[2], link: '/elsewhere', building_id: null },
        ],
        total: 2,
        total_unread: 0,
      },
    },
  })
  await screen.getByRole('button', { name: words.title }).click()
  await expect.element(screen.getByText(/^Sen Vàng · /)).toBeVisible()
  expect(screen.getByText(/ · .*2026/).elements()).toHaveLength(1)
  await screen.getByRole('link', { name: 'Tin 29' }).click()
  await expect.element(screen.getByText(elsewhere)).toBeVisible()
  expect(asked.at(-1)).toBe('2')
})

test('older ones than the first twenty are shown on demand', async () => {
  const { screen, bell } = await open()
  await bell.click()
  await expect.element(screen.getByText('Tin 11', { exact: true })).toBeInTheDocument()
  await expect.element(screen.getByText('Tin 1', { exact: true })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: words.older }).click()
  await expect.element(screen.getByText('Tin 1', { exact: true })).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: words.older })).not.toBeInTheDocument()
})

test('what pops up leads where its line leads, unless that is another site', async () => {
  const { screen, markRead } = await open()
  const tell = (id: string, link: string) =>
    tellLive({ type: 'notification', id, message: `Mới ${id}`, link, created_at: '2026-11-26T04:00:00Z' })
  tell('32', '//evil.example')
  await expect.element(screen.getByText('Mới 32')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Mới 32' })).not.toBeInTheDocument()
  tell('31', '/elsewhere')
  await screen.getByRole('link', { name: 'Mới 31' }).click()
  await expect.element(screen.getByText(elsewhere)).toBeVisible()
  expect(markRead).toHaveBeenCalledOnce()
})

test('what the same account reads in another tab is read here too', async () => {
  const { bell } = await open()
  tellRead({ accountId: 'somebody else', id: 'all' })
  tellRead({ accountId: administrator.id, id: '29' })
  await expect.element(bell).toHaveAccessibleName(/1/)
  tellRead({ accountId: administrator.id, id: 'all' })
  await expect.element(bell).toHaveAccessibleName(words.title)
})
