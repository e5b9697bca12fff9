import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { endVisits, say, signInOnScreen, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'
import { lobbyUrl } from '#tests/support/browser/lobby-url.ts'

const { shell: words, apartment } = wordsIn('vi')
const name = 'Tòa nhà chưa có đơn hàng'
let admin: Caller
let building: { id: string }
let visitor: Visit
beforeAll(async () => {
  admin = await apiAs('admin')
  const made = await admin.call('POST buildings', {
    code: 'ZZ-HET-HAN',
    name,
    address: 'Hà Nội',
    currency_code: 'vnd',
  })
  building = made.data as { id: string }
  await order('2025-01-01', '2025-12-31')
  visitor = await visit()
  // As if they had worked in it before its order expired.
  await enter()
})
afterAll(async () => {
  // After renewal it can be entered again, and deleted.
  await order('2026-01-01', '2099-12-31')
  await admin.call(`DELETE buildings/${building.id}`)
  await endVisits()
})

/** The building is the one to begin in. */
const enter = () =>
  visitor.context.addCookies([{ name: 'lobby_building', value: building.id, url: lobbyUrl() }])

async function order(from: string, to: string) {
  const { id } = await admin.create('orders', {
    building_id: building.id,
    code: `DH-${from}`,
    permission_product_codes: ['ql'],
    start_date: from,
    end_date: to,
  })
  for (const step of ['submit', 'complete']) await admin.call(`POST orders/${id}/${step}`, {})
}

it('a building without a valid order shows the way to renew it, and nothing else', async () => {
  const { page } = visitor
  await signInOnScreen(visitor, 'admin')
  const title = say(words.expired.title, { building: name })
  // Another building is open: one lands there, and goes to this one.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByText(title).count()).toBe(0)
  // A new tab begins there as well, whatever was used last.
  await enter()
  const tab = await visitor.context.newPage()
  await tab.goto('/dashboard')
  await tab.getByRole('heading', { level: 1 }).waitFor()
  expect(await tab.getByText(title).count()).toBe(0)
  await tab.close()
  await page.evaluate((id) => sessionStorage.setItem('lobby_building', id), building.id)
  await page.goto('/dashboard')
  await page.getByText(title).waitFor()
  await page.goto('/apartments')
  await page.getByText(title).waitFor()
  expect(await page.getByRole('heading', { level: 1, name: apartment.many }).count()).toBe(0)
  await page.getByRole('link', { name: words.expired.renew }).click()
  await page.waitForURL('**/orders')
  await page.getByRole('heading', { level: 1, name: labels.order.vi.many }).waitFor()
  // What a renewal costs.
  for (const [path, of] of [
    ['/module-prices', 'module_price'],
    ['/coupons', 'coupon'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: labels[of].vi.many }).waitFor()
  }
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText(title).count()).toBe(0)
})
