import { afterAll, beforeAll, expect, it } from 'vitest'
import { screensOf } from '#core/derive/screens.ts'
import { block } from '#entities/property/block.ts'
import { building } from '#entities/property/building.ts'
import { fee } from '#entities/fees/fee.ts'
import { labels } from '#entities/labels.ts'
import { apiAs, ask, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, say, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

const { crud: words, shell } = wordsIn('vi')
interface Place {
  readonly id: string
  readonly name: string
  readonly currency_code: string
}
let visitor: Visit
let admin: Caller
let here: Place
/** Another one, whose books are in riel. */
let there: Place
beforeAll(async () => {
  admin = await apiAs('admin')
  const { body } = await ask('GET /v1/current-user?check_token=1', { token: admin.token })
  const { buildings } = body.user as { buildings: readonly Place[] }
  here = buildings.find(({ id }) => id === admin.buildingId)!
  there = buildings.find(({ currency_code }) => currency_code === 'riel')!
  visitor = await visit()
  await signIn(visitor, 'admin')
})
afterAll(endVisits)

const addressOf = (path: string | undefined, id: string) => `/${(path ?? '').replaceAll(/:\w+/g, id)}`
const header = (place: Place, { page } = visitor) =>
  page.getByRole('combobox', { name: `${shell.switch_building}: ${place.name}` }).waitFor()

it('shows a record of another building in that building and its currency, and a reload keeps it', async () => {
  const { page } = visitor
  await header(here)
  const found = await admin.call(`GET fees?building_id=${there.id}&limit=1&status=approved`)
  const [one] = found.data as { id: string }[]
  await page.goto(addressOf(screensOf(fee).show, one?.id ?? ''))
  await header(there)
  const main = page.getByRole('main')
  await main.getByText('៛').first().waitFor()
  expect(await main.getByText(/\d\s?(đ|₫)/).count()).toBe(0)
  // Another tab goes back to the first building: this one stays where it is.
  const other = await page.context().newPage()
  await other.goto(addressOf(screensOf(building).show, here.id))
  await header(here, { page: other } as Visit)
  await page.reload()
  await header(there)
  await other.close()
})

it('makes in a building what is made from its page', async () => {
  const { page } = visitor
  await page.goto(addressOf(screensOf(building).show, here.id))
  await header(here)
  await page.goto(addressOf(screensOf(building).show, there.id))
  await header(there)
  await page.getByRole('tab', { name: labels.block.vi.many }).click()
  await page
    .getByRole('link', { name: say(words.list.create, { one: labels.block.vi.one }) })
    .first()
    .click()
  await page.waitForURL('**/block-create?*')
  const field = (name: 'code' | 'name') =>
    page.locator('form').getByLabel(labels.block.vi.fields[name] ?? '', { exact: true })
  await field('code').fill('OWN-1')
  await field('name').fill('Tháp nhà')
  await button(page, words.form.save).click()
  await page.getByText('Tháp nhà').first().waitFor()
  const path = block.path
  const made = await admin.call(`GET ${path}?building_id=${there.id}&code=OWN-1`)
  expect(made.blocks).toMatchObject([{ building_id: there.id, name: 'Tháp nhà' }])
  expect(visitor.complaints).toEqual([])
})

it('makes in the building that an address names what is opened beside a tab of another one', async () => {
  const { page } = visitor
  const found = await admin.call(`GET ${block.path}?building_id=${there.id}&limit=1`)
  const [one] = found.blocks as { id: string }[]
  // As the tab of the apartments of a block leads to it.
  await page.goto(addressOf(screensOf(block).show, one?.id ?? ''))
  await header(there)
  await page.getByRole('tab', { name: labels.apartment.vi.many }).click()
  const add = page.getByRole('link', { name: say(words.list.create, { one: labels.apartment.vi.one }) })
  const address = (await add.first().getAttribute('href')) ?? ''
  await page.goto(addressOf(screensOf(building).show, here.id))
  await header(here)
  await page.goto(address)
  await header(there)
  const field = (name: 'code' | 'area') =>
    page.locator('form').getByLabel(labels.apartment.vi.fields[name] ?? '', { exact: true })
  await field('code').fill('OWN-0101')
  await field('area').fill('50')
  await button(page, words.form.save).click()
  await page.getByText('OWN-0101').first().waitFor()
  const made = await admin.call(`GET apartments?building_id=${there.id}&code=OWN-0101`)
  expect(made.apartments).toMatchObject([{ building_id: there.id, block_id: one?.id }])
  expect(visitor.complaints).toEqual([])
})
