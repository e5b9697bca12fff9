import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '#entities/demo/index.ts'
import { labels } from '#entities/labels.ts'
import { entryWords } from '#resident/words/entry.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, dataOf } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  endVisits,
  follow,
  signIn,
  visit,
  type Visit,
} from '#tests/support/browser/console.ts'

// The office writes once, and residents are told by news, an announcement and a banner; then a message leads to the news.
const words = locales.push.vi.tell
const media = locales.media.vi
const entry = entryWords.vi.sign_in
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
  await tab.getByRole('textbox', { name: words.content, exact: true }).focus()
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

it('one text for one floor and one type of apartment is read by whom it is for', async () => {
  const { page: tab } = visitor
  const manager = await apiAs('manager')
  const reader = await visit({ width: 390, height: 844 })
  await reader.page.goto('/app/sign-in')
  await reader.page.getByLabel(entry.username, { exact: true }).fill('resident@lobby.test')
  await reader.page.getByLabel(entry.password, { exact: true }).fill(demoPassword)
  await reader.page.getByRole('button', { name: entry.submit, exact: true }).click()
  await reader.page.waitForURL('**/app/homes/*')
  // Signed out, the app asks who is here, and is told that nobody is.
  reader.complaints.length = 0
  const home = reader.page.url().split('/').at(-1) ?? ''
  const { floor, apartment_type_id: typeId } = dataOf(await manager.call(`GET apartments/${home}`))
  const { name: type } = dataOf(await manager.call(`GET apartment-types/${String(typeId)}`))
  const push = labels.push_notification.vi

  /** Writes for one floor and one type; returns the number of people whom the page says that it reaches. */
  async function tell(title: string, onFloor: number): Promise<number> {
    await tab.goto('/tell-residents')
    await choose(tab, push.fields.target, push.options.target.floors)
    await tab.getByLabel(push.fields.from_floor, { exact: true }).fill(String(onFloor))
    await tab.getByLabel(push.fields.to_floor, { exact: true }).fill(String(onFloor))
    await choose(tab, push.fields.apartment_types, String(type))
    await tab.keyboard.press('Escape')
    // News and banners are seen by everybody.
    for (const open of ['news', 'banner'] as const)
      await tab
        .getByRole('checkbox', { name: labels[open].vi.many, exact: true })
        .waitFor({ state: 'detached' })
    await tab.getByRole('checkbox', { name: labels.notification.vi.many, exact: true }).check()
    await tab.getByRole('checkbox', { name: push.many, exact: true }).uncheck()
    await tab.getByLabel(words.title, { exact: true }).fill(title)
    await tab.getByRole('textbox', { name: words.content, exact: true }).focus()
    await tab.keyboard.type(`Nội dung của ${title}`)
    const row = tab
      .getByRole('table', { name: words.reach.title })
      .getByRole('row', { name: labels.notification.vi.many })
    const audience = { target: 'floors', from_floor: onFloor, to_floor: onFloor, apartment_types: [typeId] }
    const counted = dataOf(
      await manager.call('POST resident-texts/audience', { building_id: manager.buildingId, ...audience }),
    )
    const { people } = counted.app as { readonly people: number }
    const { people: meant } = counted.meant as { readonly people: number }
    const shown =
      meant === 0
        ? tab.getByText(words.reach.nobody)
        : row.getByRole('cell', { name: String(people), exact: true })
    await shown.first().waitFor()
    await button(tab, words.send).click()
    await tab.getByText(words.told, { exact: true }).waitFor()
    expect(await tab.getByRole('button', { name: media.copy_link }).count()).toBe(0)
    return people
  }
  const stamp = Date.now()
  const [here, elsewhere] = [`Tầng này ${stamp}`, `Tầng khác ${stamp}`]
  expect(await tell(here, Number(floor))).toBeGreaterThan(0)
  await tell(elsewhere, Number(floor) === 3 ? 4 : 3)

  // All announcements: the first page shows the latest texts, of whoever tells something meanwhile.
  await reader.page.goto(`/app/homes/${home}/announcements`)
  await reader.page.getByRole('link', { name: here }).click()
  await reader.page.getByRole('heading', { level: 1, name: here }).waitFor()
  await reader.page.getByText(`Nội dung của ${here}`).waitFor()
  await reader.page.goBack()
  await reader.page.getByRole('link', { name: here }).waitFor()
  expect(await reader.page.getByText(elsewhere).count()).toBe(0)
  expect([...visitor.complaints, ...reader.complaints]).toEqual([])
})

it('for some residents an announcement and a message are offered', async () => {
  const { page: tab } = visitor
  await tab.goto('/tell-residents')
  await tab.getByLabel(labels.push_notification.vi.fields.target, { exact: true }).press('Enter')
  await tab.getByTitle(labels.push_notification.vi.options.target.householders, { exact: true }).click()
  await tab.getByRole('checkbox', { name: labels.news.vi.many, exact: true }).waitFor({ state: 'detached' })
  expect(await tab.getByRole('checkbox').count()).toBe(2)
  // By e-mail it also goes to those without an account, which the count then tells.
  await tab.getByRole('switch', { name: labels.push_notification.vi.fields.by_email }).click()
  await tab.getByRole('row', { name: words.reach.email }).first().waitFor()
  expect(visitor.complaints).toEqual([])
})
