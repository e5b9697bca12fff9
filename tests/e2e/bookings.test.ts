import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, officeToday, daysAfterMonday } from '#core/days.ts'
import { labels } from '#entities/labels.ts'
import { bookedWords } from '#src/fees/booked-words.ts'
import { calendarWords } from '#src/locales/calendar.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  endVisits,
  signIn,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

// "Book the hall for Saturday."
const words = calendarWords.vi
const booking = labels.utility_booking.vi
const { form } = wordsIn('vi').crud
const today = officeToday()
/** The Saturday after next: no booking of the demo is on it. */
const saturday = addDays(today, 7 + ((5 - daysAfterMonday(today) + 7) % 7))
let manager: Caller
let office: Visit
let hall: { readonly id: string; readonly name: string }
let apartment: { readonly id: string; readonly code: string }
beforeAll(async () => {
  manager = await apiAs('manager')
  const building = `building_id=${manager.buildingId}`
  const { data } = await manager.call(`GET utility-types?${building}&limit=1`)
  const [{ id: type_id }] = data as [{ id: string }]
  const name = 'Hội trường thử'
  const made = await manager.create('utilities', {
    code: 'HALL-E2E',
    name,
    type_id,
    capacity: 60,
    is_exclusive: true,
    open_time: '08:00:00',
    close_time: '20:00:00',
    slot_minutes: 120,
    days_ahead: 60,
    price: '300000',
    deposit: '500000',
  })
  hall = { id: made.id, name }
  const { apartments } = await manager.call(`GET apartments?${building}&limit=1`)
  ;[apartment] = apartments as [{ id: string; code: string }]
  office = await visit()
  await signIn(office, 'manager')
})
afterAll(endVisits)

const bookings = async () => {
  const asked = `building_id=${manager.buildingId}&utility_id[eq]=${hall.id}&limit=all`
  const { data } = await manager.call(`GET utility-bookings?${asked}`)
  return data as { id: string; date: string; from_time: string; to_time: string; status: string }[]
}
const slot = (term: string) => office.page.getByRole('link', { name: new RegExp(`${hall.name}, ${term}`) })

it('the free slots of Saturday are seen first, and a press on one fills the form in', async () => {
  const { page } = office
  await page.goto(`/utility-bookings?span=places&day=${saturday}`)
  await slot('18:00–20:00').waitFor()
  await slot('14:00–16:00').click()
  await page.waitForURL('**/utility-booking-create?*')
  await choose(page, booking.fields.apartment_id, apartment.code)
  // What it costs and the deposit are seen before it is saved.
  await page
    .getByRole('status')
    .filter({ hasText: /300\.000.*500\.000/ })
    .waitFor()
  await button(page, form.save).first().click()
  await page.waitForURL('**/utility-booking-detail/*')
  expect(await bookings()).toMatchObject([
    { date: saturday, from_time: '14:00:00', to_time: '16:00:00', status: 'new' },
  ])
})

it('its deposit is taken from its page', async () => {
  const { page } = office
  await button(page, bookedWords.vi.collect).click()
  await page.waitForURL('**/deposit-create?*')
  const amount = page.getByLabel(labels.deposit.vi.fields.amount, { exact: true })
  await expect.poll(() => amount.inputValue()).toMatch(/500/)
})

it('the slot is taken for the next one, who may have another', async () => {
  const { page } = office
  await page.goto(`/utility-bookings?span=places&day=${saturday}`)
  await slot('16:00–18:00').waitFor()
  expect(await slot('14:00–16:00').count()).toBe(0)
  const again = manager.create('utility-bookings', {
    utility_id: hall.id,
    apartment_id: apartment.id,
    date: saturday,
    from_time: '14:00:00',
    to_time: '16:00:00',
  })
  await expect(again).rejects.toThrow('slot_taken')
})

it('it is moved by keys and by the mouse, confirmed by its menu, and cancelled by keys with a reason', async () => {
  const { page } = office
  const entry = page.locator('.lobby-calendar').getByRole('button', { name: /^14:00–16:00/ })
  await entry.focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await bookings())[0]?.from_time).toBe('16:00:00')
  const there = page.locator('.lobby-calendar').getByRole('button', { name: /^16:00–18:00/ })
  await there.and(page.locator('[aria-busy=false]')).dragTo(slot('18:00–20:00'))
  await expect.poll(async () => (await bookings())[0]?.from_time).toBe('18:00:00')
  const moved = page.locator('.lobby-calendar').getByRole('button', { name: /^18:00–20:00/ })
  await moved.click({ button: 'right' })
  await page.getByRole('menuitem', { name: booking.actions.confirm, exact: true }).click()
  await expect.poll(async () => (await bookings())[0]?.status).toBe('confirmed')
  await moved.focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: booking.actions.call_off, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(booking.fields.cancel_reason).fill('Gia đình đổi ngày')
  await dialog.getByRole('button', { name: booking.actions.call_off }).click()
  await expect.poll(async () => (await bookings())[0]?.status).toBe('cancel')
  await slot('18:00–20:00').waitFor()
})

it('a phone shows one day, and nothing is wider than the screen', async () => {
  const phone = await visit({ width: 390, height: 844 })
  await signIn(phone, 'manager')
  await phone.page.goto(`/utility-bookings?day=${saturday}`)
  await phone.page.getByRole('group', { name: words.span }).waitFor()
  await phone.page.locator('.lobby-calendar-column').first().waitFor()
  expect(await phone.page.locator('.lobby-calendar-column').count()).toBe(1)
  const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
