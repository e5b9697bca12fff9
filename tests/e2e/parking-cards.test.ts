import { afterAll, beforeAll, expect, it } from 'vitest'
import { labels } from '#entities/labels.ts'
import { words as parkingWords } from '#src/parking/locale.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  button,
  choose,
  chooseItem,
  clickWhenStill,
  endVisits,
  listOf,
  pick,
  say,
  selectOf,
  signIn,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

// "Give the new motorbike a card." "Lock the lost card."
const words = parkingWords.vi
const cardWords = labels.parking_card.vi
const vehicleWords = labels.vehicle.vi
type Row = Readonly<Record<string, unknown>> & { readonly id: string }
let manager: Caller
let visitor: Visit
let vehicle: Row
let free: Row
let typeId: string
const rows = async (path: string) => (await manager.call(`GET ${path}`)).data as Row[]
beforeAll(async () => {
  manager = await apiAs('manager')
  const place = `building_id=${manager.buildingId}`
  const { apartments } = (await manager.call(`GET apartments?${place}&limit=1`)) as { apartments: Row[] }
  typeId = (
    await manager.create('vehicle-card-types', { code: 'T36', name: 'Xe máy 36', unit_price: '136000' })
  ).id
  free = (await manager.create('parking-cards', { code: 'T36-1', card_type_id: typeId })) as Row
  await manager.create('parking-cards', { code: 'T36-2', card_type_id: typeId })
  const plate = { license_plate: '59Z3-036.36', apartment_id: apartments[0]!.id }
  vehicle = (await manager.create('vehicles', plate)) as Row
  await manager.call(`POST vehicles/${vehicle.id}/approve`, {})
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const field = (name: keyof typeof vehicleWords.fields) =>
  visitor.page.getByRole('dialog').getByLabel(vehicleWords.fields[name], { exact: true })

it('a vehicle gets a free card of the chosen type at the type’s price', async () => {
  const { page } = visitor
  await page.goto(`/accessories-management-detail/vehicle/${vehicle.id}`)
  await button(page, words.issue).click()
  await choose(page, vehicleWords.fields.card_type_id, 'Xe máy 36')
  await expect.poll(() => field('price').inputValue()).toMatch(/136/)
  const cards = selectOf(page, vehicleWords.fields.parking_card_id)
  const options = (await listOf(cards)).locator('.ant-select-item-option')
  await expect.poll(() => options.count()).toBe(2)
  await pick(cards, 'T36-1')
  await page.getByRole('dialog').getByRole('button', { name: words.issue }).click()
  await button(page, say(words.card, { code: 'T36-1' })).waitFor()
  const [given] = await rows(`parking-cards?building_id=${manager.buildingId}&code=T36-1`)
  expect(given!.given_on).not.toBeNull()
})

it('the lost card is locked from its vehicle, and a new one given in its place', async () => {
  const { page } = visitor
  await button(page, say(words.card, { code: 'T36-1' })).click()
  await page.getByRole('menuitem', { name: cardWords.actions.lock, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Cư dân báo mất')
  await dialog.getByRole('button', { name: cardWords.actions.lock, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect
    .poll(async () => (await manager.call(`GET parking-cards/${free.id}`)).data)
    .toMatchObject({ card_status: 'locked', lock_reason: 'Cư dân báo mất' })
  await button(page, say(words.card, { code: 'T36-1' })).click()
  await page.getByRole('menuitem', { name: cardWords.actions.reissue }).click()
  await pick(selectOf(dialog, cardWords.fields.replaced_by_id), 'T36-2')
  await dialog.getByRole('button', { name: cardWords.actions.reissue }).click()
  await button(page, say(words.card, { code: 'T36-2' })).waitFor()
})

it('a free card is issued from its own page to a vehicle without one, which then has it', async () => {
  const { page } = visitor
  const { apartments } = (await manager.call(`GET apartments?building_id=${manager.buildingId}&limit=1`)) as {
    apartments: Row[]
  }
  // As it is kept and shown.
  const plate = '59Z303637'
  const { id } = await manager.create('vehicles', { license_plate: plate, apartment_id: apartments[0]!.id })
  await manager.call(`POST vehicles/${id}/approve`, {})
  const kept = await manager.create('parking-cards', { code: 'T36-3', card_type_id: typeId })
  await page.goto(`/parking-card-detail/${kept.id}`)
  await button(page, words.issue).click()
  await choose(
    page,
    vehicleWords.one.replace(/^./u, (sign) => sign.toUpperCase()),
    plate,
  )
  await page.getByRole('dialog').getByRole('button', { name: words.issue }).click()
  await expect
    .poll(async () => (await manager.call(`GET vehicles/${id}`)).data)
    .toMatchObject({ parking_card_id: kept.id })
  // Given, it is not offered again.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await button(page, words.issue).waitFor({ state: 'detached' })
})

it('a locked card is opened again from its vehicle, and taken back', async () => {
  const { page } = visitor
  const [card] = await rows(`parking-cards?building_id=${manager.buildingId}&code=T36-2`)
  await manager.call(`POST parking-cards/${card!.id}/lock`, { lock_reason: 'Nghi mất' })
  await page.goto(`/accessories-management-detail/vehicle/${vehicle.id}`)
  const dialog = page.getByRole('dialog')
  const move = async (name: keyof typeof cardWords.actions) => {
    await button(page, say(words.card, { code: 'T36-2' })).click()
    await clickWhenStill(page.getByRole('menuitem', { name: cardWords.actions[name], exact: true }))
    await dialog.getByRole('button', { name: cardWords.actions[name], exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await move('open')
  await expect
    .poll(async () => (await manager.call(`GET parking-cards/${card!.id}`)).data)
    .toMatchObject({ card_status: 'opened' })
  await move('give_back')
  await button(page, words.issue).waitFor()
  expect((await manager.call(`GET parking-cards/${card!.id}`)).data).toMatchObject({ given_on: null })
})

it('a registration is rejected with a reason, submitted again, deleted and brought back', async () => {
  const { page } = visitor
  const { apartments } = (await manager.call(`GET apartments?building_id=${manager.buildingId}&limit=1`)) as {
    apartments: Row[]
  }
  const plate = '59Z303638'
  const { id } = await manager.create('vehicles', { license_plate: plate, apartment_id: apartments[0]!.id })
  const now = async () => (await manager.call(`GET vehicles/${id}`)).data
  await page.goto(`/accessories-management-detail/vehicle/${id}`)
  await button(page, vehicleWords.actions.reject).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Thiếu cà vẹt')
  await button(dialog, vehicleWords.actions.reject).click()
  await expect.poll(now).toMatchObject({ status: 'rejected', reject_reason: 'Thiếu cà vẹt' })
  await page.getByText('Thiếu cà vẹt').first().waitFor()
  await button(page, vehicleWords.actions.resubmit).click()
  await expect.poll(now).toMatchObject({ status: 'pending' })
  await manager.call(`DELETE vehicles/${id}`)
  await page.goto('/accessories-management-deleted/vehicle')
  const { list, record } = wordsIn('vi').crud
  await page.getByRole('button', { name: say(list.actions_of, { title: plate }) }).click()
  await chooseItem(page, record.restore)
  await page.getByText(say(record.restored, { title: plate })).waitFor()
  await expect.poll(now).toMatchObject({ status: 'pending', deleted_at: null })
})
