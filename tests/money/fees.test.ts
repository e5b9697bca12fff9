import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Fees by hand: values that may be entered, values that may be changed in a draft, and who may do it.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  // Before anybody of building 2 has made a request, so that its former currency is not remembered.
  await seeded.db.execute(`update building set currency_code = 'usd' where id = 2`)
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const enter = (more: object) =>
  desk.a('POST fees', {
    building_id: '1',
    fee_type: 'OTHERS',
    apartment_id: desk.apartment(0),
    month: '2026-10',
    name: 'Phí',
    ...more,
  })

describe('an amount', () => {
  test.each([
    ['is entered', { amount: '900000' }, '900000'],
    ['may be nothing', { amount: '0' }, '0'],
    ['is exact up to its bound', { amount: '9999999999999' }, '9999999999999'],
    ['is kept in its one spelling', { amount: '00012' }, '12'],
    ['is the quantity times its price', { quantity: 12, unit_price: '3500' }, '42000'],
    ['is rounded half up, once', { quantity: 1.5, unit_price: '333' }, '500'],
    ['is rounded down below the half', { quantity: 0.001, unit_price: '499' }, '0'],
    ['goes before what it would come to', { amount: '5', quantity: 2, unit_price: '100' }, '5'],
  ])('%s', async (_what, more, amount) => {
    expect(recordOf(await enter(more))).toMatchObject({ amount, settled: '0', open: null, status: 'draft' })
  })

  test.each([
    ['no fee type', { amount: '5', fee_type: undefined }, 'fee_type:required'],
    ['an empty fee type', { amount: '5', fee_type: '' }, 'fee_type:required'],
    ['neither amount nor price', {}, 'amount:required'],
    ['a quantity without its price', { quantity: 2 }, 'unit_price:no_price'],
    ['a price without its quantity', { unit_price: '5' }, 'amount:required'],
    ['nothing at all', { amount: '' }, 'amount:required'],
    ['a negative amount', { amount: '-1' }, 'amount:invalid_amount'],
    ['a fraction of a đồng', { amount: '0.4' }, 'amount:too_many_decimals'],
    ['thousandths', { amount: '0.001' }, 'amount:invalid_amount'],
    ['an amount over the bound', { amount: '10000000000000' }, 'amount:invalid_amount'],
    ['a product over the bound', { quantity: 2, unit_price: '9999999999999' }, 'amount:invalid_value'],
    ['no number', { amount: 'NaN' }, 'amount:invalid_amount'],
    ['an endless number', { amount: 'Infinity' }, 'amount:invalid_amount'],
    ['a power', { amount: '1e5' }, 'amount:invalid_amount'],
    ['spaces', { amount: ' 1 000' }, 'amount:invalid_amount'],
    ['commas', { amount: '1,000' }, 'amount:invalid_amount'],
    ['other digits', { amount: '١٢' }, 'amount:invalid_amount'],
    ['a binary float', { amount: 1.5 }, 'amount:invalid_amount'],
    ['a negative quantity', { quantity: -1, unit_price: '5' }, 'quantity:too_small'],
    ['something settled', { amount: '5', settled: '5' }, 'settled:read_only'],
    ['gas, which is not offered', { amount: '5', fee_type: 'GAS' }, 'fee_type:invalid_option'],
    ['a service, which its order charges', { amount: '5', fee_type: 'SERVICE' }, 'fee_type:invalid_option'],
    ['a voucher’s line', { amount: '5', fee_type: 'RECEIPT_VOUCHER' }, 'fee_type:invalid_option'],
    ['another building’s apartment', { amount: '5', apartment_id: 'APARTMENT2' }, 'apartment_id:invalid_reference'],
    ['an apartment that is not there', { amount: '5', apartment_id: '999999' }, 'apartment_id:invalid_reference'],
  ])('%s is refused', async (_what, more: Record<string, unknown>, fault) => {
    const apartment = seeded.ids[String(more.apartment_id)] ?? more.apartment_id
    const reply = await enter({ ...more, ...(apartment === undefined ? {} : { apartment_id: apartment }) })
    expect([reply.status, faults(reply)]).toEqual([422, [fault]])
  })

  test('has cents where the building counts in dollars', async () => {
    const b2 = seeded.as('B2')
    const cents = (more: object) =>
      b2('POST fees', { building_id: '2', apartment_id: seeded.ids.APARTMENT2, fee_type: 'OTHERS', month: '2026-10', name: 'Fee', ...more })
    expect(recordOf(await cents({ quantity: 1.005, unit_price: '1.00' })).amount).toBe('1.01')
    expect(recordOf(await cents({ amount: '0.10' })).amount).toBe('0.1')
    expect(faults(await cents({ amount: '0.001' }))).toEqual(['amount:invalid_amount'])
  })
}) // prettier-ignore

describe('a draft', () => {
  test('is recalculated from a new quantity, and moves to another month’s slip', async () => {
    const made = recordOf(await enter({ quantity: 2, unit_price: '1000' }))
    const change = async (more: object) => recordOf(await desk.a(`PATCH fees/${made.id}`, more))
    expect(await change({ quantity: 3 })).toMatchObject({ amount: '3000', fee_slip_id: made.fee_slip_id })
    expect(await change({ amount: '1' })).toMatchObject({ amount: '1', quantity: 3 })
    expect(await change({ unit_price: '7' })).toMatchObject({ amount: '21' })
    const moved = await change({ month: '2026-09', name: 'Nước' })
    expect(moved).toMatchObject({ amount: '21', month: '2026-09', name: 'Nước' })
    expect(moved.fee_slip_id).not.toBe(made.fee_slip_id)
  })

  test('owes nobody anything', async () => {
    const home = desk.apartment(1)
    const { id } = recordOf(await desk.draft(home, '70000'))
    expect(await desk.balance(home)).toEqual(['0', '0'])
    expect(outcome(await desk.collect(home, '70000'))).toBe('409 nothing_to_pay')
    const line = { lines: [{ fee_id: id, amount: '70000' }] }
    expect(outcome(await desk.collect(home, '70000', line))).toBe('409 fee_paid')
  })

  test('is foretold before it is approved: how many, how much, when it is due, what stays and what to look at first', async () => {
    const made = [
      await enter({ amount: '5000' }),
      await enter({ amount: '7000', due_on: '2026-12-07' }),
      await enter({ amount: '1' }),
    ]
    const ids = made.map((one) => recordOf(one).id)
    await seeded.db.execute('update fee set amount = null where id = $1', [ids[2]])
    const flag = 'update fee set flags = $1 where id = $2'
    await seeded.db.execute(flag, [['high_reading', 'prorated'], ids[0]])
    await seeded.db.execute(flag, [['prorated'], ids[1]])
    await seeded.db.execute(flag, [['zero_reading'], ids[2]])
    const preview = await desk.a('POST fees/approve/preview', { building_id: '1', ids })
    expect(recordOf(preview)).toMatchObject({ fees: 2, amount: '12000', left_out: 1, flagged: 1 })
    const days = recordOf(preview) as { due_from?: string; due_to?: string }
    const approved = await desk.a('POST fees/approve', { building_id: '1', ids })
    expect(approved.body.approved).toBe(2)
    const due = await Promise.all(ids.slice(0, 2).map(async (id) => String((await desk.feeOf(id)).due_on)))
    expect([days.due_from, days.due_to]).toEqual(due.toSorted())
    expect(outcome(await desk.a('POST fees/approve/preview', { building_id: '1' }))).toBe('422 required')
  })

  test('goes to the trash and comes back', async () => {
    const { id } = recordOf(await enter({ amount: '5000' }))
    expect(outcome(await desk.a(`DELETE fees/${id}?reason=sai`))).toBe('200')
    expect(outcome(await desk.a(`POST fees/${id}/approve`, {}))).toBe('404 record_not_found')
    expect(recordOf(await desk.a(`POST fees/${id}/restore`, {}))).toMatchObject({
      status: 'draft',
      deleted_at: null,
    })
    expect(outcome(await desk.a(`POST fees/${id}/approve`, {}))).toBe('200')
  })
})

test('an approved fee is never edited, and neither is one that is paid or void', async () => {
  const home = desk.apartment(2)
  const [open, paid, gone] = [
    await desk.fee(home, '100'),
    await desk.fee(home, '200'),
    await desk.fee(home, '300'),
  ]
  await desk.collect(home, '200', { lines: [{ fee_id: paid, amount: '200' }] })
  await desk.a(`POST fees/${gone}/void`, { reason: 'nhầm' })
  const changes = {
    amount: '1',
    quantity: 1,
    unit_price: '1',
    month: '2026-01',
    name: 'X',
    fee_type: 'WATER',
    due_on: '2030-01-01',
  }
  for (const id of [open, paid, gone]) {
    for (const [name, value] of Object.entries(changes))
      expect(outcome(await desk.a(`PATCH fees/${id}`, { [name]: value }))).toBe('409 record_frozen')
    expect(recordOf(await desk.a(`PATCH fees/${id}`, { note: 'đã xem' })).note).toBe('đã xem')
  }
  expect(await desk.balance(home)).toEqual(['100', '0'])
})

test('an apartment stays while it has a fee, or a receipt of one that is gone', async () => {
  const [made] = await seeded.db.query<{ id: string }>(
    `insert into apartment (building_id, block_id, code, name, area, handover_date, handover_status)
      select 1, min(id), 'F-1', 'F-1', 50, '2020-01-01', 'handover' from block where building_id = 1 returning id::text`,
  )
  const home = made?.id ?? ''
  const gone = async () => outcome(await desk.a(`DELETE apartments/${home}`))
  const fee = await desk.fee(home, '500')
  expect(await gone()).toBe('409 apartment_has_fees')
  await desk.takeBack(recordOf(await desk.collect(home, '500')).id)
  expect(outcome(await desk.a(`DELETE fees/${fee}?reason=sai`))).toBe('200')
  expect(await gone()).toBe('409 apartment_has_fees')
})

describe('rights', () => {
  const calls = (id: string): readonly [string, object?][] => [
    [
      'POST fees',
      {
        building_id: '1',
        apartment_id: desk.apartment(3),
        fee_type: 'OTHERS',
        month: '2026-10',
        name: 'X',
        amount: '5',
      },
    ],
    [`PATCH fees/${id}`, { amount: '5' }],
    [`POST fees/${id}/approve`, {}],
    ['POST fees/approve', { building_id: '1', ids: [id] }],
    [`POST fees/${id}/reissue`, { reason: 'x', amount: '5' }],
    [`POST fees/${id}/void`, { reason: 'x' }],
    [`DELETE fees/${id}?reason=sai`],
  ]
  const answers = async (who: ReturnType<SeededServer['as']>, id: string) => {
    const said: string[] = []
    for (const [request, body] of calls(id)) said.push(outcome(await who(request, body)))
    return said
  }
  const refused = (one: string, other = one) => [other, one, one, other, one, one, one]

  test('a user who may only read fees, or only see debts, changes nothing', async () => {
    const { id } = recordOf(await desk.draft(desk.apartment(3), '1000'))
    const board = await seeded.member('1', right('manage_fee', 'read'), right('manage_debt', 'read'))
    const collector = await seeded.member('1', right('manage_debt', 'read', 'create'))
    expect(outcome(await board(`GET fees/${id}`))).toBe('200')
    expect(outcome(await board('POST receipts', { building_id: '1' }))).toBe('403 forbidden')
    for (const who of [seeded.as('A2'), board])
      expect(await answers(who, id)).toEqual(refused('403 forbidden'))
    for (const who of [seeded.as('AR'), collector, seeded.as('R')])
      expect(await answers(who, id)).toEqual(refused('403 forbidden'))
    expect(await desk.feeOf(id)).toMatchObject({ version: 1, status: 'draft' })
  })

  test('for another building’s people the fee is not there', async () => {
    const { id } = recordOf(await desk.draft(desk.apartment(3), '1000'))
    const b2 = seeded.as('B2')
    expect(await answers(b2, id)).toEqual(refused('404 record_not_found', '403 forbidden'))
    expect(outcome(await b2(`GET fees/${id}`))).toBe('404 record_not_found')
    const inHis = await b2('POST fees/approve', { building_id: '2', ids: [id] })
    expect(inHis.body).toMatchObject({
      approved: 0,
      data: [{ id, ok: false, errorCode: 'illegal_transition' }],
    })
    expect(await desk.feeOf(id)).toMatchObject({ version: 1, status: 'draft' })
  })
})
