import { officeToday } from '#core/days.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import type { Reply } from '#tests/support/server/test-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// What a booking charges is a fee: who may not make an apartment owe by a fee may not do it by a price that they type.
type Manage = Awaited<ReturnType<SeededServer['member']>>
let seeded: SeededServer
let desk: CashDesk
/** Books, and has no right to fees. */
let porter: Manage
/** Books, and may approve fees. */
let clerk: Manage
/** May approve fund accounts as well. */
let treasurer: Manage
let serviceId: string
let utilityId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const all = ['read', 'create', 'update', 'delete', 'approve']
  const books = ['manage_booking', 'manage_utility_booking'].map((code) => right(code, ...all))
  porter = await seeded.member('1', ...books)
  clerk = await seeded.member('1', ...books, right('manage_fee', ...all))
  treasurer = await seeded.member(
    '1',
    ...books,
    right('manage_fee', ...all),
    right('manage_cash_account', ...all),
  )
  const group = recordOf(await desk.a('POST service-groups', { building_id: '1', code: 'GH', name: 'G' }))
  serviceId = recordOf(
    await desk.a('POST services', {
      building_id: '1',
      code: 'GH',
      name: 'Lau kính',
      group_id: group.id,
      price: '300',
      bookable: true,
    }),
  ).id
  const type = recordOf(await desk.a('POST utility-types', { building_id: '1', code: 'GH', name: 'Sân' }))
  utilityId = recordOf(
    await desk.a('POST utilities', {
      building_id: '1',
      code: 'GH',
      name: 'Sân',
      type_id: type.id,
      open_time: '06:00:00',
      close_time: '22:00:00',
      price: '300',
      capacity: 1000,
      needs_approval: false,
    }),
  ).id
})
afterEach(() => rule({ approval_limit: null, maker_approves: true }))
afterAll(() => seeded.close())

const rule = async (values: { approval_limit?: string | null; maker_approves?: boolean }) =>
  expect(outcome(await seeded.as('ADM')('PATCH buildings/1', values))).toBe('200')
const line = (price: string, quantity = 1) => ({ service_id: serviceId, quantity, price })

/** An order that only has to be completed. */
async function order(by: Manage, at: number, ...services: readonly object[]): Promise<string> {
  const apartment_id = desk.apartment(at)
  const made = await by('POST bookings', {
    building_id: '1',
    date: officeToday(),
    apartment_id,
    customer_name: 'Lan',
    services,
  })
  const { id } = recordOf(made)
  expect(outcome(await by(`POST bookings/${id}/accept`))).toBe('200')
  return id
}

async function reserve(by: Manage, at: number, more: object = {}): Promise<string> {
  const made = await by('POST utility-bookings', {
    building_id: '1',
    utility_id: utilityId,
    apartment_id: desk.apartment(at),
    date: officeToday(),
    from_time: '08:00:00',
    to_time: '09:00:00',
    ...more,
  })
  return recordOf(made).id
}

const complete = (by: Manage, path: string, id: string) => by(`POST ${path}/${id}/complete`)
const isOwn = (reply: Reply) => recordOf(reply).has_own_price === true
const owes = async (at: number) => (await desk.balance(desk.apartment(at)))[0]

test('what costs as much as the list says is charged by whoever books', async () => {
  const ordered = await order(porter, 0, line('300', 3))
  expect(outcome(await complete(porter, 'bookings', ordered))).toBe('200')
  const reserved = await reserve(porter, 0)
  expect(outcome(await complete(porter, 'utility-bookings', reserved))).toBe('200')
  expect(await owes(0)).toBe('1200')
})

test('another price is charged by who may approve fees', async () => {
  const ordered = await order(porter, 1, line('300'), line('2000000000'))
  expect(faults(await complete(porter, 'bookings', ordered))).toEqual(['services:price_not_listed'])
  const reserved = await reserve(porter, 1, { price: '2000000000' })
  expect(faults(await complete(porter, 'utility-bookings', reserved))).toEqual(['price:price_not_listed'])
  expect(await owes(1)).toBe('0')
  expect(outcome(await complete(clerk, 'bookings', ordered))).toBe('200')
  expect(outcome(await complete(clerk, 'utility-bookings', reserved))).toBe('200')
})

test('to let somebody off the whole price is another price, too', async () => {
  const ordered = await order(porter, 6, line('0'))
  expect(faults(await complete(porter, 'bookings', ordered))).toEqual(['services:price_not_listed'])
  const reserved = await reserve(porter, 6, { from_time: '08:00:00', to_time: '09:00:00', price: '0' })
  expect(faults(await complete(porter, 'utility-bookings', reserved))).toEqual(['price:price_not_listed'])
  expect(outcome(await complete(clerk, 'utility-bookings', reserved))).toBe('200')
  expect(await owes(6)).toBe('0')
})

test('on a cash basis it is charged by them as well', async () => {
  const id = await order(porter, 2, line('301'))
  expect(outcome(await porter(`PATCH bookings/${id}`, { cash_basis: true }))).toBe('200')
  expect(outcome(await complete(porter, 'bookings', id))).toBe('200')
  expect(faults(await porter(`POST bookings/${id}/charge`))).toEqual(['services:price_not_listed'])
  expect(outcome(await clerk(`POST bookings/${id}/charge`))).toBe('200')
})

test('a price is another one by what was listed when it was agreed, and by what is changed later', async () => {
  const agreed = await order(porter, 3, line('300'))
  const priced = await reserve(porter, 3)
  for (const call of [`PATCH services/${serviceId}`, `PATCH utilities/${utilityId}`])
    expect(outcome(await desk.a(call, { price: '400' }))).toBe('200')
  const changed = [`PATCH bookings/${agreed}`, { services: [line('300', 2)] }] as const
  expect(isOwn(await porter(...changed))).toBe(false)
  expect(outcome(await complete(porter, 'bookings', agreed))).toBe('200')
  expect(outcome(await complete(porter, 'utility-bookings', priced))).toBe('200')
  const raised = await order(porter, 3, line('400'))
  expect(isOwn(await porter(`PATCH bookings/${raised}`, { services: [line('300')] }))).toBe(true)
  const moved = await reserve(porter, 3, { from_time: '10:00:00', to_time: '11:00:00' })
  const own = [`PATCH utility-bookings/${moved}`, { price: '1' }] as const
  expect(isOwn(await porter(...own))).toBe(true)
  const cleared = await porter(`PATCH utility-bookings/${moved}`, { price: '' })
  expect([recordOf(cleared).price, isOwn(cleared)]).toEqual(['400', false])
  for (const call of [`PATCH services/${serviceId}`, `PATCH utilities/${utilityId}`])
    expect(outcome(await desk.a(call, { price: '300' }))).toBe('200')
})

test('above the limit it is charged by who may approve fund accounts, whatever made it so much', async () => {
  await rule({ approval_limit: '500' })
  const ordered = await order(clerk, 4, line('300', 2))
  expect(faults(await complete(clerk, 'bookings', ordered))).toEqual(['services:above_approval_limit'])
  expect(outcome(await complete(treasurer, 'bookings', ordered))).toBe('200')
  const reserved = await reserve(clerk, 4, { from_time: '12:00:00', to_time: '14:00:00' })
  expect(faults(await complete(clerk, 'utility-bookings', reserved))).toEqual(['price:above_approval_limit'])
  expect(outcome(await complete(treasurer, 'utility-bookings', reserved))).toBe('200')
})

test('where makers do not approve, nobody charges what they typed', async () => {
  await rule({ maker_approves: false })
  const ordered = await order(clerk, 5, line('300', 2))
  expect(outcome(await complete(clerk, 'bookings', ordered))).toBe('403 own_document')
  expect(outcome(await complete(treasurer, 'bookings', ordered))).toBe('200')
  const typed = await reserve(clerk, 5, { from_time: '15:00:00', to_time: '16:00:00', price: '7' })
  expect(outcome(await complete(clerk, 'utility-bookings', typed))).toBe('403 own_document')
  // So is what they changed at another's.
  const others = await reserve(porter, 5, { from_time: '19:00:00', to_time: '20:00:00' })
  expect(isOwn(await clerk(`PATCH utility-bookings/${others}`, { price: '7' }))).toBe(true)
  expect(outcome(await complete(clerk, 'utility-bookings', others))).toBe('403 own_document')
  const listed = await reserve(clerk, 5, { from_time: '17:00:00', to_time: '18:00:00' })
  expect(outcome(await complete(clerk, 'utility-bookings', listed))).toBe('200')
})
