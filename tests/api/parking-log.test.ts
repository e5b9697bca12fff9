import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// A line of the barrier's log finds its vehicle by what was read: the plate, or the card.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let vehicleId: string
const cards: string[] = []
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  const block = rowsOf(await a('GET blocks?building_id=1'), 'blocks')[0]
  const apartment = (await make('apartments', { code: 'PL-1', block_id: block?.id, area: '50' })).id
  const type = (await make('vehicle-card-types', { code: 'PL-T', name: 'Xe máy', unit_price: '1' })).id
  for (const code of ['PL-MAIN', 'PL-SUB'])
    cards.push((await make('parking-cards', { code, card_id: `RFID${code}`, card_type_id: type })).id)
  const plate = { license_plate: '59X9-777.77', apartment_id: apartment }
  vehicleId = (await make('vehicles', plate)).id
  await a(`POST vehicles/${vehicleId}/approve`, { parking_card_id: cards[0] })
  await a(`PATCH vehicles/${vehicleId}`, { sub_card_id: cards[1] })
})
afterAll(() => seeded.close())

const make = async (path: string, values: object) =>
  recordOf(await a(`POST ${path}`, { building_id: '1', ...values }))
const at = '2026-01-02T03:04:05.000Z'
const pass = (values: object) => a('POST parking-logs', { building_id: '1', at, ...values })

test('the plate alone, however it is spelt, and either card alone find the vehicle and its plate', async () => {
  const found = { vehicle_id: vehicleId, plate_read: '59X977777' }
  expect(recordOf(await pass({ plate_read: '59x9 777-77' }))).toMatchObject({
    ...found,
    parking_card_id: null,
  })
  for (const parking_card_id of cards)
    expect(recordOf(await pass({ parking_card_id }))).toMatchObject({ ...found, parking_card_id })
  expect(recordOf(await pass({ vehicle_id: vehicleId }))).toMatchObject(found)
  const own = rowsOf(await a(`GET parking-logs?building_id=1&vehicle_id=${vehicleId}`))
  expect(own).toHaveLength(4)
})

test('a plate that is read beside another vehicle’s card is that of the line, and a strange plate stays as it was read', async () => {
  const other = await make('vehicles', {
    license_plate: '59X9-88888',
    apartment_id: recordOf(await a(`GET vehicles/${vehicleId}`)).apartment_id,
  })
  const both = await pass({ plate_read: '59X988888', parking_card_id: cards[0] })
  expect(recordOf(both)).toMatchObject({ vehicle_id: other.id, parking_card_id: cards[0] })
  expect(recordOf(await pass({ plate_read: '30A11111' }))).toMatchObject({ vehicle_id: null })
  const borrowed = await pass({ plate_read: '30A22222', parking_card_id: cards[0] })
  expect(recordOf(borrowed)).toMatchObject({ plate_read: '30A22222', vehicle_id: vehicleId })
})

test('a line that names nothing, or a card that nobody has, needs the plate', async () => {
  expect(faults(await pass({}))).toEqual(['plate_read:required'])
  const idle = await make('parking-cards', {
    code: 'PL-IDLE',
    card_type_id: rowsOf(await a('GET vehicle-card-types?building_id=1&code=PL-T'))[0]?.id,
  })
  expect(faults(await pass({ parking_card_id: idle.id }))).toEqual(['plate_read:required'])
})

test('the log is searched by the plate and by the card, its code or its number', async () => {
  await pass({ parking_card_id: cards[1] })
  for (const keyword of ['59X9-777.77', 'PL-SUB', 'RFIDPL-SUB']) {
    const rows = rowsOf(await a(`GET parking-logs?building_id=1&keyword=${keyword}`))
    expect([keyword, rows.some(({ vehicle_id: id }) => id === vehicleId)]).toEqual([keyword, true])
  }
})

test('a guard writes the log and reads vehicles, and makes no vehicle, card or kind of card', async () => {
  const guard = await seeded.member(
    '1',
    right('manage_parking', 'read'),
    right('manage_parking_log', 'read', 'create'),
  )
  const values = { building_id: '1', at, plate_read: '59X977777' }
  expect(recordOf(await guard('POST parking-logs', values))).toMatchObject({ vehicle_id: vehicleId })
  for (const path of ['vehicles', 'parking-cards', 'vehicle-card-types', 'parking-logs'])
    expect([path, outcome(await guard(`GET ${path}?building_id=1`))]).toEqual([path, '200'])
  for (const path of ['vehicles', 'parking-cards', 'vehicle-card-types'])
    expect([path, outcome(await guard(`POST ${path}`, values))]).toEqual([path, '403 forbidden'])
  const logOnly = await seeded.member('1', right('manage_parking_log', 'read', 'create'))
  expect(outcome(await logOnly('GET vehicles?building_id=1'))).toBe('403 forbidden')
  expect(outcome(await logOnly('GET parking-logs?building_id=1'))).toBe('200')
  const clerk = await seeded.member('1', right('manage_parking', 'read', 'create'))
  expect(outcome(await clerk('POST parking-logs', values))).toBe('201')
})

test('vehicles of another building are not found by their plates', async () => {
  const b = seeded.as('B2')
  const theirs = await b('POST parking-logs', { building_id: '2', at, plate_read: '59X977777' })
  expect(outcome(theirs)).toBe('201')
  expect(recordOf(theirs)).toMatchObject({ vehicle_id: null })
})
