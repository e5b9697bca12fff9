import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '#api/calendar/today.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
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

test('a locked card is opened again, and can be given', async () => {
  const kept = await card()
  expect(faults(await a(`POST parking-cards/${kept.id}/lock`, {}))).toEqual(['lock_reason:required'])
  await a(`POST parking-cards/${kept.id}/lock`, { lock_reason: 'Nghi mất' })
  const holder = await vehicle()
  const give = () => a(`PATCH vehicles/${holder}`, { parking_card_id: kept.id })
  expect(faults(await give())).toEqual(['parking_card_id:card_locked'])
  expect(outcome(await a(`POST parking-cards/${kept.id}/open`, {}))).toBe('200')
  expect(await cardNow(kept.id)).toMatchObject({ card_status: 'opened', lock_reason: null })
  expect(outcome(await give())).toBe('200')
  expect(await cardNow(kept.id)).toMatchObject({ given_on: today(), apartment_id: apartmentId })
  expect(outcome(await a(`POST parking-cards/${kept.id}/open`, {}))).toBe('409 illegal_transition')
})

test('a card that its vehicle keeps stays given while it is locked and opened', async () => {
  const given = await card()
  const holder = await vehicle(given.id)
  await a(`POST parking-cards/${given.id}/lock`, { lock_reason: 'Báo mất' })
  await a(`POST parking-cards/${given.id}/open`, {})
  expect(await cardNow(given.id)).toMatchObject({ card_status: 'opened', given_on: today() })
  expect(await cardOf(holder)).toBe(given.id)
})

const exchange = (replaced_by_id: unknown, reason = 'Hỏng') => ({ replaced_by_id, lock_reason: reason })
test.each([
  ['one that no vehicle has', async () => [await card(), await card()], '409 card_not_given', []],
  [
    'by one that another vehicle has',
    async () => {
      const [given, taken] = [await card(), await card()]
      await vehicle(given.id)
      await vehicle(taken.id)
      return [given, taken]
    },
    '422 card_taken',
    ['parking_card_id:card_taken'],
  ],
  [
    'by a locked one',
    async () => {
      const [given, locked] = [await card(), await card()]
      await vehicle(given.id)
      await a(`POST parking-cards/${locked.id}/lock`, { lock_reason: 'Mất' })
      return [given, locked]
    },
    '422 card_locked',
    ['parking_card_id:card_locked'],
  ],
] as const)('no card is exchanged: %s', async (_what, cards, refused, at) => {
  const [given, other] = await cards()
  const before = await cardNow(given!.id)
  const reply = await a(`POST parking-cards/${given!.id}/reissue`, exchange(other!.id))
  expect([outcome(reply), faults(reply)]).toEqual([refused, at])
  expect(await cardNow(given!.id)).toEqual(before)
})

test('a vehicle is rejected with a reason, which is gone once it is submitted again and approved', async () => {
  const plate = `59X2-${String(++made).padStart(5, '0')}`
  const asked = await make('vehicles', { license_plate: plate, apartment_id: apartmentId })
  const step = (name: string, body: object = {}) => a(`POST vehicles/${asked.id}/${name}`, body)
  expect(faults(await step('reject'))).toEqual(['reject_reason:required'])
  expect(recordOf(await step('reject', { reject_reason: 'Thiếu cà vẹt' }))).toMatchObject({
    status: 'rejected',
    reject_reason: 'Thiếu cà vẹt',
  })
  expect(outcome(await step('approve'))).toBe('409 illegal_transition')
  expect(recordOf(await step('resubmit'))).toMatchObject({ status: 'pending', reject_reason: null })
  const given = await card()
  expect(outcome(await step('approve', { card_type_id: typeId, parking_card_id: given.id }))).toBe('200')
  expect(await cardNow(given.id)).toMatchObject({ given_on: today() })
  const [line] = rowsOf(await a('GET logs?building_id=1&resource=vehicle&action=reject&sort=-id&limit=1'))
  expect(JSON.stringify(line?.changes)).toContain('Thiếu cà vẹt')
})

describe('deleted vehicles', () => {
  const list = async (more: string) =>
    rowsOf(await a(`GET vehicles?building_id=1&limit=all&${more}`)).map(({ id }) => id)
  const asked = () =>
    make('vehicles', {
      license_plate: `59X3-${String(++made).padStart(5, '0')}`,
      apartment_id: apartmentId,
    })

  test('are in their list alone, and come back as they were', async () => {
    const { id } = await asked()
    expect(outcome(await a(`DELETE vehicles/${id}`))).toBe('200')
    expect([await list(''), await list('trashed=only')]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ])
    expect(outcome(await a(`POST vehicles/${id}/restore`, {}))).toBe('200')
    expect([await list(''), await list('trashed=only')]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ])
    expect(recordOf(await a(`GET vehicles/${id}`)).status).toBe('pending')
  })

  test('do not come back beside another with their plate', async () => {
    const first = await asked()
    await a(`DELETE vehicles/${first.id}`)
    await make('vehicles', { license_plate: first.license_plate, apartment_id: apartmentId })
    const reply = await a(`POST vehicles/${first.id}/restore`, {})
    expect(faults(reply)).toEqual([expect.stringMatching(/^license_plate:/)])
    expect(await list('trashed=only')).toContain(first.id)
  })

  test('were never registered: what has a card, had one or is approved is kept', async () => {
    const given = await card()
    for (const id of [await vehicle(), await vehicle(given.id)])
      expect(outcome(await a(`DELETE vehicles/${id}`))).toBe('409 vehicle_has_registrations')
    await a(`POST parking-cards/${given.id}/give_back`, {})
  })

  test('are neither seen nor brought back by strangers', async () => {
    const { id } = await asked()
    await a(`DELETE vehicles/${id}`)
    const stranger = seeded.as('B2')
    expect(outcome(await stranger(`POST vehicles/${id}/restore`, {}))).toBe('404 record_not_found')
    expect(outcome(await stranger('GET vehicles?building_id=1&trashed=only'))).toBe('403 forbidden')
    const reader = await seeded.member('1', right('manage_parking', 'read'))
    expect(outcome(await reader(`POST vehicles/${id}/restore`, {}))).toBe('403 forbidden')
  })
})
