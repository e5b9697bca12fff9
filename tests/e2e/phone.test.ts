import { currencies } from '#domain/currency.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { button, endVisits, say, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

const { crud: words, shell, block } = wordsIn('vi')
let visitor: Visit
beforeAll(async () => {
  visitor = await visit({ width: 390, height: 844 })
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

/** Nothing makes the page wider than the screen. */
const fits = () =>
  visitor.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

it('the menu is a drawer that closes after a choice', async () => {
  const { page } = visitor
  expect(await page.getByRole('link', { name: block.many, exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: shell.open_menu }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('link', { name: block.many, exact: true }).click()
  await page.waitForURL('**/blocks')
  await drawer.waitFor({ state: 'hidden' })
})

it('a list is cards, and nothing is wider than the screen', async () => {
  const { page } = visitor
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  expect(await fits()).toBe(true)
})

it('a record is created and opened', async () => {
  const { page } = visitor
  await page.getByRole('link', { name: say(words.list.create, { one: block.one }) }).click()
  const form = page.locator('form')
  await form.getByLabel(block.fields.code, { exact: true }).fill('PHONE')
  await form.getByLabel(block.fields.name, { exact: true }).fill('Tháp Điện Thoại')
  expect(await fits()).toBe(true)
  await button(page, words.form.save).click()
  await page.waitForURL('**/block-detail/*')
  await page.getByRole('heading', { level: 1, name: 'Tháp Điện Thoại' }).waitFor()
  expect(await fits()).toBe(true)
  expect(visitor.complaints).toEqual([])
})

it.each([
  ['manage-cost-debt-list', labels.debt.vi.fields.outstanding],
  ['manage-cost-debt-history', labels.receipt.vi.fields.received],
])('%s: a card shows the sum that it is about', async (path, sum) => {
  const { page } = visitor
  await page.goto(`/${path}`)
  const card = page.locator('.lobby-cards > li').first()
  await card.getByText(`${sum} (${currencies.vnd.symbol})`, { exact: true }).waitFor()
})
