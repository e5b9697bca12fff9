import { addDays, officeToday } from '#core/days.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'

let seeded: SeededServer
let desk: Awaited<ReturnType<typeof openCashDesk>>
let places = 0
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const done = async (call: string, body: object = {}) => {
  const reply = await desk.a(call, body)
  if (reply.status >= 300) throw new Error(`${call}: ${outcome(reply)} ${String(faults(reply))}`)
  return recordOf(reply)
}

async function openService(apartmentId: string, more: object, price: string) {
  const [service] = await seeded.db.query<{ id: string }>(
    'select id::text from service where building_id = 1 and bookable and is_active order by id limit 1',
  )
  const { id } = await done('POST bookings', {
    building_id: '1',
    date: '2026-11-20',
    apartment_id: apartmentId,
    customer_name: 'Lan',
    services: [{ service_id: service?.id, quantity: 1, price }],
    ...more,
  })
  return done(`POST bookings/${id}/accept`)
}

/** Each at a place of its own, so that none is full. */
async function openUtility(apartmentId: string, more: object, price: string) {
  const [type] = await seeded.db.query<{ id: string }>(
    'select id::text from utility_type where building_id = 1 order by id limit 1',
  )
  places += 1
  const { id } = await done('POST utilities', {
    building_id: '1',
    code: `SAN-${places}`,
    name: 'Sân',
    type_id: type?.id,
    open_time: '06:00:00',
    close_time: '22:00:00',
    price,
    needs_approval: false,
  })
  return done('POST utility-bookings', {
    building_id: '1',
    utility_id: id,
    apartment_id: apartmentId,
    date: officeToday(),
    from_time: '08:00:00',
    to_time: '09:00:00',
    ...more,
  })
}

describe.each([
  ['a service booking', 'bookings', openService],
  ['a utility booking', 'utility-bookings', openUtility],
] as const)('%s', (kind, path, open) => {
  const of = async (id: string) => recordOf(await desk.a(`GET ${path}/${id}`))
  const completed = async (apartmentId: string, more: object = {}, price = '150000') => {
    const { id } = await open(apartmentId, more, price)
    await done(`POST ${path}/${id}/complete`)
    return id
  }
  const home = (at: number) => desk.apartment(at + (kind === 'a service booking' ? 0 : 10))

  test('is a line of its apartment once it is completed, and paid with its receipt', async () => {
    const id = await completed(home(0))
    expect(await desk.balance(home(0))).toEqual(['150000', '0'])
    const [line] = rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${home(0)}`))
    expect(line).toMatchObject({ fee_type: 'SERVICE', amount: '150000', status: 'approved' })
    expect(await of(id)).toMatchObject({ payment_status: 'unpaid', fee_id: line?.id })
    const receipt = recordOf(await desk.collect(home(0), '150000'))
    expect(await of(id)).toMatchObject({ payment_status: 'paid' })
    expect(outcome(await desk.takeBack(receipt.id))).toBe('200')
    expect(await of(id)).toMatchObject({ payment_status: 'unpaid' })
  })

  test('is unpaid while a part of its line is open', async () => {
    const id = await completed(home(1))
    await desk.collect(home(1), '149999')
    expect(await of(id)).toMatchObject({ payment_status: 'unpaid' })
    await desk.collect(home(1), '1')
    expect(await of(id)).toMatchObject({ payment_status: 'paid' })
  })

  test('has a line that says what the apartment owed before and when it is due', async () => {
    await desk.fee(home(2), '700')
    const { fee_id } = await of(await completed(home(2)))
    expect(await desk.feeOf(String(fee_id))).toMatchObject({
      status: 'approved',
      old_debt: '700',
      due_on: addDays(officeToday(), 15),
    })
  })

  test('keeps a line that is corrected', async () => {
    const id = await completed(home(3))
    const { fee_id } = await of(id)
    const { issued } = await done(`POST fees/${String(fee_id)}/reissue`, { reason: 'Giảm', amount: '100000' })
    expect(await of(id)).toMatchObject({ fee_id: issued, payment_status: 'unpaid' })
    await desk.collect(home(3), '100000')
    expect(await of(id)).toMatchObject({ payment_status: 'paid' })
  })

  test('is never paid because somebody typed it', async () => {
    const { id } = await open(home(4), {}, '150000')
    const typed = async () => desk.a(`PATCH ${path}/${id}`, { payment_status: 'paid' })
    expect(faults(await typed())).toEqual(['payment_status:read_only'])
    await done(`POST ${path}/${id}/complete`)
    expect(faults(await typed())).toEqual(['payment_status:read_only'])
    expect(faults(await desk.a(`PATCH ${path}/${id}`, { paid_without_receipt: true }))).toEqual([
      'paid_without_receipt:read_only',
    ])
    const table = path === 'bookings' ? 'service_booking' : 'utility_booking'
    for (const forged of [`payment_status = 'paid'`, 'paid_without_receipt = true'])
      await expect(seeded.db.execute(`update ${table} set ${forged} where id = ${id}`)).rejects.toThrow(
        'paid by a receipt',
      )
    expect(await of(id)).toMatchObject({ payment_status: 'unpaid' })
  })

  test.each([
    ['voided', (fee: string) => desk.a(`POST fees/${fee}/void`, { reason: 'x' })],
    ['deleted', (fee: string) => desk.a(`DELETE fees/${fee}?reason=sai`)],
  ])('whose line is %s is charged to nobody and unpaid, until it is charged again', async (_how, gone) => {
    const id = await completed(home(5))
    // One that is waived completely counts as paid, until its line is gone too.
    const waived = await done(`POST fees/${String((await of(id)).fee_id)}/reissue`, {
      reason: 'x',
      amount: '0',
    })
    expect(await of(id)).toMatchObject({ payment_status: 'paid' })
    const { issued } = await done(`POST fees/${String(waived.issued)}/reissue`, { reason: 'x', amount: '10' })
    expect(outcome(await gone(String(issued)))).toBe('200')
    expect(await of(id)).toMatchObject({ fee_id: null, payment_status: 'unpaid', status: 'complete' })
    expect(await desk.balance(home(5))).toEqual(['0', '0'])
    const { fee_id } = await done(`POST ${path}/${id}/charge`)
    expect(await desk.feeOf(String(fee_id))).toMatchObject({ amount: '150000', status: 'approved' })
    expect(outcome(await desk.a(`POST ${path}/${id}/charge`, {}))).toBe('409 booking_not_chargeable')
    await desk.collect(home(5), '150000')
    expect(await of(id)).toMatchObject({ fee_id, payment_status: 'paid' })
  })

  test('that costs nothing or is called off owes nothing, and is neither paid nor unpaid', async () => {
    const free = await completed(home(6), {}, '0')
    expect(await of(free)).toMatchObject({ payment_status: null, fee_id: null })
    const { id, payment_status } = await open(home(6), {}, '150000')
    expect(payment_status).toBe('unpaid')
    await done(`POST ${path}/${id}/call_off`, { cancel_reason: 'Bận' })
    expect(await of(id)).toMatchObject({ payment_status: null, fee_id: null })
    expect(await desk.balance(home(6))).toEqual(['0', '0'])
  })

  test('cannot be deleted once it has a line', async () => {
    expect(outcome(await desk.a(`DELETE ${path}/${await completed(home(7))}`))).toBe('409 record_frozen')
  })

  test('becomes one line, however many complete it at once', async () => {
    const { id } = await open(home(8), {}, '150000')
    await Promise.all(Array.from({ length: 5 }, () => desk.a(`POST ${path}/${id}/complete`, {})))
    expect(await desk.balance(home(8))).toEqual(['150000', '0'])
  })
})

test('a service on a cash basis is owed by nobody until the cashier charges it', async () => {
  const home = desk.apartment(20)
  const { id } = await openService(home, { cash_basis: true }, '150000')
  await done(`POST bookings/${id}/complete`)
  expect(await desk.balance(home)).toEqual(['0', '0'])
  expect(recordOf(await desk.a(`GET bookings/${id}`))).toMatchObject({ payment_status: 'unpaid' })
  await done(`POST bookings/${id}/charge`)
  const reply = await desk.a(`PATCH bookings/${id}`, { cash_basis: false })
  expect([outcome(reply), faults(reply)]).toEqual(['409 record_frozen', ['cash_basis:record_frozen']])
  expect(outcome(await desk.a(`PATCH bookings/${id}`, { cash_basis: true, rating: 5 }))).toBe('200')
  await desk.collect(home, '150000')
  expect(recordOf(await desk.a(`GET bookings/${id}`))).toMatchObject({ payment_status: 'paid', rating: 5 })
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
