import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '#api/calendar/today.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Cards are given to vehicles, locked, exchanged and taken back; card and vehicle say the same at any time.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let typeId: string
let apartmentId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  const block = rowsOf(await a('GET blocks?building_id=1'), 'blocks')[0]
  apartmentId = (await make('apartments', { code: 'PC-1', block_id: block?.id, area: '50' })).id
  typeId = (await make('vehicle-card-types', { code: 'PC-T', name: 'Xe máy', unit_price: '100000' })).id
})
afterAll(() => seeded.close())

let made = 0
const make = async (path: string, values: object) =>
  recordOf(await a(`POST ${path}`, { building_id: '1', ...values }))
const card = () => make('parking-cards', { code: `PC-${++made}`, card_type_id: typeId })
async function vehicle(cardId?: string) {
  const plate = `59X1-${String(++made).padStart(5, '0')}`
  const { id } = await make('vehicles', {
    license_plate: plate,
    apartment_id: apartmentId,
    card_type_id: typeId,
  })
  await a(`POST vehicles/${id}/approve`, cardId === undefined ? {} : { parking_card_id: cardId })
  return id
}
const cardNow = async (id: string) => recordOf(await a(`GET parking-cards/${id}`))
const cardOf = async (id: string) => recordOf(await a(`GET vehicles/${id}`)).parking_card_id

test('a card that a vehicle gets knows since when and for which apartment; given back it is free', async () => {
  const given = await card()
  const holder = await vehicle(given.id)
  expect(await cardNow(given.id)).toMatchObject({ given_on: today(), apartment_id: apartmentId })
  const free = `parking-cards?building_id=1&card_status=opened&given_on[null]=1&card_type_id=${typeId}`
  expect(rowsOf(await a(`GET ${free}`))).toEqual([])
  expect(outcome(await a(`POST parking-cards/${given.id}/give_back`, {}))).toBe('200')
  expect(await cardNow(given.id)).toMatchObject({ given_on: null, apartment_id: null })
  expect(await cardOf(holder)).toBeNull()
  expect(outcome(await a(`POST parking-cards/${given.id}/give_back`, {}))).toBe('409 card_not_given')
})

test('a lost card is locked and exchanged: the vehicle has the new one, and the old one opens nothing', async () => {
  const [lost, fresh] = [await card(), await card()]
  const holder = await vehicle(lost.id)
  expect(outcome(await a(`POST parking-cards/${lost.id}/lock`, { lock_reason: 'Mất' }))).toBe('200')
  const exchange = { replaced_by_id: fresh.id, lock_reason: 'Mất' }
  expect(outcome(await a(`POST parking-cards/${lost.id}/reissue`, exchange))).toBe('200')
  expect(await cardOf(holder)).toBe(fresh.id)
  expect(await cardNow(lost.id)).toMatchObject({
    card_status: 'locked',
    given_on: null,
    replaced_by_id: fresh.id,
  })
  expect(await cardNow(fresh.id)).toMatchObject({ card_status: 'opened', given_on: today() })
  const other = await vehicle()
  const refused = await a(`PATCH vehicles/${other}`, { parking_card_id: lost.id })
  expect(faults(refused)).toEqual(['parking_card_id:card_locked'])
})

test('two vehicles that want one card at once, by exchange or approval: one gets it', async () => {
  const [first, second, wanted] = [await card(), await card(), await card()]
  await vehicle(first.id)
  await vehicle(second.id)
  const exchange = { replaced_by_id: wanted.id, lock_reason: 'Hỏng' }
  const both = await Promise.all(
    [first, second].map(({ id }) => a(`POST parking-cards/${id}/reissue`, exchange)),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const held = rowsOf(await a(`GET vehicles?building_id=1&parking_card_id=${wanted.id}`))
  expect(held).toHaveLength(1)
})

test('strangers lock, exchange and take back nothing, and no card of another building is given', async () => {
  const given = await card()
  await vehicle(given.id)
  const stranger = seeded.as('B2')
  for (const [name, body] of [
    ['lock', { lock_reason: 'x' }],
    ['give_back', {}],
    ['reissue', { replaced_by_id: given.id, lock_reason: 'x' }],
  ] as const)
    expect(outcome(await stranger(`POST parking-cards/${given.id}/${name}`, body))).toBe(
      '404 record_not_found',
    )
  const elsewhere = { building_id: '2', code: 'PC-X', name: 'X', unit_price: '1' }
  const theirType = recordOf(await stranger('POST vehicle-card-types', elsewhere)).id
  const theirs = await stranger('POST parking-cards', {
    building_id: '2',
    code: 'PC-Y',
    card_type_id: theirType,
  })
  const exchange = { replaced_by_id: recordOf(theirs).id, lock_reason: 'x' }
  expect(outcome(await a(`POST parking-cards/${given.id}/reissue`, exchange))).toMatch(/^422/)
})

test('a vehicle’s second card is its card too: listed there, taken back there, also from a rejected vehicle', async () => {
  const [main, second] = [await card(), await card()]
  const holder = await vehicle(main.id)
  expect(outcome(await a(`PATCH vehicles/${holder}`, { sub_card_id: second.id }))).toBe('200')
  expect(await cardNow(second.id)).toMatchObject({ given_on: today(), apartment_id: apartmentId })
  const listed = recordOf(await a(`GET parking-cards/${second.id}?with=vehicles&withCount=vehicles`))
  expect(listed).toMatchObject({ vehicles: [{ id: holder }], vehicles_count: 1 })
  const either = (id: string) => `or[0][parking_card_id][eq]=${id}&or[1][sub_card_id][eq]=${id}`
  expect(rowsOf(await a(`GET vehicles?building_id=1&${either(second.id)}`))).toMatchObject([{ id: holder }])
  expect(outcome(await a(`DELETE parking-cards/${second.id}`))).toBe('409 card_has_vehicles')
  await a(`POST vehicles/${holder}/suspend`, {})
  expect(outcome(await a(`POST vehicles/${holder}/reject`, { reject_reason: 'Hết hạn' }))).toBe('200')
  for (const { id } of [main, second]) {
    expect(outcome(await a(`POST parking-cards/${id}/lock`, { lock_reason: 'Hết hạn' }))).toBe('200')
    expect(outcome(await a(`POST parking-cards/${id}/give_back`, {}))).toBe('200')
    expect(await cardNow(id)).toMatchObject({ card_status: 'opened', given_on: null })
  }
  expect(recordOf(await a(`GET vehicles/${holder}`))).toMatchObject({
    parking_card_id: null,
    sub_card_id: null,
  })
})
