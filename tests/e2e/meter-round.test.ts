import { afterAll, beforeAll, expect, it } from 'vitest'
import { monthOf, officeToday } from '#core/days.ts'
import { crudWords } from '#src/locales/crud.ts'
import { words as meteringWords } from '#src/metering/locale.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { button, endVisits, say, signIn, visit, type Visit } from '#tests/support/browser/console.ts'

// "Enter floor 12's meters."
const words = meteringWords.vi
const month = monthOf(officeToday())
interface Row {
  readonly meter_id: string
  readonly apartment: string
  readonly previous: string
  readonly reading: { readonly new_number: string; readonly status: string } | null
}
let manager: Caller
let colleague: Caller
let visitor: Visit
beforeAll(async () => {
  manager = await apiAs('manager')
  colleague = await apiAs('admin')
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const rowsOf = async (floor: number) => {
  const place = `building_id=${manager.buildingId}&month=${month}&floor=${floor}`
  const { data } = await manager.call(`GET water-meters/round?${place}`)
  return (data as { rows: Row[] }).rows
}
const floor12 = () => rowsOf(12)
const cellOf = ({ apartment }: Row) =>
  visitor.page.getByRole('textbox', { name: say(words.index_of, { meter: apartment }), exact: true })

it('a floor is entered by typing and Enter alone, and is there for a colleague', async () => {
  const { page } = visitor
  await page.goto('/water-meters')
  const floor = page.getByRole('combobox', { name: words.floor, exact: true })
  await floor.fill('Tầng 12')
  await page.keyboard.press('Enter')
  const rows = await floor12()
  await page.waitForURL('**floor=12**')
  expect(await floor.evaluate((one) => one === document.activeElement)).toBe(true)
  // Until then the sheet still has the meters of all floors.
  await expect.poll(() => page.locator('tr[data-meter]').count()).toBe(rows.length)
  const open = rows.filter(({ reading }) => reading === null)
  expect(open.length).toBeGreaterThan(3)
  await cellOf(open[0]!).focus()
  for (const { previous } of open) {
    await page.keyboard.type(String(Math.floor(Number(previous)) + 7))
    await page.keyboard.press('Enter')
  }
  await expect.poll(async () => (await floor12()).filter(({ reading }) => reading === null)).toEqual([])
  const all = await floor12()
  await page.getByText(say(words.progress, { read: all.length, total: all.length, locked: 0 })).waitFor()
})

it('the cell in which a colleague stands says so, until they leave it', async () => {
  const [first] = await floor12()
  const stand = (meter: string) =>
    colleague.call('POST water-meters/round/presence', {
      building_id: manager.buildingId,
      month,
      meter_id: meter,
    })
  const there = visitor.page.locator(`tr[data-meter="${first!.meter_id}"] .lobby-round-other`)
  await stand(first!.meter_id)
  await there.waitFor()
  await stand('')
  await there.waitFor({ state: 'detached' })
})

it('an index that a colleague enters appears in its cell', async () => {
  const [first] = await floor12()
  const fresh = String(Math.floor(Number(first!.previous)) + 9)
  await manager.call('POST water-meters/round', {
    building_id: manager.buildingId,
    month,
    rows: [{ meter_id: first!.meter_id, new_number: fresh }],
  })
  await expect.poll(async () => (await cellOf(first!).inputValue()).replace('.', '')).toBe(fresh)
})

it('the floor is confirmed at once, and its cells are closed', async () => {
  const { page } = visitor
  const total = (await floor12()).length
  await button(page, say(words.approve, { total })).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.approve, { total }) })
    .click()
  await page.getByText(say(words.approved, { total })).waitFor()
  expect((await floor12()).every(({ reading }) => reading?.status === 'confirmed')).toBe(true)
  const [first] = await floor12()
  await expect.poll(() => cellOf(first!).getAttribute('readonly')).not.toBeNull()
})

it('what was refused outlives a reload, until it is given up', async () => {
  const { page } = visitor
  const row = (await rowsOf(11)).find(({ reading, previous }) => reading === null && Number(previous) > 1)!
  await page.goto('/water-meters?floor=11')
  await cellOf(row).fill('1')
  await page.keyboard.press('Enter')
  const says = page.locator(`tr[data-meter="${row.meter_id}"]`).getByRole('alert')
  await button(says, words.replaced).waitFor()

  await page.reload()
  await says.getByText(crudWords.vi.sheet.unsent).waitFor()
  expect(await cellOf(row).inputValue()).toBe('1')
  await button(says, crudWords.vi.sheet.retry).click()
  await button(says, words.replaced).waitFor()
  await cellOf(row).focus()
  await page.keyboard.press('Escape')
  await says.waitFor({ state: 'detached' })

  await page.reload()
  await cellOf(row).waitFor()
  expect(await cellOf(row).inputValue()).toBe('')
  expect(await says.count()).toBe(0)
})
