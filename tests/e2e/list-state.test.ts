import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiAs } from '#tests/support/browser/api.ts'
import {
  button,
  say,
  choose,
  endVisits,
  signIn,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

const { crud: words, apartment: labels, fields, shell } = wordsIn('vi')
const odd = 'Đức & Bà + 50% #7'
let visitor: Visit
beforeAll(async () => {
  const manager = await apiAs('manager')
  const blocks = await manager.call(`GET blocks?building_id=${manager.buildingId}&limit=1`)
  const block = (blocks.blocks as { id: string }[])[0]
  // Enough for two pages of ten.
  for (let n = 10; n < 22; n++)
    await manager.create('apartments', {
      code: `ODD-${n}`,
      name: odd,
      block_id: block?.id,
      floor: 77,
      area: n,
    })
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

/** The codes that the list shows, in order. */
const codes = async ({ page }: Pick<Visit, 'page'>) =>
  await page.locator('tbody').getByRole('link', { name: /^ODD-/ }).allInnerTexts()
const shown = (visit: Pick<Visit, 'page'>, expected: readonly string[]) =>
  expect.poll(() => codes(visit)).toEqual(expected)

const ascending = Array.from({ length: 12 }, (_none, at) => `ODD-${10 + at}`)
const descending = ascending.toReversed()

it('search, filter, sort and page are in the address, and survive a reload and a new tab', async () => {
  const { page, context } = visitor
  await page.goto('/apartments?size=10')
  await page.getByRole('searchbox', { name: words.list.search }).fill(odd)
  await shown(visitor, ascending.slice(0, 10))
  await button(page, words.list.add_filter).click()
  await choose(page, words.list.filter_field, labels.fields.floor)
  for (const end of [fields.from, fields.to])
    await page.getByRole('spinbutton', { name: `${words.list.filter_value}, ${end}` }).fill('77')
  await button(page, words.list.apply).click()
  await page.waitForURL(/[?&]f=/)
  const header = page.getByRole('columnheader', { name: labels.fields.code })
  await header.click()
  await page.waitForURL(/[?&]sort=code/)
  // The next click turns what the header shows.
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending')
  await header.click()
  await shown(visitor, descending.slice(0, 10))
  await page.getByRole('button', { name: say(words.list.page, { page: 2 }), exact: true }).click()
  await shown(visitor, descending.slice(10))
  expect(new URL(page.url()).searchParams.get('q')).toBe(odd)

  await page.reload()
  await shown(visitor, descending.slice(10))
  const box = page.getByRole('searchbox', { name: words.list.search })
  expect(await box.inputValue()).toBe(odd)
  const tab = await context.newPage()
  await tab.goto(page.url())
  await shown({ page: tab }, descending.slice(10))
  await tab.close()
})

it('the back button undoes one step after the other', async () => {
  const { page } = visitor
  await page.goBack()
  await shown(visitor, descending.slice(0, 10))
  await page.goBack()
  await shown(visitor, ascending.slice(0, 10))
  await page.goForward()
  await shown(visitor, descending.slice(0, 10))
  await page.getByRole('link', { name: 'ODD-21', exact: true }).click()
  await page.waitForURL('**/apartment-detail/*')
  await page.goBack()
  await shown(visitor, descending.slice(0, 10))
  expect(visitor.complaints).toEqual([])
})

it('menu and breadcrumb lead back to the list as it was left, by keys alone', async () => {
  const { page } = visitor
  await page.keyboard.press('/')
  const box = page.getByRole('searchbox', { name: words.list.search })
  await box.fill('ODD-2')
  await shown(visitor, ['ODD-21', 'ODD-20'])
  await box.press('Tab')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/apartment-detail/*')
  await page.getByRole('navigation', { name: shell.breadcrumb }).getByRole('link').last().click()
  await shown(visitor, ['ODD-21', 'ODD-20'])
  await page.keyboard.press('c')
  await page.waitForURL('**/apartment-create')
  const entry = page
    .getByRole('navigation', { name: shell.main_menu })
    .getByRole('link', { name: labels.many, exact: true })
  await expect.poll(() => entry.getAttribute('href')).toContain('q=ODD-2')
  await entry.click()
  await shown(visitor, ['ODD-21', 'ODD-20'])
  // From the list itself its entry leads to the whole list.
  await expect.poll(() => entry.getAttribute('href')).not.toContain('q=')
  await entry.click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: shell.shortcuts.title }).waitFor()
})
