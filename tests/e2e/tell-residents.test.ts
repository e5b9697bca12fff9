import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { button, endVisits, follow, signIn, visit, type Visit } from '#tests/support/browser/console.ts'

// The office writes once, and residents are told by news, an announcement and a banner; then a message leads to the news.
const words = locales.push.vi.tell
const media = locales.media.vi
const page = locales.menu.vi.title.tell_residents

let visitor: Visit
beforeAll(async () => {
  visitor = await visit()
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

it('one text goes out as news, announcement and banner from one page, and stands in each list', async () => {
  const { page: tab } = visitor
  const title = `Vệ sinh bể nước ${Date.now()}`
  await follow(visitor, '/tell-residents')
  await tab.getByRole('heading', { level: 1, name: page }).waitFor()
  const tick = (way: keyof typeof labels) =>
    tab.getByRole('checkbox', { name: labels[way].vi.many, exact: true })
  // All ways are offered, and what each would reach is counted before anything goes out.
  const reach = tab.getByRole('table', { name: words.reach.title })
  const ways = ['news', 'notification', 'banner', 'push_notification'] as const
  for (const way of ways) await tick(way).check()
  for (const way of ways) await reach.getByRole('row', { name: labels[way].vi.many }).first().waitFor()
  await tab.getByRole('link', { name: words.reach.invite }).waitFor()
  await tick('push_notification').uncheck()
  await button(tab, words.send).click()
  // What is missing is said at its field.
  await tab.locator('.lobby-field[data-invalid="true"]').first().waitFor()
  await tab.getByLabel(words.title, { exact: true }).fill(title)
  const text = tab.locator('[contenteditable="true"]')
  await text.focus()
  await tab.keyboard.type('Sáng thứ bảy các bể nước được rửa sạch.')
  await button(tab, words.send).click()
  await tab.getByText(words.told, { exact: true }).waitFor()
  await button(tab, media.copy_link).first().click()
  await tab.getByText(media.link_copied, { exact: true }).waitFor()
  const link = await tab.evaluate(() => navigator.clipboard.readText())

  for (const list of ['/news-management', '/notifications', '/banners']) {
    await tab.goto(list)
    await tab.getByRole('link', { name: title, exact: true }).first().waitFor()
  }

  // From the page of the news a message begins with its title, and leads to it.
  await tab.goto('/news-management')
  await tab.getByRole('link', { name: title, exact: true }).first().click()
  await button(tab, media.as_push).click()
  const push = labels.push_notification.vi.fields
  await expect.poll(() => tab.getByLabel(push.title, { exact: true }).inputValue()).toBe(title)
  expect(await tab.getByLabel(push.link, { exact: true }).inputValue()).toBe(new URL(link).pathname)

  const reader = await visit()
  await reader.page.goto(link)
  await reader.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await reader.page.getByText('các bể nước được rửa sạch').waitFor()
  expect([...visitor.complaints, ...reader.complaints]).toEqual([])
})

it('for some residents a message alone is offered', async () => {
  const { page: tab } = visitor
  await tab.goto('/tell-residents')
  await tab.getByLabel(labels.push_notification.vi.fields.target, { exact: true }).press('Enter')
  await tab.getByTitle(labels.push_notification.vi.options.target.householders, { exact: true }).click()
  await tab.getByRole('checkbox', { name: labels.news.vi.many, exact: true }).waitFor({ state: 'detached' })
  expect(await tab.getByRole('checkbox').count()).toBe(1)
  // By e-mail it also goes to those without an account, which the count then tells.
  await tab.getByRole('switch', { name: labels.push_notification.vi.fields.by_email }).click()
  await tab.getByRole('row', { name: words.reach.email }).first().waitFor()
  expect(visitor.complaints).toEqual([])
})
