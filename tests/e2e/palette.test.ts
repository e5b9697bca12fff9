import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { locales } from '#src/locales/index.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { endVisits, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

// The quick search over the demo's building: what is loaded answers at once, and records in a few questions.
const words = locales.shell.vi.search
const { menu } = wordsIn('vi')
let manager: Caller
let visitor: Visit
beforeAll(async () => {
  manager = await apiAs('manager')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const first = async (path: string, more = '') => {
  const reply = await manager.call(`GET ${path}?building_id=${manager.buildingId}&limit=1${more}`)
  const [row] = Object.values(reply).find(Array.isArray) as Record<string, string>[]
  return row!
}
const dialog = () => visitor.page.getByRole('dialog', { name: words.label })
const hits = (name: string) => dialog().getByRole('option').filter({ hasText: name })
async function search(typed: string) {
  const { page } = visitor
  await page.keyboard.press('Control+k')
  await dialog().getByRole('combobox').waitFor()
  await page.keyboard.type(typed)
  // Until the text is taken up, what was opened before stands there.
  await dialog().getByRole('group', { name: words.groups.recent }).waitFor({ state: 'detached' })
}
const close = async () => {
  await visitor.page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
}

it('a record, a page and an action are found by name, phone, plate or code, each with a way to it', async () => {
  const { page } = visitor
  const resident = await first('residents', '&phone_number[null]=0&sort=-id')
  const vehicle = await first('vehicles')
  const apartment = await first('apartments')
  const receipt = await first('receipts', '&sort=-id')
  const found = [
    ['a name', resident.full_name, resident.full_name, `/resident-detail/${resident.id}`],
    ['a phone', resident.phone_number, resident.full_name, `/resident-detail/${resident.id}`],
    [
      'a plate',
      vehicle.license_plate,
      vehicle.license_plate,
      `/accessories-management-detail/vehicle/${vehicle.id}`,
    ],
    ['a code', apartment.code, apartment.code, `/apartment-detail/${apartment.id}`],
    ['a receipt’s number', receipt.code, receipt.code, `/receipt-detail/${receipt.id}`],
    ['a page', 'so do toa nha', menu.title.status_map, '/status-map'],
    ['an action', 'them can ho', `Thêm ${labels.apartment.vi.one}`, '/apartment-create'],
  ] as const
  for (const [what, typed, shown, address] of found) {
    await search(typed!)
    await hits(shown!).first().waitFor()
    expect([what, await hits(shown!).count()]).not.toEqual([what, 0])
    await hits(shown!).first().click()
    await page.waitForURL(`**${address}`)
  }
})

it('pages and actions are there before the server has answered, which is asked once and not key by key', async () => {
  const { page } = visitor
  const asked: string[] = []
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/v1/manage/search?*', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('keyword') ?? '')
    await held
    await route.continue()
  })
  const typed = 'can ho a-01'
  await search('can ho')
  await hits(menu.title.status_map).or(hits(labels.apartment.vi.many)).first().waitFor()
  await hits(`Thêm ${labels.apartment.vi.one}`).waitFor()
  await page.keyboard.type(typed.slice('can ho'.length))
  await expect.poll(() => dialog().getByRole('combobox').inputValue()).toBe(typed)
  // Nothing has come: what was typed since waits for the question that is under way.
  expect(asked).toHaveLength(1)
  answer()
  await expect.poll(() => asked.at(-1)).toBe(typed)
  expect(asked).toHaveLength(2)
  // What was answered a moment ago is not asked again.
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1')
  await hits('A-01').first().waitFor()
  expect(asked.filter((one) => one === typed)).toHaveLength(1)
  await page.unroute('**/v1/manage/search?*')
  await close()
})
