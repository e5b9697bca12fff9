import { afterAll, expect, test } from 'vitest'
import { labels } from '#entities/labels.ts'
import { apiAs } from '#tests/support/browser/api.ts'
import { endVisits, say, signIn, visit, wordsIn } from '#tests/support/browser/console.ts'

afterAll(endVisits)

const { notifications: words } = wordsIn('vi').shell
const bell = (unread: number) =>
  unread === 0 ? words.title : `${words.title}: ${say(words.unread, { n: String(unread) })}`

test('a visitor who waits for approval rings the bell of an open console, which leads to the record', async () => {
  const manager = await apiAs('manager')
  // Other tests may have rung it.
  await manager.call('POST notifications/web/mark-all-as-read', {})
  const visitor = await visit()
  const { page } = visitor
  await signIn(visitor, 'manager')
  await page.getByRole('button', { name: bell(0), exact: true }).waitFor()
  const admin = await apiAs('admin')
  const { apartments } = await manager.call(`GET apartments?building_id=${manager.buildingId}&limit=1`)
  const made = await admin.create('visitors', {
    building_id: manager.buildingId,
    name: 'Trần Thị Chuông',
    apartment_id: (apartments as { id: string }[])[0]?.id,
    from_time: '2026-11-26T08:00:00Z',
    to_time: '2026-11-26T10:00:00Z',
  })
  await page.getByRole('button', { name: bell(1), exact: true }).click()
  const { many, states } = labels.visitor.vi
  await page
    .getByRole('tooltip')
    .getByRole('link', { name: `${many} · Trần Thị Chuông: ${states.new}` })
    .click()
  await page.waitForURL(`**/visitor-detail/${made.id}`)
  await page.getByRole('button', { name: bell(0), exact: true }).waitFor()
  expect(visitor.complaints).toEqual([])
})
