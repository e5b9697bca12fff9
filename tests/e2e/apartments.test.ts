import { afterAll, beforeAll, expect, it } from 'vitest'
import { officeToday } from '#core/days.ts'
import { errorText } from '#domain/errors/catalogue.ts'
import { labels as allLabels } from '#entities/labels.ts'
import { formatMoney } from '#src/fields/format.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import { findAccessFaults } from '#tests/support/browser/faults.ts'
import {
  button,
  choose,
  chooseItem,
  endVisits,
  say,
  signIn,
  visit,
  wordsIn,
  type Visit,
} from '#tests/support/browser/console.ts'

const { crud: words, apartment: labels } = wordsIn('vi')
const payer = allLabels.payer_rule.vi
const code = 'T-0101'
let visitor: Visit
let manager: Caller
let block: string
beforeAll(async () => {
  manager = await apiAs('manager')
  const blocks = await manager.call(`GET blocks?building_id=${manager.buildingId}&limit=1`)
  block = (blocks.blocks as { name: string }[])[0]?.name ?? ''
  visitor = await visit()
  await signIn(visitor, 'manager')
})
afterAll(endVisits)

const sheetLabel: Partial<Record<string, string>> = { area: `${labels.fields.area} (m²)` }
const field = (name: keyof typeof labels.fields) =>
  visitor.page.locator('form').getByLabel(labels.fields[name], { exact: true })
const press = (name: string) => button(visitor.page, name).click()
const told = (text: string) => visitor.page.getByText(text).first().waitFor()
const heading = (name: string) => visitor.page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

it('is created from the menu, with each error at its field', async () => {
  const { page } = visitor
  await page.getByRole('link', { name: labels.many, exact: true }).first().click()
  await page.getByRole('link', { name: say(words.list.create, { one: labels.one }) }).click()
  await page.waitForURL('**/apartment-create')
  await field('code').fill(code)
  await press(words.form.save)
  await page.getByRole('alert').getByText(errorText('required', 'vi'), { exact: true }).first().waitFor()
  await choose(page, labels.fields.block_id, block)
  await field('area').fill('72,5')
  await field('name').fill('Căn góc hướng hồ')
  await press(words.form.save)
  await page.waitForURL('**/apartment-detail/*')
  await heading(code)
  await told('Căn góc hướng hồ')
})

it('refuses a second one of the same code, and keeps what was typed', async () => {
  const { page } = visitor
  await page.goto('/apartment-create')
  await field('code').fill(code)
  await choose(page, labels.fields.block_id, block)
  await field('area').fill('60')
  await press(words.form.save)
  await page.getByRole('alert').getByText(errorText('code_exists', 'vi'), { exact: true }).first().waitFor()
  expect(await field('area').inputValue()).toBe('60')
})

it('is edited, and its history shows who changed what', async () => {
  const { page } = visitor
  await page.goto(`/apartments?q=${code}`)
  await page.getByRole('link', { name: code, exact: true }).click()
  await press(words.record.edit)
  await field('name').fill('Căn góc hướng vườn')
  await press(words.form.save)
  await page.waitForURL('**/apartment-detail/*')
  await told('Căn góc hướng vườn')
  await page.getByRole('tab', { name: words.record.history }).click()
  const history = page.getByRole('tabpanel')
  await history.getByText('Căn góc hướng hồ').first().waitFor()
  await history.getByText('Nguyễn Thu Hằng').first().waitFor()
})

it('asks before it leaves what was typed', async () => {
  const { page } = visitor
  await press(words.record.edit)
  await field('name').fill('Chưa lưu')
  await page.getByRole('link', { name: labels.many, exact: true }).first().click()
  await page.getByRole('dialog').getByText(words.form.unsaved_title).last().waitFor()
  await press(words.form.stay)
  expect(await field('name').inputValue()).toBe('Chưa lưu')
  await press(words.form.cancel)
  await press(words.form.leave)
  await heading(code)
})

it('is deleted after a question, is in the trash, and is restored from it', async () => {
  const { page } = visitor
  await page.getByRole('button', { name: words.record.more }).click()
  await chooseItem(page, words.record.delete)
  const question = page
    .getByRole('dialog')
    .filter({ hasText: say(words.record.delete_title, { title: `${labels.one} ${code}` }) })
  await question.getByRole('button', { name: words.record.delete }).click()
  // Back to the list as it was left.
  await page.waitForURL(/\/apartments(\?|$)/)
  await told(say(words.record.deleted, { title: code }))
  await page.getByRole('searchbox', { name: words.list.search }).fill(code)
  await told(say(words.list.empty_filtered, { one: labels.one }))

  await page.getByText(words.list.trash, { exact: true }).click()
  await page.getByRole('button', { name: say(words.list.actions_of, { title: code }) }).click()
  await chooseItem(page, words.record.restore)
  await told(say(words.record.restored, { title: code }))
  await page.getByText(words.list.live, { exact: true }).click()
  await page.getByRole('link', { name: code, exact: true }).waitFor()
  // The browser itself logs each refusal: of wrong values, and of a record that was just deleted.
  expect(visitor.complaints.filter((one) => !/status of (404|422)/.test(one))).toEqual([])
})

it('is one of many in a sheet that is typed into, where a colleague’s change appears', async () => {
  const { page } = visitor
  await page.goto(`/apartments?q=${code}`)
  await page.getByRole('group', { name: words.looks.title }).getByText(words.looks.grid).click()
  const cell = (name: keyof typeof labels.fields) =>
    page.getByRole('textbox', {
      name: say(words.sheet.cell, { field: sheetLabel[name] ?? labels.fields[name], record: code }),
    })
  await cell('area').fill('81,25')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  const stored = async () => {
    const reply = await manager.call(`GET apartments?building_id=${manager.buildingId}&keyword=${code}`)
    const [one] = reply.apartments as { id: string; version: number; area: number; garden_area: number }[]
    return one!
  }
  await expect.poll(async () => [(await stored()).area, (await stored()).garden_area]).toEqual([81.25, 6])
  const { id, version } = await stored()
  await manager.call(`PATCH apartments/${id}`, { version, name: 'Căn của đồng nghiệp' })
  await expect.poll(() => cell('name').inputValue()).toBe('Căn của đồng nghiệp')
  await cell('floor').fill('500')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText(errorText('too_large', 'vi').split('[')[0]!).waitFor()
})

it('is only shown in the sheet to those who may not change it', async () => {
  const board = await visit()
  await signIn(board, 'board')
  await board.page.goto(`/apartments?look=grid&q=${code}`)
  await board.page.locator('.lobby-grid tr[data-record]').first().waitFor()
  expect(await board.page.locator('.lobby-grid :is(input, select)').count()).toBe(0)
})

it('is the one page for an owner’s call: who lives there, cars, debt, bookings, and from when her son pays', async () => {
  const { page } = visitor
  const place = `building_id=${manager.buildingId}`
  const { home, plate, owed, neighbour } = await homeOfCaller(place)
  const son = await manager.create('residents', { full_name: 'Vũ Con Trai Chủ Hộ' })
  const { relationships } = await manager.call(`GET relationships?${place}&status[eq]=active&limit=1`)
  const [{ id: relationship_id }] = relationships as [{ id: string }]
  const stay = { block_id: home.block_id, apartment_id: home.id, relationship_id }
  await manager.create('residencies', { ...stay, resident_id: son.id })
  const booked = await bookCleaning(home.id, place)

  await page.goto('/dashboard')
  await page.locator('main h1').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(home.code)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/apartment-detail/${home.id}`)
  const summary = page.locator(`dl[aria-label="${words.record.summary}"]`)
  await summary.getByText(home.householder).first().waitFor()
  await summary.getByText(owed).waitFor()
  const card = (name: keyof typeof labels.fields) =>
    page
      .locator('.lobby-glance .ant-card')
      .filter({ has: page.getByRole('heading', { name: labels.fields[name], exact: true }) })
  await card('residents').getByText('Vũ Con Trai Chủ Hộ').waitFor()
  await card('bookings').getByText(booked).waitFor()
  expect(await findAccessFaults(visitor)).toEqual([])
  await card('vehicles').getByRole('link', { name: plate, exact: true }).click()
  await heading(plate)
  await page.goBack()
  await heading(home.code)

  // The parking next door goes on one slip with hers; the apartment itself is no partner.
  await press(words.record.edit)
  await choose(page, labels.fields.partner_apartment_id, home.code)
  await press(words.form.save)
  await page.getByRole('alert').getByText(errorText('refers_to_itself', 'vi')).first().waitFor()
  await choose(page, labels.fields.partner_apartment_id, neighbour)
  await press(words.form.save)
  await page.waitForURL(`**/apartment-detail/${home.id}`)
  await told(neighbour)

  // The lists that hold nothing share one tab.
  const [empty = ''] = words.record.empty_related.split(' (')
  await page.getByRole('tab', { name: empty }).click()
  await page.getByRole('link', { name: new RegExp(`^${labels.fields.payer_rules}`) }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: say(words.list.create, { one: payer.one }) })
    .click()
  await choose(page, payer.fields.resident_id, 'Vũ Con Trai Chủ Hộ')
  await press(words.form.save)
  const rulesOf = async () =>
    (await manager.call(`GET payer-rules?${place}&apartment_id[eq]=${home.id}`)).data as { id: string }[]
  await expect.poll(rulesOf).toMatchObject([{ payer_kind: 'owner', resident_id: son.id, covers: 'all_fees' }])
  // The demo's money is other tests' too.
  const [rule] = await rulesOf()
  await manager.call(`DELETE payer-rules/${rule!.id}`)
  await manager.call(`PATCH apartments/${home.id}`, { partner_apartment_id: null })
})

interface Home {
  readonly id: string
  readonly code: string
  readonly block_id: string
  readonly householder: string
  readonly outstanding: string
}

/** An apartment with a vehicle that owes money, and the code of another one. */
async function homeOfCaller(place: string) {
  const owing = await manager.call(
    `GET apartments?${place}&outstanding[gt]=0&residents_count[lte]=3&limit=100`,
  )
  const apartments = owing.apartments as Home[]
  const { data } = await manager.call(`GET vehicles?${place}&limit=100`)
  const vehicles = data as { apartment_id: string; license_plate: string }[]
  const plateOf = ({ id }: { id: string }) => vehicles.find((one) => one.apartment_id === id)?.license_plate
  const home = apartments.findLast((one) => plateOf(one) !== undefined)!
  const neighbour = apartments.find(({ id }) => id !== home.id)!.code
  const owed = formatMoney(home.outstanding, 'vnd', 'vi')
  return { home, plate: plateOf(home)!, owed, neighbour }
}

/** Books a service that an earlier order had; returns the order's code. */
async function bookCleaning(apartmentId: string, place: string): Promise<string> {
  const { data } = await manager.call(`GET services?${place}&bookable[eq]=true&is_active[eq]=true&limit=1`)
  const [{ id: service_id }] = data as [{ id: string }]
  const code = 'DV-CALL'
  await manager.create('bookings', {
    code,
    apartment_id: apartmentId,
    date: officeToday(),
    customer_name: 'Chủ hộ',
    services: [{ service_id, quantity: 1, price: '250000' }],
  })
  return code
}
