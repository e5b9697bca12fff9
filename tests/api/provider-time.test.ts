import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// A provider is at one flat at a time, unless they take several bookings at once.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let apartmentId: string
let serviceId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  apartmentId = String(rowsOf(await a('GET apartments?building_id=1'), 'apartments')[0]?.id)
  const group = recordOf(await a('POST service-groups', { building_id: '1', code: 'PT-G', name: 'Sửa chữa' }))
  const offer = { building_id: '1', code: 'PT-S', name: 'Sửa điện', group_id: group.id, price: '1' }
  serviceId = recordOf(await a('POST services', offer)).id
})
afterAll(() => seeded.close())

let made = 0
const provider = async (more: object = {}) =>
  recordOf(
    await a('POST service-providers', { building_id: '1', code: `PT-${++made}`, name: 'Thợ', ...more }),
  ).id
const at = (clock: string) => `2031-03-04T${clock}:00.000Z`
const book = (providerId: string, from: string, more: object = {}) =>
  a('POST bookings', {
    building_id: '1',
    code: `PT-B-${++made}`,
    date: '2031-03-01',
    apartment_id: apartmentId,
    customer_name: 'Nguyễn Văn A',
    provider_id: providerId,
    scheduled_at: at(from),
    services: [{ service_id: serviceId, quantity: 1, price: '1' }],
    ...more,
  })
const busy = ['scheduled_at:provider_busy']

test('of two bookings of one provider at once one wins, and the other is told at the time', async () => {
  const mechanic = await provider()
  const replies = await Promise.all(Array.from({ length: 20 }, () => book(mechanic, '08:00')))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = replies.filter(({ status }) => status !== 201).map((reply) => faults(reply).join())
  expect(new Set(refused)).toEqual(new Set(busy))
})

test('a booking lasts an hour, or as long as it says; the next may begin as it ends', async () => {
  const mechanic = await provider()
  const first = recordOf(await book(mechanic, '08:00'))
  expect(Date.parse(String(first.ends_at))).toBe(Date.parse(at('09:00')))
  expect(faults(await book(mechanic, '08:59'))).toEqual(busy)
  expect(outcome(await book(mechanic, '09:00', { ends_at: at('12:00') }))).toBe('201')
  expect(faults(await book(mechanic, '11:30'))).toEqual(busy)
  expect(faults(await book(mechanic, '13:00', { ends_at: at('12:30') }))).toEqual(['ends_at:invalid_after'])
})

test('the database itself refuses an overlap, whoever writes it', async () => {
  const { id } = recordOf(await book(await provider(), '08:00'))
  const again = seeded.db.query(
    `insert into service_booking (building_id, code, date, apartment_id, customer_name, provider_id, scheduled_at, ends_at,
        services, cash_basis, status, is_exclusive)
      select building_id, 'PT-RAW', date, apartment_id, customer_name, provider_id, scheduled_at, ends_at, services,
        cash_basis, status, is_exclusive from service_booking where id = ${id}`,
  )
  await expect(again).rejects.toMatchObject({ constraint: 'service_booking_apart' })
})

test('moved and accepted bookings are held apart; a cancelled one leaves its time, and comes back only to free time', async () => {
  const mechanic = await provider()
  const first = recordOf(await book(mechanic, '08:00', { ends_at: at('10:00') })).id
  const second = recordOf(await book(mechanic, '12:00')).id
  expect(faults(await a(`PATCH bookings/${second}`, { scheduled_at: at('09:00') }))).toEqual(busy)
  // Moved by its start alone, it lasts as long as before once its end would lie before it.
  const moved = recordOf(await a(`PATCH bookings/${first}`, { scheduled_at: at('14:00') }))
  expect(Date.parse(String(moved.ends_at))).toBe(Date.parse(at('16:00')))
  const unplanned = recordOf(await book(mechanic, '14:00', { scheduled_at: null })).id
  expect(faults(await a(`POST bookings/${unplanned}/accept`, { scheduled_at: at('15:00') }))).toEqual(busy)
  await a(`POST bookings/${first}/call_off`, { cancel_reason: 'Bận' })
  expect(outcome(await a(`POST bookings/${unplanned}/accept`, { scheduled_at: at('15:00') }))).toBe('200')
  await a(`DELETE bookings/${second}`)
  await book(mechanic, '12:00')
  expect(faults(await a(`POST bookings/${second}/restore`, {}))).toEqual(busy)
})

test('one who takes several at once takes no more than that, and becomes one crew only without overlaps', async () => {
  const company = await provider({ jobs_at_once: 3 })
  const replies = await Promise.all(Array.from({ length: 10 }, () => book(company, '08:00')))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
  const change = (jobs_at_once: number) => a(`PATCH service-providers/${company}`, { jobs_at_once })
  expect(faults(await change(1))).toEqual(['jobs_at_once:bookings_overlap'])
  const standing = rowsOf(await a(`GET bookings?building_id=1&provider_id=${company}`))
  for (const { id } of standing.slice(1))
    await a(`POST bookings/${String(id)}/call_off`, { cancel_reason: 'Bận' })
  expect(outcome(await change(1))).toBe('200')
  expect(faults(await book(company, '08:30'))).toEqual(busy)
  expect(outcome(await change(2))).toBe('200')
  expect(outcome(await book(company, '08:30'))).toBe('201')
})
