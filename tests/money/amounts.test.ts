import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAmounts } from '#core/amount.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants, readNumbers } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Amounts at the limits of the books, and hundreds of receipts that are made and voided.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

const most = '9999999999999'
const excess = { confirm_excess: true, extra_credit_reason: 'Trả trước' }

test('the largest amount is exact wherever it is shown', async () => {
  const home = desk.apartment(0)
  const fee = await desk.fee(home, most, { month: '2026-01' })
  const cashier = seeded.as('A2')
  const part = recordOf(await desk.collect(home, '9999999999998', {}, undefined, cashier))
  const of = async (path: string) => recordOf(await desk.a(`GET ${path}`)) as Record<string, unknown>
  expect(await desk.feeOf(fee)).toMatchObject({ amount: most, settled: '9999999999998', open: '1' })
  expect(part).toMatchObject({ received: '9999999999998', settled: '9999999999998' })
  expect(await of(`apartments/${home}/statement`)).toMatchObject({
    outstanding: '1',
    lines: [
      { charged: most, balance: most },
      { paid: '9999999999998', balance: '1' },
    ],
  })
  const drawer = recordOf(await cashier('GET cashiers/till?building_id=1')) as Record<string, unknown>
  expect(drawer.cash).toBe('9999999999998')
  expect(await of('fees/statistics?building_id=1&from=2026-01-01&to=2026-01-31')).toMatchObject({
    rows: [{ values: { charged: most, collected: '9999999999998', open: '1' } }],
  })
  expect(await of('debts/ageing?building_id=1')).toMatchObject({ outstanding: '1' })
  const [slip] = rowsOf(await desk.a(`GET fee-slips?building_id=1&apartment_id=${home}`))
  expect(slip).toMatchObject({ amount: most, open: '1' })
})

test.each(['9007199254740993', '10000000000000', '99999999999999999999'])(
  '%s is over the bound, and refused',
  async (amount) => {
    const home = desk.apartment(1)
    expect(outcome(await desk.draft(home, amount))).toBe('422 invalid_amount')
    await desk.fee(home, '5')
    expect(outcome(await desk.collect(home, amount, excess))).toBe('422 invalid_amount')
    expect(outcome(await desk.collect(home, '5', { credit_used: amount }))).toBe('422 invalid_amount')
  },
)

test('what would make a balance larger than the books hold is refused, and changes nothing', async () => {
  const [owing, ahead] = [desk.apartment(2), desk.apartment(3)]
  await desk.fee(owing, most)
  const { id } = recordOf(await desk.draft(owing, '1'))
  const opening = {
    building_id: '1',
    apartment_id: owing,
    fee_type: 'WATER',
    month: '2025-12',
    name: 'Nợ cũ',
    amount: '1',
  }
  expect(outcome(await desk.a(`POST fees/${id}/approve`, {}))).toBe('422 too_large')
  expect(outcome(await desk.a('POST fees/approve', { building_id: '1', ids: [id] }))).toBe('422 too_large')
  expect(outcome(await desk.a('POST opening-debts', opening, withKey()))).toBe('422 too_large')
  expect(await desk.balance(owing)).toEqual([most, '0'])
  await desk.fee(ahead, '1')
  expect(outcome(await desk.collect(ahead, most, excess))).toBe('201')
  await desk.fee(ahead, '1')
  expect(outcome(await desk.collect(ahead, most, excess))).toBe('422 too_large')
  expect(await desk.balance(ahead)).toEqual(['1', '9999999999998'])
  expect((await desk.feeOf(id)).status).toBe('draft')
})

test('after 200 receipts that were taken back every balance is as before, and nothing is deleted', async () => {
  const homes = [4, 5, 6].map(desk.apartment)
  for (const [at, home] of homes.entries()) {
    for (const amount of ['120000', '75501', '3']) await desk.fee(home, addAmounts(amount, String(at)))
    await desk.fee(home, '1')
    await desk.collect(home, '200001', {
      ...excess,
      lines: [{ fee_id: await desk.fee(home, '1'), amount: '1' }],
    })
  }
  const balances = () => Promise.all(homes.map(desk.balance))
  const funds = () =>
    seeded.db.query(
      'select account, ref, balance from ledger_balance where building_id = 1 and balance <> 0 order by 1, 2',
    )
  const counts = () =>
    seeded.db.query<{ receipts: number; lines: number; settlements: number }>(
      'select (select count(*)::int from receipt) as receipts, (select count(*)::int from ledger_line) as lines, (select count(*)::int from settlement) as settlements',
    )
  const [before, kept, [first]] = [await balances(), await funds(), await counts()]
  const random = randomOf(Number(process.env.MONEY_SEED ?? 26))
  const open: string[] = []
  let made = 0
  while (made < 200 || open.length > 0) {
    const home = homes[random(3)] ?? ''
    const kinds = [
      {},
      { credit_used: String(1 + random(50_000)) },
      { deduction: String(1 + random(999)), deduction_reason: 'x' },
    ]
    // The last one goes first: the credit that it left may have been spent.
    const last = open.at(-1)
    if (last !== undefined && (made >= 200 || random(3) === 0 || open.length > 5)) {
      expect(outcome(await desk.takeBack(last))).toBe('200')
      open.pop()
      continue
    }
    const reply = await desk.collect(home, String(1 + random(150_000)), { ...excess, ...kinds[random(3)] })
    if (reply.status === 201) open.push(recordOf(reply).id)
    made += reply.status === 201 ? 1 : 0
    expect([201, 409, 422]).toContain(reply.status)
  }
  expect(await balances()).toEqual(before)
  expect(await funds()).toEqual(kept)
  const [after] = await counts()
  expect((after?.receipts ?? 0) - (first?.receipts ?? 0)).toBe(200)
  expect(after?.settlements).toBeGreaterThan((first?.settlements ?? 0) + 399)
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  const { last = 0, ...numbers } = (await readNumbers(seeded.db, { book: 'PT' })) ?? {}
  expect(numbers).toEqual({ distinct: last, highest: last, documents: last })
})

/** Whole numbers below a bound, the same ones for the same seed. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
