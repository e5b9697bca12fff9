import { addDays, officeToday } from '#core/days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'

let seeded: SeededServer
let desk: Awaited<ReturnType<typeof openCashDesk>>
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

async function completed(apartmentId: string, more: object) {
  const [service] = await seeded.db.query<{ id: string }>(
    'select id::text from service where building_id = 1 and bookable and is_active order by id limit 1',
  )
  const order = recordOf(
    await desk.a('POST bookings', {
      building_id: '1',
      code: `DV-${Math.random().toString(36).slice(2, 8)}`,
      date: '2026-11-20',
      apartment_id: apartmentId,
      customer_name: 'Lan',
      services: [{ service_id: service?.id, quantity: 2, price: '75000' }],
      ...more,
    }),
  )
  await desk.a(`POST bookings/${order.id}/accept`, {})
  await desk.a(`POST bookings/${order.id}/complete`, {})
  return order.id
}

test('a service that was not paid on the spot is a line of the apartment, and paid with its receipt', async () => {
  const home = desk.apartment(3)
  const id = await completed(home, { cash_basis: false })
  expect(await desk.balance(home)).toEqual(['150000', '0'])
  const [line] = rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${home}`))
  expect(line).toMatchObject({ fee_type: 'SERVICE', amount: '150000', status: 'approved' })
  const receipt = recordOf(await desk.collect(home, '150000'))
  expect(recordOf(await desk.a(`GET bookings/${id}`))).toMatchObject({
    payment_status: 'paid',
    fee_id: line?.id,
  })
  expect(outcome(await desk.a(`POST receipts/${receipt.id}/void`, { reason: 'nhầm' }))).toBe('200')
  expect(recordOf(await desk.a(`GET bookings/${id}`))).toMatchObject({ payment_status: 'unpaid' })
})

test('a line says what the apartment owed before and when it is due, as any fee that is approved', async () => {
  const home = desk.apartment(9)
  await desk.fee(home, '700')
  const { fee_id } = recordOf(await desk.a(`GET bookings/${await completed(home, { cash_basis: false })}`))
  expect(await desk.feeOf(String(fee_id))).toMatchObject({
    status: 'approved',
    old_debt: '700',
    due_on: addDays(officeToday(), 15),
  })
})

test('a line that is corrected is still its order’s', async () => {
  const home = desk.apartment(6)
  const id = await completed(home, { cash_basis: false })
  const { fee_id } = recordOf(await desk.a(`GET bookings/${id}`))
  const answer = recordOf(
    await desk.a(`POST fees/${fee_id}/reissue`, { reason: 'Giảm giá', amount: '100000' }),
  )
  const of = async () => recordOf(await desk.a(`GET bookings/${id}`))
  expect(await of()).toMatchObject({ fee_id: answer.issued, payment_status: 'unpaid' })
  await desk.collect(home, '100000')
  expect(await of()).toMatchObject({ payment_status: 'paid' })
})

test('how a charged order is paid is the ledger’s to say, and nobody else’s', async () => {
  const home = desk.apartment(8)
  const id = await completed(home, { cash_basis: false })
  for (const [name, value] of [
    ['payment_status', 'paid'],
    ['cash_basis', true],
  ] as const) {
    const reply = await desk.a(`PATCH bookings/${id}`, { [name]: value })
    expect([outcome(reply), faults(reply)]).toEqual(['409 record_frozen', [`${name}:record_frozen`]])
  }
  expect(
    outcome(await desk.a(`PATCH bookings/${id}`, { payment_status: 'unpaid', cash_basis: false, rating: 5 })),
  ).toBe('200')
  expect(recordOf(await desk.a(`GET bookings/${id}`))).toMatchObject({
    payment_status: 'unpaid',
    cash_basis: false,
    rating: 5,
  })
})

test.each([
  ['void', (fee: string) => desk.a(`POST fees/${fee}/void`, { reason: 'x' })],
  ['deleted', (fee: string) => desk.a(`DELETE fees/${fee}`)],
])(
  'an order whose line is %s is charged to nobody, and unpaid until somebody says otherwise',
  async (_how, gone) => {
    const home = desk.apartment(7)
    const id = await completed(home, { cash_basis: false })
    const of = async () => recordOf(await desk.a(`GET bookings/${id}`))
    // An order that is waived completely counts as paid, until its line is deleted too.
    const answer = recordOf(
      await desk.a(`POST fees/${String((await of()).fee_id)}/reissue`, { reason: 'x', amount: '0' }),
    )
    expect(await of()).toMatchObject({ payment_status: 'paid' })
    const { issued } = recordOf(
      await desk.a(`POST fees/${String(answer.issued)}/reissue`, { reason: 'x', amount: '10' }),
    )
    expect(outcome(await gone(String(issued)))).toBe('200')
    expect(await of()).toMatchObject({ fee_id: null, payment_status: 'unpaid', status: 'complete' })
    expect(await desk.balance(home)).toEqual(['0', '0'])
    expect(outcome(await desk.a(`PATCH bookings/${id}`, { payment_status: 'paid' }))).toBe('200')
  },
)

test.each([
  ['paid in cash to the provider', { cash_basis: true }],
  ['paid already', { cash_basis: false, payment_status: 'paid' }],
])('a service %s is no debt', async (_how, more) => {
  const home = desk.apartment(4)
  await completed(home, more)
  expect(await desk.balance(home)).toEqual(['0', '0'])
})
