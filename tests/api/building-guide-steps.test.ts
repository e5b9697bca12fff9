import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, monthAfter, monthOf, officeToday } from '#core/days.ts'
import { openSetUpDesk } from '#tests/support/server/set-up-desk.ts'
import {
  openSeededServer,
  outcome,
  right,
  rowsOf,
  withKey,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openGuideDesk } from '#tests/support/server/guide-desk.ts'

// Steps of the guide that the first notice goes out without, each done by a record.
let seeded: SeededServer
let desk: ReturnType<typeof openGuideDesk>
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = openGuideDesk(seeded)
})
afterAll(() => seeded.close())

const open = { is_done: false, is_answered: false }
const done = { is_done: true, is_answered: false }

test('people are done where four of five homes that are handed over are lived in', async () => {
  const id = await desk.newBuilding()
  const { block, home } = await desk.furnish(id)
  const relationship_id = await desk.make('relationships', { building_id: id, code: 'CH', name: 'Chủ hộ' })
  const homes = [home]
  for (const code of ['A-02', 'A-03', 'A-04', 'A-05'])
    homes.push(await desk.make('apartments', { building_id: id, code, block_id: block, area: '50' }))
  for (const one of homes) await desk.handOver(one)
  for (const apartment_id of homes.slice(0, 4)) {
    expect(await desk.stepOf(id, 'people')).toMatchObject(open)
    const resident_id = await desk.make('residents', { building_id: id, full_name: 'Lê Thị Ở' })
    const place = { block_id: block, apartment_id, resident_id, relationship_id }
    await desk.make('residencies', { building_id: id, ...place })
  }
  expect(await desk.stepOf(id, 'people')).toMatchObject({ ...done, total: 5, open: 1 })
})

test('old debts are done by one that is booked', async () => {
  const id = await desk.newBuilding()
  const { home } = await desk.furnish(id)
  expect(await desk.stepOf(id, 'opening')).toMatchObject(open)
  const month = monthAfter(monthOf(officeToday()), -1)
  const debt = { apartment_id: home, fee_type: 'WATER', month, name: 'Nước cũ', amount: '5000' }
  const made = await desk.admin('POST opening-debts', { building_id: id, ...debt }, withKey())
  expect(outcome(made)).toBe('201')
  expect(await desk.stepOf(id, 'opening')).toMatchObject(done)
})

test('staff wait for a group at first, and are done with two who are in one', async () => {
  const id = await desk.newBuilding()
  expect(await desk.stepOf(id, 'staff')).toMatchObject({ ...open, part: 'groups' })
  await seeded.member(id, right('manage_building', 'read'))
  expect(await desk.stepOf(id, 'staff')).toMatchObject({ ...open, part: null })
  await seeded.member(id, right('manage_fee', 'read'))
  expect(await desk.stepOf(id, 'staff')).toMatchObject({ ...done, part: null })
})

test('rounds are done by one that is planned, letters by a template that is the default', async () => {
  const id = await desk.newBuilding()
  expect(await desk.stepOf(id, 'rounds')).toMatchObject(open)
  const points = [{ name: 'Cửa' }]
  const checklist_id = await desk.make('checklists', { building_id: id, code: 'CL', name: 'Thang', points })
  const days = { start_date: officeToday(), due_date: officeToday() }
  await desk.make('periodic-checklists', { building_id: id, checklist_id, ...days })
  expect(await desk.stepOf(id, 'rounds')).toMatchObject(done)
  expect(await desk.stepOf(id, 'letters')).toMatchObject(open)
  const [template] = rowsOf(await desk.admin(`GET example-templates?building_id=${id}&type=notice`))
  const changed = await desk.admin(`PATCH example-templates/${template?.id}`, { is_default: true })
  expect(outcome(changed)).toBe('200')
  expect(await desk.stepOf(id, 'letters')).toMatchObject(done)
})

test('prices tell fee types that set-up left inactive for want of one, until they have it', async () => {
  const id = await desk.newBuilding()
  const { setUp } = openSetUpDesk(desk.admin)
  const rows = ['fee_setting.PQL', 'fee_setting.NUOC', 'fee_setting.GUIXE', 'vehicle_card_type.XEMAY']
  expect((await setUp(id, { rows, city: 'ha_noi' })).inactive).toHaveLength(2)
  expect(await desk.stepOf(id, 'prices')).toMatchObject({ ...done, total: 3, open: 2 })
  await setUp(id, { rows, management_price: '9000', motorbike_price: '120000' })
  expect(await desk.stepOf(id, 'prices')).toMatchObject({ ...done, total: 1, open: 0 })
  const other = await desk.newBuilding()
  await setUp(other, { rows: ['fee_setting.PQL'] })
  expect(await desk.stepOf(other, 'prices')).toMatchObject({ ...open, total: 1, open: 1 })
})

test('prices say where one ends soon and the ready-made one that follows is known', async () => {
  const id = await desk.make('buildings', { code: 'HN', name: 'HN', address: 'Hà Nội', city: 'ha_noi' })
  const fee = { code: 'NUOC', name: 'Nước', fee_type: 'WATER', price_type: 'metered' }
  const fee_setting_id = await desk.make('fee-settings', { building_id: id, ...fee })
  const price = { name: 'Giá', valid_from: '2023-01-01', tiers: [{ price: '9000' }] }
  const tariff = await desk.make('tariffs', { building_id: id, fee_setting_id, ...price })
  expect(await desk.stepOf(id, 'prices')).toMatchObject({ ...done, part: null })
  const ends = { valid_to: addDays(officeToday(), 12) }
  expect(outcome(await desk.admin(`PATCH tariffs/${tariff}`, ends))).toBe('200')
  expect(await desk.stepOf(id, 'prices')).toMatchObject({ part: 'new_price' })
})
