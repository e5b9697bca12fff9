import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthOf, officeToday } from '#core/days.ts'
import { openRunServer, type RunServer } from '#tests/support/money/run-server.ts'
import { outcome, rowsOf } from '#tests/support/server/seeded-server.ts'
import {
  countsOf,
  openWorkbookDesk,
  reasonsIn,
  type WorkbookDesk,
} from '#tests/support/server/workbook-desk.ts'

// Debts and meters of a workbook that comes again, corrected.
let runner: RunServer
let desk: WorkbookDesk
beforeAll(async () => {
  runner = await openRunServer()
  await runner.seeded.server.services.jobs.start()
  desk = openWorkbookDesk(runner)
})
afterAll(() => runner.seeded.close())

const apartments = [
  { code: 'A-1', block_id: 'A', area: '68,5', handover_date: '15/06/2021' },
  { code: 'A-2', block_id: 'A', area: '46', handover_date: '15/06/2021' },
]
const debt = { apartment_id: 'A-1', fee_type: 'Nước', month: '10/2026', amount: 118_000, date: '31/10/2026' }
const owed = async (id: string) =>
  rowsOf(await desk.adm(`GET fees?building_id=${id}&limit=all&sort=id`)).map(
    ({ name, amount, status }) => `${String(name)} ${String(amount)} ${String(status)}`,
  )

test('a debt that was imported is not changed by another file, and the same debt is not booked twice', async () => {
  const id = await desk.newBuilding()
  await desk.filled(id, { apartments, debts: [debt] })
  expect(await owed(id)).toEqual(['Nước 10/2026 118000 approved'])
  const loud = await desk.checked(id, { apartments, debts: [{ ...debt, fee_type: 'NƯỚC' }] })
  expect([countsOf(loud).debts, reasonsIn(loud)]).toEqual([{ unchanged: 1 }, []])
  const corrected = await desk.checked(id, {
    apartments,
    debts: [
      { ...debt, amount: 161_000 },
      { ...debt, apartment_id: 'A-2', date: '30/10/2026' },
    ],
  })
  expect(reasonsIn(corrected)).toEqual([['debts', 'amount:imported_otherwise', false, 1, [2]]])
  await desk.pressed(id, 'apply')
  expect(await owed(id)).toEqual(['Nước 10/2026 118000 approved', 'Nước 10/2026 118000 approved'])
})

test('a debt that may be one that is there already, or that the first month charges too, is told', async () => {
  const id = await desk.newBuilding()
  await desk.filled(id, { apartments, debts: [debt] })
  const now = monthOf(officeToday()).split('-').toReversed().join('/')
  const alike = await desk.checked(id, {
    apartments,
    debts: [
      { ...debt, name: 'Nước tháng mười' },
      { ...debt, apartment_id: 'A-2', name: 'Nợ 1' },
      { ...debt, apartment_id: 'A-2', name: 'Nợ 2' },
      { ...debt, apartment_id: 'A-2', month: now, date: '' },
    ],
  })
  expect(reasonsIn(alike)).toEqual([
    ['debts', 'amount:debt_alike', true, 2, [2, 4]],
    ['debts', 'month:debt_of_first_month', true, 1, [5]],
  ])
})

test('where makers do not approve their own, the check tells it and not the import', async () => {
  const id = await desk.newBuilding()
  const { version } = (await desk.adm(`GET buildings/${id}`)).body.data as { version: number }
  const changed = await desk.adm(`PATCH buildings/${id}`, { maker_approves: '0', version })
  expect(outcome(changed)).toBe('200')
  const checked = await desk.checked(id, { apartments, debts: [debt] })
  expect(reasonsIn(checked).map(([sheet, reason]) => [sheet, reason])).toEqual([
    ['debts', ':opening_debt_by_two'],
  ])
})

test('of two meters of one kind in a home each needs its serial number', async () => {
  const id = await desk.newBuilding()
  const meter = { apartment_id: 'A-1', kind: 'Nước' }
  const checked = await desk.checked(id, {
    apartments,
    meters: [
      { ...meter, serial_number: 'N1', start_number: '152' },
      { ...meter, start_number: '98' },
    ],
  })
  expect(reasonsIn(checked)).toEqual([['meters', 'apartment_id:duplicate_in_file', false, 1, [3]]])
  const both = await desk.checked(id, {
    apartments,
    meters: [
      { ...meter, serial_number: 'N1', start_number: '152' },
      { ...meter, serial_number: 'N2', start_number: '98' },
    ],
  })
  expect([reasonsIn(both), countsOf(both).meters]).toEqual([[], { create: 2 }])
})

test('a card that two rows name is given to the first, and the other is told', async () => {
  const id = await desk.newBuilding()
  const vehicle = { apartment_id: 'A-1', vehicle_type: 'Xe máy', register_from: '01/07/2021' }
  const vehicles = [
    { ...vehicle, license_plate: '29K1-111.11', parking_card_id: 'XM0001' },
    { ...vehicle, license_plate: '29K1-222.22', parking_card_id: 'xm0001' },
  ]
  const checked = await desk.checked(id, { apartments, vehicles })
  // The card that the row would make is there, and the row's vehicle cannot have it.
  expect(reasonsIn(checked)).toEqual([
    ['vehicles', 'card_id:duplicate_in_file', false, 1, [3]],
    ['vehicles', 'parking_card_id:card_taken', false, 1, [3]],
  ])
  await desk.answeredAll(id, checked)
  await desk.pressed(id, 'apply')
  const cards = rowsOf(await desk.adm(`GET parking-cards?building_id=${id}`))
  expect(cards.map(({ card_id }) => card_id)).toEqual(['XM0001'])
  const made = rowsOf(await desk.adm(`GET vehicles?building_id=${id}`))
  expect(made.map(({ license_plate }) => license_plate)).toEqual(['29K111111'])
})

test('a price per person tells the homes without a number of people', async () => {
  const id = await desk.newBuilding()
  const fee = { building_id: id, code: 'NUOC', name: 'Nước', fee_type: 'WATER', price_type: 'metered' }
  const { id: setting } = (await desk.adm('POST fee-settings', fee)).body.data as { id: string }
  const tariff = {
    building_id: id,
    fee_setting_id: setting,
    name: 'Giá',
    valid_from: '2026-01-01',
    per: 'person',
  }
  expect(outcome(await desk.adm('POST tariffs', { ...tariff, tiers: [{ price: '6700' }] }))).toBe('201')
  const checked = await desk.checked(id, {
    apartments: [apartments[0] ?? {}, { ...apartments[1], register_people_number: '3' }],
  })
  expect(reasonsIn(checked)).toEqual([['apartments', 'register_people_number:people_missing', true, 1, [2]]])
})
