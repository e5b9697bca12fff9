import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, officeClock, officeToday } from '#core/days.ts'
import { emptyHomes } from '#tests/support/server/lives-in.ts'
import { lodge, type Lodger } from '#tests/support/server/lodgers.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What residents book of the building, and whom they expect, by calls of their own.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let homes: readonly string[]
let acts: Lodger
let quiet: Lodger
let neighbour: Lodger
let busy: readonly Lodger[]

beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  homes = await emptyHomes(seeded, 3)
  const [own = '', next = '', third = ''] = homes
  acts = await lodge(seeded, { stays: [{ apartmentId: own }] })
  quiet = await lodge(seeded, { stays: [{ apartmentId: own, acts: false }] })
  neighbour = await lodge(seeded, { stays: [{ apartmentId: next }] })
  busy = [
    await lodge(seeded, { stays: [{ apartmentId: third }] }),
    await lodge(seeded, { stays: [{ apartmentId: third }] }),
  ]
})
afterAll(() => seeded.close())

let made = 0
const soon = addDays(officeToday(), 3)

async function place(more: object = {}): Promise<string> {
  const type = await a('POST utility-types', { building_id: '1', code: `RT-${++made}`, name: 'Rooms' })
  const values = {
    code: `RU-${++made}`,
    name: `Hall ${made}`,
    type_id: recordOf(type).id,
    capacity: 10,
    open_time: '08:00:00',
    close_time: '12:00:00',
    slot_minutes: 60,
    price: '50000',
    is_exclusive: true,
  }
  return recordOf(await a('POST utilities', { building_id: '1', ...values, ...more })).id
}

const book = (who: Lodger, home: number, utility: string, more: object = {}) =>
  who('POST resident/utility-bookings', {
    apartment_id: homes[home],
    utility_id: utility,
    date: soon,
    from_time: '08:00:00',
    to_time: '09:00:00',
    people_count: 2,
    ...more,
  })
const slots = async (who: Lodger, home: number, utility: string, date = soon) =>
  recordOf(
    await who(`GET resident/free-slots?apartment_id=${homes[home]}&utility_id=${utility}&date=${date}`),
  )['slots'] as readonly object[]
const codeOf = async (who: Lodger, id: string) => await who(`GET resident/visitors/${id}/pass`)

test('what is taken is shown, and never by whom', async () => {
  const hall = await place()
  const pool = await place({ is_exclusive: false })
  expect(outcome(await book(acts, 0, hall))).toBe('201')
  expect(outcome(await book(acts, 0, pool))).toBe('201')
  const [first, second] = await slots(neighbour, 1, hall)
  expect(first).toEqual({ from: 480, to: 540, left: null, why: 'taken' })
  expect(second).toEqual({ from: 540, to: 600, left: null, why: null })
  expect((await slots(neighbour, 1, pool))[0]).toEqual({ from: 480, to: 540, left: 8, why: null })
  expect(await slots(neighbour, 1, hall, addDays(soon, 300))).toEqual([])
  const mine = rowsOf(await neighbour(`GET resident/utility-bookings?apartment_id=${homes[1]}`))
  expect(mine).toEqual([])
})

test('of two neighbours at once one has the hall, and the other is told at its time', async () => {
  const hall = await place()
  const replies = await Promise.all([book(acts, 0, hall), book(neighbour, 1, hall)])
  expect(replies.map(outcome).toSorted()).toEqual(['201', '422 slot_taken'])
  expect(replies.flatMap(faults)).toEqual(['from_time:slot_taken'])
})

test('a booking is the price of the place, and who books says none', async () => {
  const hall = await place()
  const { id } = recordOf(await book(acts, 0, hall, { to_time: '10:00:00' }))
  const booking = recordOf(await quiet(`GET resident/utility-bookings/${id}`))
  expect([booking['price'], booking['status'], booking['payment_status']]).toEqual([
    '100000',
    'new',
    'unpaid',
  ])
  expect(recordOf(await a(`GET utility-bookings/${id}`))['resident_id']).toBe(acts.residentId)
  expect(outcome(await book(acts, 0, hall, { price: '0' }))).toBe('422 unknown_field')
})

test('it is called off until so many hours before it begins as the place said when it was booked', async () => {
  const free = await place()
  const strict = await place({ cancel_hours: 720 })
  const [early, late] = [recordOf(await book(acts, 0, free)).id, recordOf(await book(acts, 0, strict)).id]
  const callOff = (who: Lodger, id: string, body: object = { cancel_reason: 'Đổi ý' }) =>
    who(`POST resident/utility-bookings/${id}/call_off`, body)
  expect(outcome(await callOff(acts, late))).toBe('409 illegal_transition')
  expect(outcome(await callOff(neighbour, early))).toBe('404 record_not_found')
  expect(faults(await callOff(acts, early, {}))).toEqual(['cancel_reason:required'])
  const begins = recordOf(await acts(`GET resident/utility-bookings/${early}`))['cancel_until']
  expect(officeClock(String(begins))).toBe(`${soon} 08:00:00`)
  await a(`PATCH utilities/${free}`, { cancel_hours: 720 })
  expect(outcome(await callOff(quiet, early))).toBe('200')
  expect(outcome(await callOff(acts, early))).toBe('409 illegal_transition')
  expect(recordOf(await a(`GET utility-bookings/${early}`))).toMatchObject({
    status: 'cancel',
    cancel_reason: 'Đổi ý',
  })
  expect(outcome(await book(neighbour, 1, free))).toBe('201')
})

test('it is rated once, when it is over', async () => {
  const { id } = recordOf(await book(acts, 0, await place({ price: '0', needs_approval: false })))
  const rate = (stars: number) => acts(`POST resident/utility-bookings/${id}/rate`, { stars })
  expect((await rate(5)).status).toBe(409)
  await a(`POST utility-bookings/${id}/complete`, {})
  expect((await rate(6)).status).toBe(422)
  expect(outcome(await rate(4))).toBe('200')
  expect((await rate(1)).status).toBe(409)
  expect(recordOf(await acts(`GET resident/utility-bookings/${id}`))['rating']).toBe(4)
})

test('a home books ten times a day, whoever of it does', async () => {
  const pool = await place({ is_exclusive: false, capacity: 100 })
  for (let time = 0; time < 10; time++) expect(outcome(await book(busy[time % 2]!, 2, pool))).toBe('201')
  expect((await book(busy[0]!, 2, pool)).status).toBe(429)
  expect((await book(busy[1]!, 2, pool)).status).toBe(429)
  expect(outcome(await book(neighbour, 1, pool))).toBe('201')
})

test('services are ordered at the list’s price, in the resident’s name, and called off until the office takes them up', async () => {
  const group = await a('POST service-groups', { building_id: '1', code: `SG-${++made}`, name: 'Cleaning' })
  const service = await a('POST services', {
    building_id: '1',
    code: `SV-${++made}`,
    name: 'Windows',
    group_id: recordOf(group).id,
    price: '120000',
  })
  const order = (line: object = {}) =>
    acts('POST resident/bookings', {
      apartment_id: homes[0],
      date: soon,
      services: [{ service_id: recordOf(service).id, quantity: 2, ...line }],
      note: 'Buổi sáng',
    })
  const { id } = recordOf(await order())
  expect(recordOf(await a(`GET bookings/${id}`))).toMatchObject({
    total: '240000',
    customer_id: acts.residentId,
    customer_name: acts.name,
    has_own_price: false,
  })
  expect((await order({ price: '1' })).status).toBe(422)
  expect((await order({ service_id: '999999999' })).status).toBe(422)
  const callOff = (which: string) =>
    acts(`POST resident/bookings/${which}/call_off`, { cancel_reason: 'Đổi ý' })
  expect(outcome(await callOff(id))).toBe('200')
  const taken = recordOf(await order()).id
  await a(`POST bookings/${taken}/accept`, {})
  expect(outcome(await callOff(taken))).toBe('409 illegal_transition')
})

test('a guest’s pass is for whoever announced them; who acts for the home reads the visit alone', async () => {
  const from = new Date(Date.now() - 60_000).toISOString()
  const announce = (who: Lodger, name: string) =>
    who('POST resident/visitors', {
      apartment_id: homes[0],
      name,
      people_count: 1,
      from_time: from,
      to_time: new Date(Date.now() + 7_200_000).toISOString(),
    })
  const [hers, his] = [recordOf(await announce(quiet, 'Lan')).id, recordOf(await announce(acts, 'Minh')).id]
  const names = async (who: Lodger, home: number) =>
    rowsOf(await who(`GET resident/visitors?apartment_id=${homes[home]}`)).map(({ name }) => name)
  expect((await names(acts, 0)).toSorted()).toEqual(['Lan', 'Minh'])
  expect(await names(quiet, 0)).toEqual(['Lan'])
  expect(await names(neighbour, 1)).toEqual([])
  expect(outcome(await codeOf(acts, hers))).toBe('404 record_not_found')
  expect(outcome(await codeOf(quiet, his))).toBe('404 record_not_found')
  expect(outcome(await codeOf(neighbour, hers))).toBe('404 record_not_found')
  expect(JSON.stringify((await acts(`GET resident/visitors/${hers}`)).body)).not.toContain('pass')

  const pass = recordOf(await codeOf(quiet, hers))
  const [code, link] = [String(pass['code']), String(pass['link'])]
  expect(link).toContain('/visitor-pass#')
  const gate = async (step: 'check' | 'enter', of: string) =>
    ((await a(`POST visitors/gate/${step}`, { building_id: '1', code: of })).body.data as { verdict: string })
      .verdict
  expect(await gate('check', code)).toBe('waiting')
  await a(`POST visitors/${hers}/approve`, {})
  expect(await gate('check', link)).toBe('welcome')
  await gate('enter', code)
  expect(outcome(await quiet(`DELETE resident/visitors/${hers}`))).toBe('409 illegal_transition')

  const other = String(recordOf(await codeOf(acts, his))['code'])
  expect(outcome(await quiet(`DELETE resident/visitors/${his}`))).toBe('404 record_not_found')
  expect(outcome(await acts(`DELETE resident/visitors/${his}`))).toBe('200')
  expect(await gate('check', other)).toBe('unknown')
})
