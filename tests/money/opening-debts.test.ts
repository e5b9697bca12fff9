import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, monthOf, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Debts from before the building began with Lobby.
let seeded: SeededServer
let desk: CashDesk
let used = 0
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const enter = (home: string, more: object = {}, by = desk.a) =>
  by(
    'POST opening-debts',
    {
      building_id: '1',
      apartment_id: home,
      fee_type: 'WATER',
      month: '2025-11',
      name: 'Nợ cũ',
      amount: '500',
      ...more,
    },
    withKey(),
  )
const nextHome = () => desk.apartment(used++)

test('it is an approved fee, booked against the opening balance, and is collected like any other', async () => {
  const home = nextHome()
  await desk.fee(home, '1')
  const debt = recordOf(await enter(home))
  const fee = String(debt.fee_id)
  expect(await desk.feeOf(fee)).toMatchObject({
    status: 'approved',
    amount: '500',
    old_debt: '1',
    due_on: '2025-11-30',
    fee_type: 'WATER',
  })
  const lines = await seeded.db.query<{ line: string }>(
    `select account || ' ' || trim_scale(amount) as line from ledger_line where entry_id = (select id from ledger_entry where kind = 'opening' and document_id = $1) order by number`,
    [fee],
  )
  expect(lines.map(({ line }) => line)).toEqual(['receivable 500', 'opening -500'])
  expect(recordOf(await desk.a(`GET apartments/${home}/statement`))).toMatchObject({
    lines: [{}, { kind: 'opening', title: 'Nợ cũ · 11/2025', charged: '500', balance: '501' }],
  })
  expect(rowsOf(await desk.a(`GET debts?building_id=1&apartment_id=${home}`))).toMatchObject([
    { over_90: '500', outstanding: '501' },
  ])
  // The oldest first.
  const receipt = recordOf(await desk.collect(home, '500'))
  expect((await desk.feeOf(fee)).status).toBe('settled')
  await desk.takeBack(receipt.id)
  expect(await desk.balance(home)).toEqual(['501', '0'])
})

test('it is booked on the day of taking it over, today if none is named', async () => {
  const home = nextHome()
  const early = addDays(officeToday(), -40)
  expect(recordOf(await enter(home))).toMatchObject({ date: officeToday() })
  const taken = recordOf(await enter(home, { name: 'Sớm', date: early }))
  expect(taken).toMatchObject({ date: early })
  expect(await desk.feeOf(String(taken.fee_id))).toMatchObject({ booked_on: early })
  const tomorrow = { name: 'Mai', date: addDays(officeToday(), 1) }
  expect(faults(await enter(home, tomorrow))).toEqual(['date:day_in_future'])
})

test('it is voided or deleted like any fee that nobody has paid; its record stays', async () => {
  const home = nextHome()
  const [debt, other] = [
    recordOf(await enter(home)),
    recordOf(await enter(home, { name: 'B', amount: '70' })),
  ]
  expect(outcome(await desk.a(`POST fees/${String(debt.fee_id)}/void`, { reason: 'x' }))).toBe('200')
  expect(outcome(await desk.a(`DELETE fees/${String(other.fee_id)}?reason=sai`))).toBe('200')
  for (const { id, fee_id: fee } of [debt, other]) {
    expect(await desk.entries(String(fee), '')).toEqual(['opening', 'fee_void'])
    expect(recordOf(await desk.a(`GET opening-debts/${id}`))).toMatchObject({ fee_id: fee })
  }
  expect(await desk.balance(home)).toEqual(['0', '0'])
})

test('its own month may be closed long ago: it is booked, and taken back, in the month that it is', async () => {
  const home = nextHome()
  const fees: string[] = []
  await desk.whileClosed('2026-02', async () => {
    for (const name of ['A', 'B', 'C']) fees.push(String(recordOf(await enter(home, { name })).fee_id))
    const [voided, deleted, corrected] = fees
    expect(outcome(await desk.a(`POST fees/${voided}/void`, { reason: 'x' }))).toBe('200')
    expect(outcome(await desk.a(`DELETE fees/${deleted}?reason=sai`))).toBe('200')
    const answer = recordOf(await desk.a(`POST fees/${corrected}/reissue`, { reason: 'x', amount: '0' }))
    const again = recordOf(
      await desk.a(`POST fees/${String(answer.issued)}/reissue`, { reason: 'x', amount: '30' }),
    )
    fees.push(String(again.issued))
  })
  expect(await desk.balance(home)).toEqual(['30', '0'])
  await desk.whileClosed(monthOf(officeToday()), async () => {
    for (const call of [`POST fees/${fees.at(-1)}/void`, `POST fees/${fees.at(-1)}/reissue`])
      expect(
        outcome(await desk.a(call, { reason: 'x', ...(call.endsWith('reissue') ? { amount: '5' } : {}) })),
      ).toBe('409 month_closed')
    expect(outcome(await desk.a(`DELETE fees/${fees.at(-1)}?reason=sai`))).toBe('409 month_closed')
  })
  expect(await desk.balance(home)).toEqual(['30', '0'])
})

test('it is on its month’s slip, so that an apartment’s slips add up to its debt', async () => {
  const home = nextHome()
  await desk.fee(home, '1')
  await desk.fee(home, '20', { month: '2025-11' })
  await enter(home)
  const slips = rowsOf(await desk.a(`GET fee-slips?building_id=1&apartment_id=${home}&sort=month`))
  expect(slips.map(({ month, open }) => [month, open])).toEqual([
    ['2025-11', '520'],
    ['2026-10', '1'],
  ])
})

test.each([
  ['nothing owed', { amount: '0' }, 'amount:too_small'],
  ['a negative debt', { amount: '-5' }, 'amount:invalid_amount'],
  ['half a đồng', { amount: '0.5' }, 'amount:too_many_decimals'],
  ['what is no month', { month: '2025-13' }, 'month:invalid_month'],
  ['no name', { name: '' }, 'name:required'],
  ['no fee type', { fee_type: '' }, 'fee_type:required'],
  ['a service, which is charged by its order', { fee_type: 'SERVICE' }, 'fee_type:invalid_option'],
  ['another building’s apartment', { apartment_id: 'APARTMENT2' }, 'apartment_id:invalid_reference'],
  ['a fee of one’s own', { fee_id: '1' }, 'fee_id:read_only'],
])('%s is refused', async (_what, more: Record<string, string>, fault) => {
  const home = desk.apartment(30)
  const apartment = more.apartment_id === undefined ? home : seeded.ids[more.apartment_id]
  expect(faults(await enter(home, { ...more, apartment_id: apartment }))).toEqual([fault])
  expect(rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${home}`))).toEqual([])
})

test('the same debt is taken once, all or nothing of several, and nothing in a closed month', async () => {
  const home = nextHome()
  expect(outcome(await enter(home))).toBe('201')
  expect(outcome(await enter(home))).toBe('422 record_exists')
  const items = [
    { apartment_id: home, fee_type: 'WATER', month: '2025-10', name: 'A', amount: '7' },
    { apartment_id: home, fee_type: 'WATER', month: '2025-10', name: 'B', amount: '-7' },
  ]
  expect(faults(await desk.a('POST opening-debts', { building_id: '1', items }, withKey()))).toEqual([
    'items.1.amount:invalid_amount',
  ])
  await desk.whileClosed(monthOf(officeToday()), async () => {
    expect(outcome(await enter(home, { name: 'B' }))).toBe('409 month_closed')
  })
  expect(await desk.balance(home)).toEqual(['500', '0'])
})

test('only who may collect brings one in', async () => {
  const home = nextHome()
  const reader = await seeded.member(
    '1',
    right('manage_debt', 'read'),
    right('manage_fee', 'read', 'create', 'approve'),
  )
  expect(outcome(await enter(home, {}, reader))).toBe('403 forbidden')
  expect(outcome(await enter(home, {}, seeded.as('B2')))).toBe('403 forbidden')
  expect(await desk.balance(home)).toEqual(['0', '0'])
})

test('an apartment in the trash takes none', async () => {
  const home = nextHome()
  await seeded.db.execute('update apartment set deleted_at = now() where id = $1', [home])
  const reply = await enter(home)
  await seeded.db.execute('update apartment set deleted_at = null where id = $1', [home])
  expect([outcome(reply), faults(reply)]).toEqual([
    '422 invalid_reference',
    ['apartment_id:invalid_reference'],
  ])
})

test('nobody voids one above their limit, to enter it again for less', async () => {
  const rights = ['manage_debt', 'manage_fee'].map((code) =>
    right(code, 'read', 'create', 'update', 'delete', 'approve'),
  )
  const clerk = await seeded.member('1', ...rights)
  const limit = (approval_limit: string | null) => seeded.as('ADM')('PATCH buildings/1', { approval_limit })
  const { fee_id } = recordOf(await enter(nextHome()))
  const path = `fees/${String(fee_id)}`
  expect(outcome(await limit('400'))).toBe('200')
  const refused = [await clerk(`POST ${path}/void`, { reason: 'L' }), await clerk(`DELETE ${path}?reason=L`)]
  await limit(null)
  expect(refused.map(outcome)).toEqual(['422 above_approval_limit', '422 above_approval_limit'])
  expect(outcome(await clerk(`POST ${path}/void`, { reason: 'L' }))).toBe('200')
})
