import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, firstDayOf, lastDayOf, monthAfter, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Interest on what is paid late: each test has an apartment, a fee setting and a rule of its own.
const lastMonth = monthAfter(officeToday(), -1)
const monthBefore = monthAfter(officeToday(), -2)
const dueOn = lastDayOf(monthBefore)
const days = Number(lastDayOf(lastMonth).slice(8))
/** One per mille a day. */
const monthly = String(days * 1000)

let seeded: SeededServer
let desk: CashDesk
let categoryId: string
let used = 0
let rules: string[] = []
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  // The demo's own rule.
  await seeded.db.execute('delete from late_interest_rule')
  categoryId = String(
    recordOf(
      await desk.a('POST report/receipt-voucher-categories', { building_id: '1', code: 'LAI', name: 'Lãi' }),
    ).id,
  )
})
beforeEach(() => void (rules = []))
afterEach(async () => {
  for (const id of rules) await desk.a(`DELETE late-interest-rules/${id}`)
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
afterAll(() => seeded.close())

const nextHome = () => desk.apartment(used++)
const makeRule = (values: object = {}) =>
  desk.a('POST late-interest-rules', {
    building_id: '1',
    name: 'Lãi chậm nộp',
    from_date: firstDayOf(lastMonth),
    rate: 0.1,
    per: 'day',
    category_id: categoryId,
    ...values,
  })
const rule = async (values: object = {}) => {
  const id = String(recordOf(await makeRule(values)).id)
  rules.push(id)
  return id
}
const run = (month = lastMonth, by = desk.a) => by('POST late-interest-runs', { building_id: '1', month })
const made = async (month = lastMonth) => {
  const { id } = recordOf(await run(month))
  return rowsOf(await desk.a(`GET fees?building_id=1&late_interest_run_id=${String(id)}&sort=id`))
}
const linesOf = async (fee: unknown) =>
  rowsOf(await desk.a(`GET late-interest-lines?building_id=1&fee_id=${String(fee)}`)).map(
    ({ from_date, to_date, days: count, unpaid, amount }) =>
      [from_date, to_date, count, unpaid, amount].join(' '),
  )
const lateFee = (home: string, amount = '1000000', more: object = {}) =>
  desk.fee(home, amount, { month: monthBefore, due_on: dueOn, ...more })
/** What is left of earlier tests bears no more interest. */
const settleAll = async (home: string) => {
  const [owed] = await desk.balance(home)
  if (owed !== '0') await desk.collect(home, owed)
}
const approve = (id: unknown) => desk.a(`POST fees/${String(id)}/approve`, {})
const cancel = (id: unknown) => desk.a(`POST fees/${String(id)}/void`, { reason: 'nhầm' })
const preview = async () => {
  const { body } = await desk.a(`GET late-interest-runs/preview?building_id=1&month=${lastMonth}`)
  return body.data as { amount: string; lines: number; rows: Readonly<Record<string, unknown>>[] }
}

test('a run makes a draft of what its preview says, booked to the rule’s category', async () => {
  const home = nextHome()
  const debt = await lateFee(home)
  await rule()
  const { amount, rows } = await preview()
  expect([amount, rows.map((row) => [row.fee_id, row.from, row.to, row.days, row.rate, row.per])]).toEqual([
    monthly,
    [[debt, firstDayOf(lastMonth), lastDayOf(lastMonth), days, '0.1', 'day']],
  ])
  const [fee, ...others] = await made()
  expect(others).toEqual([])
  expect([fee?.apartment_id, fee?.fee_type, fee?.month, fee?.amount, fee?.status, fee?.category_id]).toEqual([
    home,
    'OTHERS',
    lastMonth,
    monthly,
    'draft',
    categoryId,
  ])
  expect(await linesOf(fee?.id)).toEqual([
    `${firstDayOf(lastMonth)} ${lastDayOf(lastMonth)} ${days} 1000000 ${monthly}`,
  ])
  expect(outcome(await approve(fee?.id))).toBe('200')
  expect(
    await seeded.db.query(
      `select l.account, l.category, trim_scale(l.amount)::text as amount from ledger_line l
        join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
        where e.building_id = 1 and e.kind = 'fee' and e.document_id = $1 order by l.number`,
      [fee?.id],
    ),
  ).toEqual([
    { account: 'receivable', category: '', amount: monthly },
    { account: 'revenue', category: categoryId, amount: `-${monthly}` },
  ])
  await settleAll(home)
})

test('running it again charges nothing twice, and voided interest gives its days back', async () => {
  const home = nextHome()
  await lateFee(home)
  await rule()
  const [fee] = await made()
  expect(faults(await run())).toEqual(['month:late_interest_none'])
  await approve(fee?.id)
  expect(faults(await run())).toEqual(['month:late_interest_none'])
  expect(outcome(await cancel(fee?.id))).toBe('200')
  const [again] = await made()
  expect(again?.amount).toBe(monthly)
  await approve(again?.id)
  await settleAll(home)
})

test('a deleted draft gives its days back, and does not come out of the trash once they are charged', async () => {
  const home = nextHome()
  await lateFee(home)
  await rule()
  const [fee] = await made()
  expect(outcome(await desk.a(`DELETE fees/${String(fee?.id)}?reason=sai`))).toBe('200')
  const [again] = await made()
  expect(outcome(await desk.a(`POST fees/${String(fee?.id)}/restore`, {}))).toBe('409 late_interest_charged')
  await desk.a(`DELETE fees/${String(again?.id)}?reason=sai`)
  expect(outcome(await desk.a(`POST fees/${String(fee?.id)}/restore`, {}))).toBe('200')
  await approve(fee?.id)
  await settleAll(home)
})

test('twenty runs at once make one', async () => {
  const home = nextHome()
  await lateFee(home)
  await rule()
  expect(await atOnce(times(20, () => () => run()))).toEqual({ '201': 1, '422 late_interest_none': 19 })
  const [fee, ...others] = rowsOf(
    await desk.a(`GET fees?building_id=1&apartment_id=${home}&fee_type=OTHERS&status=draft`),
  )
  expect(others).toEqual([])
  await approve(fee?.id)
  await settleAll(home)
})

test('a payment ends the interest on its part from its own day on', async () => {
  const home = nextHome()
  await lateFee(home)
  const middle = addDays(firstDayOf(lastMonth), 10)
  await desk.collect(home, '400000', { received_on: middle })
  await rule()
  const [fee] = await made()
  expect(await linesOf(fee?.id)).toEqual([
    `${firstDayOf(lastMonth)} ${addDays(middle, -1)} 10 1000000 10000`,
    `${middle} ${lastDayOf(lastMonth)} ${days - 10} 600000 ${(days - 10) * 600}`,
  ])
  await approve(fee?.id)
  await settleAll(home)
})

test('a fee that was paid late bears interest too, and a void receipt has paid nothing', async () => {
  const home = nextHome()
  await lateFee(home)
  const paid = recordOf(
    await desk.collect(home, '1000000', {
      received_on: addDays(firstDayOf(lastMonth), 5),
    }),
  )
  await rule()
  expect((await preview()).amount).toBe('5000')
  await desk.takeBack(String(paid.id))
  expect((await preview()).amount).toBe(monthly)
  const [fee] = await made()
  await approve(fee?.id)
  await settleAll(home)
})

test('interest bears no interest, nor does what an adjustment adds to it', async () => {
  const home = nextHome()
  await lateFee(home)
  await rule({ from_date: firstDayOf(monthAfter(lastMonth, -2)) })
  const [fee] = await made()
  await seeded.db.execute('update fee set due_on = $1 where building_id = 1 and id = $2', [dueOn, fee?.id])
  await approve(fee?.id)
  const adjustment = recordOf(
    await desk.a('POST adjustments', {
      building_id: '1',
      date: officeToday(),
      apartment_id: home,
      fee_id: fee?.id,
      amount: '5000',
      direction: 'increase',
      grounds: 'tính thiếu',
    }),
  )
  await desk.a(`POST adjustments/${String(adjustment.id)}/approve`, {})
  const { line_id } = recordOf(await desk.a(`GET adjustments/${String(adjustment.id)}`))
  await seeded.db.execute('update fee set due_on = $1 where building_id = 1 and id = $2', [dueOn, line_id])
  expect((await preview()).lines).toBe(0)
  await settleAll(home)
})

test('a fee that is issued again keeps the days that were charged on it', async () => {
  const home = nextHome()
  const debt = await lateFee(home)
  await rule()
  const [fee] = await made()
  const issued = await desk.a(`POST fees/${debt}/reissue`, { reason: 'nhầm', amount: '900000' })
  expect(outcome(issued)).toBe('200')
  expect((await preview()).lines).toBe(0)
  await approve(fee?.id)
  await desk.a(`POST fees/${String(fee?.id)}/reissue`, { reason: 'nhầm', amount: '100' })
  expect((await preview()).lines).toBe(0)
  await settleAll(home)
})

test('its amount is calculated, so that nobody types another', async () => {
  const home = nextHome()
  await lateFee(home)
  await rule()
  const [fee] = await made()
  expect(outcome(await desk.a(`PATCH fees/${String(fee?.id)}`, { amount: '1' }))).toBe('409 fee_is_reckoned')
  await approve(fee?.id)
  await settleAll(home)
})

test('whoever owes the debt owes its interest', async () => {
  const home = nextHome()
  const party = { building_id: '1', apartment_id: home, payer_kind: 'company', party_name: 'Công ty An Phát' }
  const payer = recordOf(
    await desk.a('POST payer-rules', { ...party, from_month: monthBefore, to_month: monthBefore }),
  )
  await lateFee(home)
  await lateFee(home, '500000', { month: lastMonth })
  await rule()
  const fees = await made()
  expect(fees.map(({ payer: name, amount }) => `${String(name)} ${String(amount)}`)).toEqual([
    `Công ty An Phát ${monthly}`,
    `null ${days * 500}`,
  ])
  for (const { id } of fees) await approve(id)
  expect((await desk.feeOf(String(fees[0]?.id))).payer).toBe('Công ty An Phát')
  await settleAll(home)
  await desk.a(`DELETE payer-rules/${String(payer.id)}`)
})

test('is calculated of months that are over and not closed, by those who may', async () => {
  const home = nextHome()
  await lateFee(home)
  await rule()
  expect(faults(await run(officeToday().slice(0, 7)))).toEqual(['month:month_not_over'])
  await desk.whileClosed(lastMonth, async () => expect(faults(await run())).toEqual(['month:month_closed']))
  const reader = await seeded.member('1', right('manage_fee', 'read'))
  expect(outcome(await run(lastMonth, reader))).toBe('403 forbidden')
  expect((await preview()).amount).toBe(monthly)
  await settleAll(home)
})

test('a month that is not over is not foretold, and apartments are named to who may read them', async () => {
  const ask = (month: string, by = desk.a) =>
    by(`GET late-interest-runs/preview?building_id=1&month=${month}`)
  for (const month of [officeToday().slice(0, 7), '2199-12'])
    expect(faults(await ask(month))).toEqual(['month:month_not_over'])
  const home = nextHome()
  await lateFee(home)
  await rule()
  const reader = await seeded.member('1', right('manage_fee', 'read'))
  const namedTo = async (by = desk.a) => {
    const { rows } = recordOf(await ask(lastMonth, by)) as unknown as { rows: { apartment: string | null }[] }
    return rows.map(({ apartment }) => apartment !== null)
  }
  expect([...new Set(await namedTo())]).toEqual([true])
  expect([...new Set(await namedTo(reader))]).toEqual([false])
  await settleAll(home)
})

test('two rules never say different things of one fee on one day', async () => {
  const settings = rowsOf(await desk.a('GET fee-settings?building_id=1&sort=id'))
  const named = { fee_settings: [settings[0]?.id] }
  await rule()
  await rule(named)
  await rule({ fee_settings: [settings[1]?.id] })
  expect(faults(await makeRule())).toEqual(['from_date:late_interest_rule_overlaps'])
  expect(faults(await makeRule(named))).toEqual(['from_date:late_interest_rule_overlaps'])
  await rule({ from_date: '2024-01-01', to_date: addDays(firstDayOf(lastMonth), -1) })
})
