import { afterAll, beforeAll, expect, it } from 'vitest'
import { monthOf, officeToday } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { groupWords } from '#entities/words.ts'
import { words as meteringWords } from '#src/metering/locale.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, say, signIn, visit, wordsIn, type Visit } from '#tests/support/browser/console.ts'

// "Read the gas meters of this month, by phone."
const words = meteringWords.vi
const { shell } = wordsIn('vi')
interface Row {
  readonly apartment: string
  readonly previous: string
  readonly reading: { readonly new_number: string; readonly status: string } | null
}
let manager: Caller
let visitor: Visit
beforeAll(async () => {
  manager = await apiAs('other')
  visitor = await visit({ width: 390, height: 844 })
  await signIn(visitor, 'other')
})
afterAll(endVisits)

const rows = async () => {
  const place = `building_id=${manager.buildingId}&month=${monthOf(officeToday())}`
  const { data } = await manager.call(`GET gas-meters/round?${place}`)
  return (data as { rows: Row[] }).rows
}

it('the menu of a building with gas leads to the round, which fits a phone', async () => {
  const { page } = visitor
  await page.getByRole('button', { name: shell.open_menu }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(groupWords.vehicles_and_meters.vi, { exact: true }).click()
  await drawer.getByRole('link', { name: labels.gas_reading.vi.many }).click()
  await page.waitForURL('**/gas-meters')
  await expect.poll(() => page.locator('tr[data-meter]').count()).toBe((await rows()).length)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true) // prettier-ignore
})

it('an index is typed, kept, and confirmed with the others', async () => {
  const { page } = visitor
  const [first] = await rows()
  const fresh = String(Math.floor(Number(first!.previous)) + 4)
  const cell = page.getByRole('textbox', {
    name: say(words.index_of, { meter: first!.apartment }),
    exact: true,
  })
  await cell.fill(fresh)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await rows())[0]?.reading?.new_number).toBe(fresh)
  const total = (await rows()).length
  await button(page, say(words.approve, { total })).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.approve, { total }) })
    .click()
  await page.getByText(say(words.approved, { total })).waitFor()
  expect((await rows()).every(({ reading }) => reading?.status === 'confirmed')).toBe(true)
})
