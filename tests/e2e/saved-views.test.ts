import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { emptyListState, encodeListState } from '#domain/lists/list-state.ts'
import { savedViewWords } from '#src/locales/saved-views.ts'
import { findAccessFaults } from '#tests/support/browser/faults.ts'
import {
  admit,
  button,
  endVisits,
  onScreen,
  say,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

const { crud: words } = wordsIn('vi')
const views = onScreen(savedViewWords.vi)
const name = `Nợ quá hạn block A ${Date.now()}`
const path = '/manage-cost-debt-list'
const overdue = encodeListState({
  ...emptyListState,
  keyword: 'A-',
  sort: [{ field: 'to_30', desc: true }],
  filters: [{ field: 'to_30', operator: 'gt', value: 0 }],
})
let owner: Visit
let colleague: Visit
beforeAll(async () => {
  owner = await visit()
  colleague = await visit({ width: 390, height: 844 })
  await admit(owner, 'manager')
  await admit(colleague, 'cashier')
})
afterAll(endVisits)

const picker = ({ page }: Visit, chosen?: string) =>
  page.getByRole('button', {
    name: chosen === undefined ? words.list.saved_views : `${words.list.saved_views}: ${chosen}`,
    exact: true,
  })

it('overdue debts of block A are saved as a view, shared, and opened by a colleague on a phone', async () => {
  const { page } = owner
  await page.goto(`${path}?${overdue}`)
  await picker(owner).click()
  await button(page, views.save).click()
  await page.getByRole('textbox', { name: views.name }).fill(name)
  await page.keyboard.press('Control+Enter')
  await picker(owner, name).waitFor()
  expect(new URL(page.url()).searchParams.get('view')).toMatch(/^\d+$/)

  await picker(owner, name).click()
  await button(page, views.share).click()
  const question = page.getByRole('dialog', { name: say(views.share_title, { name }) })
  await question.getByRole('button', { name: views.share, exact: true }).click()
  await page.getByText(say(views.done_shared, { name })).waitFor()

  await colleague.page.goto(path)
  await colleague.page.getByRole('heading', { level: 1, name: labels.debt.vi.many }).waitFor()
  await picker(colleague).click()
  const nav = colleague.page.getByRole('navigation', { name: words.list.saved_views })
  await nav.getByRole('link', { name }).waitFor()
  expect(await findAccessFaults(colleague)).toEqual([])
  await nav.getByRole('link', { name }).click()
  await picker(colleague, name).waitFor()
  const there = new URL(colleague.page.url()).searchParams
  expect([there.get('q'), there.get('sort'), there.getAll('f')]).toEqual([
    'A-',
    '-to_30',
    [JSON.stringify(['to_30', 'gt', 0])],
  ])
  const wide = await colleague.page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
})

it('the address opens the same view for whoever gets it; once the view is gone, the list opens all the same', async () => {
  const address = owner.page.url()
  await colleague.page.goto(address)
  await picker(colleague, name).waitFor()
  const { page } = owner
  await picker(owner, name).click()
  await button(page, views.delete).click()
  const question = page.getByRole('dialog', { name: say(views.delete_title, { name }) })
  await question.getByRole('button', { name: views.delete, exact: true }).click()
  await page.getByText(say(views.deleted, { name })).waitFor()
  await colleague.page.goto(address)
  await colleague.page.getByText(views.gone).waitFor()
  await picker(colleague).waitFor()
  expect(new URL(colleague.page.url()).searchParams.get('q')).toBe('A-')
})

it('the default view opens with the list from its first request on', async () => {
  const { page } = owner
  await page.goto(`${path}?${overdue}`)
  await picker(owner).click()
  await button(page, views.save).click()
  await page.getByRole('textbox', { name: views.name }).fill(`${name} 2`)
  await page.keyboard.press('Control+Enter')
  await picker(owner, `${name} 2`).click()
  const saved = page.waitForResponse((reply) => /preferences\/view\./.test(reply.url()))
  await button(page, views.make_default).click()
  await saved
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/\/v1\/manage\/(debts|saved-views)$/.test(url.pathname)) asked.push(url.pathname + url.search)
  })
  await page.goto(path)
  await picker(owner, `${name} 2`).waitFor()
  await page.getByRole('table').first().waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('A-')
  // The rows come first; the views only then.
  await expect.poll(() => asked.some((one) => one.includes('saved-views'))).toBe(true)
  const before = asked.slice(
    0,
    asked.findIndex((one) => one.includes('saved-views')),
  )
  expect(before.length).toBeGreaterThan(0)
  expect(before.filter((one) => !one.includes('keyword=A-'))).toEqual([])
})
