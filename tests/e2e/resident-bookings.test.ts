import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, officeClock, officeToday } from '#core/days.ts'
import { demoPassword } from '#entities/demo/index.ts'
import { words as bookingWords } from '#resident/places/booking/words.ts'
import { words as guestWords } from '#resident/places/guests/words.ts'
import { entryWords } from '#resident/words/entry.ts'
import { shellWords } from '#resident/words/shell.ts'
import { errorMessages } from '#domain/errors/catalogue.ts'
import { apiAs, dataOf, type Caller } from '#tests/support/browser/api.ts'
import { findBoxFaults } from '#tests/support/browser/box-faults.ts'
import { endVisits, say, visit, type Visit } from '#tests/support/browser/console.ts'
import { findAccessFaults } from '#tests/support/browser/faults.ts'
import { startOwnLobby, type OwnLobby } from '#tests/support/browser/own-lobby.ts'

// A resident on a phone books a room that a neighbour wants too, and expects a guest, whose pass the gate checks.
let lobby: OwnLobby
let manager: Caller
let visitor: Visit
beforeAll(async () => {
  lobby = await startOwnLobby()
  manager = await apiAs('manager', { lobby: lobby.url })
  visitor = await visit({ width: 390, height: 844, lobby: lobby.url })
  const { page } = visitor
  const { username, password, submit } = entryWords.vi.sign_in
  await page.goto('/app/sign-in')
  await page.getByLabel(username).fill('resident@lobby.test')
  await page.getByLabel(password, { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: submit, exact: true }).click()
  await page.waitForURL('**/app/homes/*')
})
afterAll(async () => {
  await endVisits()
  await lobby.stop()
})

const words = bookingWords.vi
const faultsOf = async () => [
  ...(await findAccessFaults(visitor)),
  ...(await findBoxFaults(visitor, [390, 820], '.homes, main, .bar')),
]

it('books a room; of a slot that a neighbour took meanwhile they are told', async () => {
  const { page } = visitor
  const home = page.url().split('/').at(-1)
  const day = addDays(officeToday(), 2)
  const type = await manager.create('utility-types', { code: 'E2E-TYPE', name: 'Phòng' })
  const hall = await manager.create('utilities', {
    code: 'E2E-HALL',
    name: 'Phòng họp cư dân',
    type_id: type.id,
    open_time: '08:00:00',
    close_time: '12:00:00',
    slot_minutes: 60,
    price: '50000',
    is_exclusive: true,
  })
  const bar = page.getByRole('navigation', { name: shellWords.vi.menu })
  await bar.getByRole('link', { name: shellWords.vi.booking, exact: true }).click()
  await page.getByRole('link', { name: /Phòng họp cư dân/ }).click()
  await page.getByLabel(words.day, { exact: true }).fill(day)
  const slot = (hours: string) => page.getByRole('button', { name: hours, exact: true })
  await slot('08:00–09:00').click()
  expect(await faultsOf()).toEqual([])

  const place = `building_id=${manager.buildingId}`
  const { apartments } = await manager.call(`GET apartments?${place}&limit=5`)
  const next = (apartments as readonly { readonly id: string }[]).find(({ id }) => id !== home)
  await manager.create('utility-bookings', {
    utility_id: hall.id,
    apartment_id: next?.id,
    date: day,
    from_time: '08:00:00',
    to_time: '09:00:00',
  })
  const book = page.getByRole('button', { name: words.book, exact: true })
  await book.click()
  await page.getByText(errorMessages.slot_taken.vi).waitFor()
  expect(await slot(say(words.taken, { hours: '08:00–09:00' })).isDisabled()).toBe(true)

  await slot('09:00–10:00').click()
  await slot('10:00–11:00').click()
  await page.getByText('100.000').waitFor()
  await book.click()
  await page.waitForURL('**/booking/reserved/*')
  await page.getByText('09:00–11:00').waitFor()
  await page.getByText('Phòng họp cư dân').waitFor()
  expect(await faultsOf()).toEqual([])
  const id = page.url().split('/').at(-1) ?? ''
  expect(dataOf(await manager.call(`GET utility-bookings/${id}`))).toMatchObject({
    apartment_id: home,
    price: '100000',
    status: 'new',
  })

  await page.getByRole('button', { name: words.call_off, exact: true }).click()
  await page.getByLabel(words.reason).fill('Đổi lịch')
  await page.getByRole('button', { name: words.call_off_sure }).click()
  await page.getByText(words.state.cancel, { exact: true }).waitFor()
})

it('expects a guest, whose pass the gate checks', async () => {
  const { page } = visitor
  const guests = guestWords.vi
  const bar = page.getByRole('navigation', { name: shellWords.vi.menu })
  await bar.getByRole('link', { name: shellWords.vi.booking, exact: true }).click()
  await page.getByRole('link', { name: words.guests, exact: true }).click()
  await page.getByRole('link', { name: guests.announce }).click()
  await page.getByLabel(guests.name).fill('Trần Thị Hoa')
  const soon = officeClock(new Date(Date.now() + 600_000).toISOString())
    .slice(0, 16)
    .replace(' ', 'T')
  await page.getByLabel(guests.from).fill(soon)
  expect(await faultsOf()).toEqual([])
  await page.getByRole('button', { name: guests.send, exact: true }).click()
  await page.waitForURL(/\/guests\/\d+$/)
  await page.getByText(guests.state.waiting, { exact: true }).waitFor()
  await page.getByRole('img').waitFor()
  expect(await faultsOf()).toEqual([])
  const id = page.url().split('/').at(-1) ?? ''
  const code = (await page.locator('.sum').textContent()) ?? ''
  const checked = async () =>
    dataOf(await manager.call('POST visitors/gate/check', { building_id: manager.buildingId, code }))
  expect((await checked()).verdict).toBe('waiting')
  await manager.call(`POST visitors/${id}/approve`, {})
  expect(await checked()).toMatchObject({ verdict: 'welcome', visitor: { id, name: 'Trần Thị Hoa' } })
  await page.reload()
  await page.getByText(guests.state.welcome, { exact: true }).waitFor()

  await page.getByRole('link', { name: guests.again }).click()
  await page.getByRole('button', { name: guests.send, exact: true }).waitFor()
  expect(await page.getByLabel(guests.name).inputValue()).toBe('Trần Thị Hoa')
})
