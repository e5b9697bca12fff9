import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { atOnce, openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { periodsOf, voucherPlanOf } from '#tests/support/money/voucher-plan.ts'

// A plan's instalments: made with it, settled by vouchers, and changed with it while they have no voucher.
let seeded: SeededServer
let desk: CashDesk
let contract: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  const [row] = await seeded.db.query<{ id: string }>(
    'select id::text from contract where building_id = 1 and deleted_at is null order by id limit 1',
  )
  contract = row?.id ?? ''
})
afterAll(() => seeded.close())

const day = (ahead: number) => addDays(officeToday(), ahead)
/** One month each, the first began 40 days ago. */
const plan = async (more: object = {}) =>
  recordOf(
    await desk.a(
      'POST voucher-plans',
      voucherPlanOf({ contract_id: contract, first_date: '2026-01-31', last_date: '2026-05-30', ...more }),
    ),
  ).id
const periods = (id: string) => periodsOf(desk, id)
const states = async (id: string) => (await periods(id)).map(({ status }) => status)
const spent = {
  building_id: '1',
  date: day(0),
  category_id: '1',
  cash_account_id: '1',
  amount: '110',
  party: 'X',
}
const tryVoucher = (period: unknown, more: object = {}) =>
  desk.a('POST receipt-vouchers', {
    ...spent,
    plan_period_id: period,
    ...more,
  })
const voucher = async (...of: Parameters<typeof tryVoucher>) => recordOf(await tryVoucher(...of)).id
const move = (id: string, name: string, body: object = {}) =>
  desk.a(`POST receipt-vouchers/${id}/${name}`, body)
const period = async (id: string, at: number) => (await periods(id))[at - 1]?.id

test('they come with the plan: the same day of each month or the last there is, until the plan ends', async () => {
  const own = await periods(await plan())
  expect(
    own.map(({ number, from_date, to_date, warn_on, name }) => [number, from_date, to_date, warn_on, name]),
  ).toEqual([
    [1, '2026-01-31', '2026-02-27', '2026-01-21', 'Thuê · 1/4'],
    [2, '2026-02-28', '2026-03-30', '2026-02-18', 'Thuê · 2/4'],
    [3, '2026-03-31', '2026-04-29', '2026-03-21', 'Thuê · 3/4'],
    [4, '2026-04-30', '2026-05-30', '2026-04-20', 'Thuê · 4/4'],
  ])
  expect(
    own.map(({ due_on, amount_before_tax, amount_with_tax }) => [due_on, amount_before_tax, amount_with_tax]),
  ).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'].map((due) => [due, '100', '110']))
})

test('each is over, near enough to warn of, or far away', async () => {
  const of = (first: number, warning_days: number) =>
    plan({ first_date: day(first), last_date: day(first + 5), warning_days })
  const found = [await of(-1, 0), await of(0, 0), await of(10, 10), await of(11, 10)]
  expect(await Promise.all(found.map(states))).toEqual([['expired'], ['active'], ['active'], ['coming_soon']])
})

test('a voucher does its period once it is approved, and opens it again once it is void', async () => {
  const id = await plan({ first_date: day(100), last_date: day(150) })
  const made = await voucher(await period(id, 1))
  expect(await states(id)).toEqual(['coming_soon', 'coming_soon'])
  await move(made, 'approve')
  expect(await states(id)).toEqual(['done', 'coming_soon'])
  await move(made, 'void', { reason: 'nhầm' })
  expect(await states(id)).toEqual(['coming_soon', 'coming_soon'])
})

test('a period is done once vouchers have paid it all, and open again when they no longer do', async () => {
  const id = await plan()
  const first = await period(id, 1)
  const [one, two] = [await voucher(first, { amount: '60' }), await voucher(first, { amount: '50' })]
  await move(one, 'approve')
  expect((await states(id))[0]).not.toBe('done')
  await move(two, 'approve')
  expect((await states(id))[0]).toBe('done')
  await move(one, 'void', { reason: 'nhầm' })
  expect((await states(id))[0]).toBe('coming_soon')
})

test('a period is never paid beyond its amount, by drafts of one moment neither', async () => {
  const id = await plan()
  const first = await period(id, 1)
  const tooMuch = await tryVoucher(first, { amount: '99000000' })
  expect(faults(tooMuch)).toEqual(['amount:more_than_instalment'])
  expect(tooMuch.body.limits).toEqual({ amount: { max: '110' } })
  const drafts = await Promise.all(Array.from({ length: 10 }, () => voucher(first)))
  const said = await atOnce(drafts.map((one) => () => move(one, 'approve')))
  expect(said).toEqual({ '200': 1, '422 more_than_instalment': 9 })
  expect(faults(await tryVoucher(first))).toEqual(['amount:more_than_instalment'])
})

test('a blocked period takes no voucher, and is done after all if it was paid before', async () => {
  const id = await plan()
  const [first, second] = [await period(id, 1), await period(id, 2)]
  const waiting = await voucher(second)
  await move(await voucher(first), 'approve')
  await desk.a(`POST voucher-plan-periods/${second}/block`, {})
  expect(faults(await tryVoucher(second))).toEqual(['plan_period_id:period_blocked'])
  expect(faults(await move(waiting, 'approve'))).toEqual(['plan_period_id:period_blocked'])
  await desk.a(`POST voucher-plan-periods/${second}/unblock`, {})
  expect(outcome(await move(waiting, 'approve'))).toBe('200')
  expect((await states(id)).slice(0, 2)).toEqual(['done', 'done'])
})

test('a voucher that an apartment is charged with does its period too, until its line is voided', async () => {
  const id = await plan()
  const charged = await voucher(await period(id, 1))
  expect(outcome(await move(charged, 'charge', { apartment_id: desk.apartment(0) }))).toBe('200')
  expect((await states(id))[0]).toBe('done')
  expect(faults(await tryVoucher(await period(id, 1)))).toEqual(['amount:more_than_instalment'])
  const { fee_id: line } = recordOf(await desk.a(`GET receipt-vouchers/${charged}`))
  expect(outcome(await desk.a(`POST fees/${String(line)}/void`, { reason: 'nhầm' }))).toBe('200')
  expect((await states(id))[0]).toBe('coming_soon')
})

test('a charged line that is issued again at less opens its period again', async () => {
  const id = await plan()
  const charged = await voucher(await period(id, 1))
  await move(charged, 'charge', { apartment_id: desk.apartment(1) })
  expect((await states(id))[0]).toBe('done')
  const { fee_id: line } = recordOf(await desk.a(`GET receipt-vouchers/${charged}`))
  const less = { reason: 'nhầm', amount: '60' }
  expect(outcome(await desk.a(`POST fees/${String(line)}/reissue`, less))).toBe('200')
  expect((await states(id))[0]).toBe('coming_soon')
  expect(outcome(await tryVoucher(await period(id, 1), { amount: '50' }))).toBe('201')
})

test('a changed plan keeps its done periods and changes the others', async () => {
  const id = await plan()
  await move(await voucher(await period(id, 2)), 'approve')
  const done = (await periods(id))[1]
  await desk.a(`POST voucher-plan-periods/${await period(id, 4)}/block`, {})
  expect(
    outcome(
      await desk.a(`PATCH voucher-plans/${id}`, {
        amount_with_tax: '120',
        warning_days: 0,
        last_date: '2026-06-29',
      }),
    ),
  ).toBe('200')
  const after = await periods(id)
  expect(
    after.map(({ number, amount_with_tax, warn_on, status }) => [number, amount_with_tax, warn_on, status]),
  ).toEqual([
    [1, '120', '2026-01-31', 'expired'],
    [2, '110', '2026-02-18', 'done'],
    [3, '120', '2026-03-31', 'expired'],
    [4, '120', '2026-04-30', 'inactive'],
    [5, '120', '2026-05-31', 'expired'],
  ])
  expect(after[1]).toEqual(done)
  await desk.a(`PATCH voucher-plans/${id}`, { last_date: '2026-01-31' })
  expect((await periods(id)).map(({ number }) => number)).toEqual([1, 2])
  expect(outcome(await desk.a(`PATCH voucher-plans/${id}`, { counterparty: 'Y' }))).toBe('200')
})

test('a period that a draft or a void voucher is for outlives a plan that no longer has it', async () => {
  const id = await plan()
  const [drafted, voided] = [await period(id, 3), await period(id, 4)]
  await voucher(drafted)
  const gone = await voucher(voided)
  await move(gone, 'approve')
  await move(gone, 'void', { reason: 'nhầm' })
  expect(outcome(await desk.a(`PATCH voucher-plans/${id}`, { amount_with_tax: '130' }))).toBe('200')
  expect((await periods(id)).map((one) => [one.id, one.amount_with_tax]).slice(2)).toEqual([
    [drafted, '130'],
    [voided, '130'],
  ])
  expect(outcome(await desk.a(`PATCH voucher-plans/${id}`, { last_date: '2026-02-27' }))).toBe('200')
  expect((await periods(id)).map((one) => [one.number, one.status])).toEqual([
    [1, 'expired'],
    [3, 'inactive'],
    [4, 'inactive'],
  ])
})

test('a plan is not deleted once vouchers have been made for it', async () => {
  const [done, drafted, voided] = [await plan(), await plan(), await plan()]
  await move(await voucher(await period(done, 1)), 'approve')
  const trashed = await voucher(await period(drafted, 1))
  const back = await voucher(await period(voided, 1))
  await move(back, 'approve')
  await move(back, 'void', { reason: 'nhầm' })
  for (const id of [done, drafted, voided])
    expect(outcome(await desk.a(`DELETE voucher-plans/${id}`))).toBe('409 plan_has_vouchers')
  await desk.a(`DELETE receipt-vouchers/${trashed}`)
  expect(outcome(await desk.a(`DELETE voucher-plans/${drafted}`))).toBe('409 plan_has_vouchers')
  expect((await states(drafted)).length).toBe(4)
})

test('a plan takes its periods to the trash, and brings them back', async () => {
  const id = await plan()
  const before = (await periods(id)).map(({ number, from_date, status }) => [number, from_date, status])
  expect(outcome(await desk.a(`DELETE voucher-plans/${id}`))).toBe('200')
  expect(await periods(id)).toEqual([])
  expect(outcome(await desk.a(`POST voucher-plans/${id}/restore`, {}))).toBe('200')
  expect((await periods(id)).map(({ number, from_date, status }) => [number, from_date, status])).toEqual(
    before,
  )
})

describe('a plan in another currency than its building’s', () => {
  const dollars = { currency_code: 'usd', amount_before_tax: '1000.5', amount_with_tax: '1100.55' }

  test('has its amounts, and those of its periods, in its own', async () => {
    const id = await plan(dollars)
    const [first] = await periods(id)
    expect(first).toMatchObject(dollars)
    const of = `PATCH voucher-plan-periods/${String(first?.id)}`
    expect(outcome(await desk.a(of, { amount_with_tax: '1200.75' }))).toBe('200')
    expect(recordOf(await desk.a(`GET voucher-plan-periods/${String(first?.id)}`))).toMatchObject({
      amount_with_tax: '1200.75',
    })
  })

  test('takes no amount finer than that', async () => {
    const id = await plan()
    const finer = { amount_with_tax: '110.5' }
    expect(faults(await desk.a(`PATCH voucher-plans/${id}`, finer))).toEqual([
      'amount_with_tax:too_many_decimals',
    ])
    const of = `PATCH voucher-plan-periods/${String(await period(id, 1))}`
    expect(faults(await desk.a(of, finer))).toEqual(['amount_with_tax:too_many_decimals'])
  })

  test('brings its periods along when it changes to that', async () => {
    const id = await plan()
    expect(outcome(await desk.a(`PATCH voucher-plans/${id}`, { ...dollars, last_date: '2026-03-10' }))).toBe(
      '200',
    )
    expect(
      (await periods(id)).map((one) => [one.currency_code, one.amount_before_tax, one.amount_with_tax]),
    ).toEqual([
      ['usd', '1000.5', '1100.55'],
      ['usd', '355.02', '390.52'],
    ])
  })
})

test('a short last period comes to its days, and an anniversary is no period of its own', async () => {
  const month = { amount_before_tax: '3100', amount_with_tax: '6200' }
  const amounts = async (last_date: string) =>
    (await periods(await plan({ ...month, first_date: '2026-03-01', last_date }))).map((one) => [
      one.to_date,
      one.amount_before_tax,
      one.amount_with_tax,
    ])
  expect(await amounts('2026-05-02')).toEqual([
    ['2026-03-31', '3100', '6200'],
    ['2026-04-30', '3100', '6200'],
    ['2026-05-02', '200', '400'],
  ])
  expect(await amounts('2026-05-01')).toEqual([
    ['2026-03-31', '3100', '6200'],
    ['2026-05-01', '3100', '6200'],
  ])
})

test.each([
  ['revenue', 'receipt-vouchers', 'payment-vouchers'],
  ['payment', 'payment-vouchers', 'receipt-vouchers'],
])('a period of a %s plan is done by %s, and not by %s', async (kind, right, wrong) => {
  const id = await plan({ kind })
  const refused = ['plan_period_id:invalid_reference']
  const of = await period(id, 1)
  expect(faults(await desk.a(`POST ${wrong}`, { ...spent, plan_period_id: of }))).toEqual(refused)
  const made = recordOf(await desk.a(`POST ${wrong}`, spent)).id
  expect(faults(await desk.a(`PATCH ${wrong}/${made}`, { plan_period_id: of }))).toEqual(refused)
  // A draft from before this rule.
  await seeded.db.execute(
    `update ${wrong.slice(0, -1).replace('-', '_')} set plan_period_id = $1 where building_id = 1 and id = $2`,
    [of, made],
  )
  expect(faults(await desk.a(`POST ${wrong}/${made}/approve`, {}))).toEqual(refused)
  expect((await states(id))[0]).toBe('expired')
  const good = recordOf(await desk.a(`POST ${right}`, { ...spent, plan_period_id: of })).id
  expect(outcome(await desk.a(`POST ${right}/${good}/approve`, {}))).toBe('200')
  expect((await states(id))[0]).toBe('done')
})

test('a plan with vouchers stays of its kind and its currency', async () => {
  const id = await plan()
  for (const kind of ['payment', 'revenue'])
    expect(outcome(await desk.a(`PATCH voucher-plans/${id}`, { kind }))).toBe('200')
  await voucher(await period(id, 1))
  for (const change of [{ kind: 'payment' }, { currency_code: 'usd' }])
    expect(outcome(await desk.a(`PATCH voucher-plans/${id}`, change))).toBe('409 plan_has_vouchers')
  expect(outcome(await desk.a(`PATCH voucher-plans/${id}`, { kind: 'revenue', note: 'x' }))).toBe('200')
})
