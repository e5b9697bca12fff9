import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
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
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openPrepaid } from '#tests/support/money/prepaid.ts'

// What was let off, taken back or put right once is not let off, taken back or put right in another way.
let seeded: SeededServer
let desk: CashDesk
let office: ReturnType<typeof openPrepaid>
let used = 0
const today = officeToday()
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  office = openPrepaid(seeded, desk)
  await desk.fillFund('QUY-TM', '90000000')
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

const nextHome = () => desk.apartment(used++)
const make = async (path: string, values: object) =>
  recordOf(await desk.a(`POST ${path}`, { building_id: '1', date: today, ...values }))
const approve = (path: string, { id }: { id?: unknown }) => desk.a(`POST ${path}/${String(id)}/approve`, {})
const lower = async (apartment_id: string, fee_id: string, more: object) =>
  approve('adjustments', await make('adjustments', { apartment_id, fee_id, grounds: 'L', ...more }))
const bookedOn = async (kind: string, id: unknown) => {
  const rows = await seeded.db.query<{ day: string }>(
    `select booked_on::text as day from ledger_entry where building_id = 1 and kind = $1 and document_id = $2`,
    [kind, id],
  )
  return rows.map(({ day }) => day)
}
const limited = async (limit: string | null) =>
  expect(outcome(await seeded.as('ADM')('PATCH buildings/1', { approval_limit: limit }))).toBe('200')
const clerkOf = () => {
  const all = ['read', 'create', 'update', 'delete', 'approve']
  return seeded.member(
    '1',
    ...['manage_debt', 'manage_voucher', 'manage_fee'].map((code) => right(code, ...all)),
  )
}

test('what a deduction let off is not collected', async () => {
  const home = nextHome()
  const month = '2026-08'
  await desk.fee(home, '1080000', { month })
  const deducted = { deduction: '500000', deduction_reason: 'Mất nước' }
  expect(outcome(await desk.collect(home, '580000', deducted))).toBe('201')
  // A period is of whole months.
  const days = `from=${month}-09&to=${month}-09`
  const { data } = (await desk.a(`GET fees/statistics?building_id=1&${days}&by=month`)).body
  const values = { charged: '1080000', collected: '580000', let_off: '500000', open: '0' }
  expect(data).toMatchObject({ from: `${month}-01`, rows: [{ key: month, values }], total: values })
})

test('what a deduction let off is not lowered into credit', async () => {
  const home = nextHome()
  const [one, other] = [await desk.fee(home, '1000'), await desk.fee(home, '2000')]
  const deducted = { deduction: '1000', deduction_reason: 'Mất nước' }
  expect(outcome(await desk.collect(home, '2000', deducted))).toBe('201')
  expect(faults(await lower(home, one, { amount: '667' }))).toEqual(['amount:more_than_charged'])
  expect(outcome(await lower(home, one, { amount: '666' }))).toBe('200')
  expect(faults(await lower(home, other, { amount: '1334' }))).toEqual(['amount:more_than_charged'])
  expect(outcome(await lower(home, other, { amount: '1333' }))).toBe('200')
})

test('what was not paid yet on the day of a decrease is no credit of it', async () => {
  const home = nextHome()
  const fee = await desk.fee(home, '1000', { month: monthAfter(today, -1) })
  await desk.collect(home, '1000')
  const given = await lower(home, fee, { amount: '400', date: addDays(today, -1) })
  expect(faults(given)).toEqual(['date:invalid_not_before'])
  expect(outcome(await lower(home, fee, { amount: '400' }))).toBe('200')
})

test('money that settled nothing counts for the limit of voiding it', async () => {
  const [home, clerk] = [nextHome(), await clerkOf()]
  const advance = { confirm_excess: true, extra_credit_reason: 'trả trước' }
  const receipt = recordOf(await desk.collect(home, '9000', advance))
  await limited('499')
  const voidBy = (by: typeof clerk) => by(`POST receipts/${String(receipt.id)}/void`, { reason: 'nhầm' })
  expect(faults(await voidBy(clerk))).toEqual(['amount:above_approval_limit'])
  await limited(null)
  expect(outcome(await voidBy(clerk))).toBe('200')
})

test('a charged voucher has its limit on whichever side it is voided, and its line the voucher’s day', async () => {
  const [home, clerk] = [nextHome(), await clerkOf()]
  const [fund] = await seeded.db.query<{ id: string }>(
    `select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`,
  )
  const [category] = await seeded.db.query<{ id: string }>(
    `select id::text from receipt_voucher_category where building_id = 1 and not for_maintenance limit 1`,
  )
  const date = lastDayOf(monthAfter(today, -1)).replace(/..$/, '05')
  const voucher = await make('receipt-vouchers', {
    apartment_id: home,
    category_id: category?.id,
    cash_account_id: fund?.id,
    party: 'L',
    amount: '7000',
    date,
  })
  const charged = recordOf(await desk.a(`POST receipt-vouchers/${String(voucher.id)}/charge`, {}))
  expect(await bookedOn('fee', charged.fee_id)).toEqual([date])
  await limited('499')
  const voidLine = (by: typeof clerk) => by(`POST fees/${String(charged.fee_id)}/void`, { reason: 'nhầm' })
  expect(faults(await voidLine(clerk))).toEqual(['amount:above_approval_limit'])
  expect(recordOf(await desk.a(`GET receipt-vouchers/${String(voucher.id)}`))).toMatchObject({
    status: 'charged',
  })
  await limited(null)
  expect(outcome(await voidLine(clerk))).toBe('200')
})

test('nobody lowers a debt by reissuing it beyond the limit of letting off', async () => {
  const [home, clerk] = [nextHome(), await clerkOf()]
  const fee = await desk.fee(home, '3000')
  await limited('499')
  const to = (amount: string) => clerk(`POST fees/${fee}/reissue`, { amount, reason: 'L' })
  expect(faults(await to('2500'))).toEqual(['amount:above_approval_limit'])
  expect(outcome(await to('2501'))).toBe('200')
  await limited(null)
})

test('an increase is booked on the day of its document', async () => {
  const home = nextHome()
  const month = monthAfter(today, -2)
  const fee = await desk.fee(home, '1000', { month })
  const date = firstDayOf(monthAfter(today, -1)).replace(/..$/, '05')
  const raised = await make('adjustments', {
    apartment_id: home,
    fee_id: fee,
    grounds: 'L',
    direction: 'increase',
    amount: '50',
    date,
  })
  const { line_id } = recordOf(await approve('adjustments', raised))
  expect(await bookedOn('fee', line_id)).toEqual([date])
})

test('credit that is booked on a day to come is not spent before', async () => {
  const home = nextHome()
  const setting = await office.setting('100000')
  const next = monthAfter(today, 1)
  await office.prepaid(home, [setting], { first_month: next, months: 2 })
  const { data } = (await desk.a(`GET tariffs?building_id=1&fee_setting_id=${setting}`)).body
  const [tariff] = data as { id: string }[]
  await desk.a(`PATCH tariffs/${tariff?.id}`, { tiers: [{ price: '60000' }] })
  await office.charge(setting, next, home)
  expect(await desk.balance(home)).toEqual(['0', '40000'])
  const refund = { apartment_id: home, amount: '40000', party: 'L', cash_account_id: await office.fund() }
  expect(outcome(await approve('refunds', await make('refunds', refund)))).toBe('409 credit_too_small')
})

/** Credit of today, as large as credit that the apartment only gets next month, and how it is taken back. */
const sources: readonly (readonly [string, (home: string) => Promise<() => Promise<unknown>>, string])[] = [
  [
    'a receipt',
    async (home) => {
      const more = { confirm_excess: true, extra_credit_reason: 'L' }
      const { id } = recordOf(await desk.collect(home, '40000', more))
      return async () => outcome(await desk.takeBack(String(id)))
    },
    '409 credit_spent',
  ],
  [
    'an adjustment',
    async (home) => {
      const fee = await desk.fee(home, '40000')
      expect(outcome(await desk.collect(home, '40000'))).toBe('201')
      const made = { apartment_id: home, fee_id: fee, grounds: 'L', amount: '40000' }
      return approvedAndVoided('adjustments', made)
    },
    '409 adjusted_credit_spent',
  ],
  [
    'an opening balance',
    (home) => approvedAndVoided('opening-balances', { kind: 'credit', apartment_id: home, amount: '40000' }),
    '409 credit_spent',
  ],
  [
    'credit of another',
    async (home) => {
      const other = nextHome()
      await desk.collect(other, '40000', { confirm_excess: true, extra_credit_reason: 'L' })
      const moved = { apartment_id: other, to_apartment_id: home, amount: '40000', grounds: 'L' }
      return approvedAndVoided('credit-transfers', moved)
    },
    '409 credit_spent',
  ],
]
async function approvedAndVoided(path: string, values: object) {
  const made = await make(path, values)
  expect(outcome(await approve(path, made))).toBe('200')
  return async () => outcome(await desk.a(`POST ${path}/${String(made.id)}/void`, { reason: 'L' }))
}

describe('credit that is booked on a day to come does not stand for credit that was spent', () => {
  /** A fee of a month that costs 40,000 less than was paid for it in advance. */
  async function ahead(home: string, months: readonly string[]): Promise<string> {
    const setting = await office.setting('100000')
    await office.prepaid(home, [setting], { first_month: months[0], months: months.length + 1 })
    const { data } = (await desk.a(`GET tariffs?building_id=1&fee_setting_id=${setting}`)).body
    const [tariff] = data as { id: string }[]
    await desk.a(`PATCH tariffs/${tariff?.id}`, { tiers: [{ price: '60000' }] })
    for (const one of months) await office.charge(setting, one, home)
    return office.fund()
  }
  const refund = async (home: string, cash_account_id: string) => {
    const values = { apartment_id: home, amount: '40000', party: 'L', cash_account_id }
    expect(outcome(await approve('refunds', await make('refunds', values)))).toBe('200')
  }

  test.each(sources)('by the void of %s', async (_what, bring, refused) => {
    const home = nextHome()
    const fund = await ahead(home, [monthAfter(today, 1)])
    const takeBack = await bring(home)
    await refund(home, fund)
    expect(await takeBack()).toBe(refused)
    expect(await desk.balance(home)).toEqual(['0', '40000'])
  })

  test('by the end of a fee that was paid in advance', async () => {
    const home = nextHome()
    await refund(home, await ahead(home, [monthAfter(today, 0), monthAfter(today, 1)]))
    const fees = rowsOf(await desk.a(`GET fees?building_id=1&limit=all&apartment_id=${home}`))
    const end = async (month: string) => {
      const { id } = fees.find((one) => one.month === month) ?? {}
      return outcome(await desk.a(`DELETE fees/${String(id)}?reason=sai`))
    }
    expect(await end(monthAfter(today, 0))).toBe('409 prepaid_credit_spent')
    expect(await end(monthAfter(today, 1))).toBe('200')
  })
})

describe('interest on late payment', () => {
  const lastMonth = monthAfter(today, -1)
  const due_on = lastDayOf(monthAfter(today, -2))
  const post = (path: string, values: object) => desk.a(`POST ${path}`, { building_id: '1', ...values })
  async function owed(more: object = {}): Promise<readonly [home: string, debt: string]> {
    await seeded.db.execute('update late_interest_rule set deleted_at = now() where building_id = 1')
    const named = { code: `LAI${used}`, name: 'Lãi' }
    const category = recordOf(await post('report/receipt-voucher-categories', named))
    const terms = { from_date: firstDayOf(lastMonth), rate: 0.1, per: 'day', category_id: category.id }
    expect(outcome(await post('late-interest-rules', { name: 'Lãi', ...terms, ...more }))).toBe('201')
    const home = nextHome()
    const debt = await desk.fee(home, '1000000', { month: monthAfter(today, -2), due_on })
    return [home, debt]
  }

  test('stands before its debt is voided, and nobody adds to it', async () => {
    const [home, debt] = await owed()
    await post('late-interest-runs', { month: lastMonth })
    const fees = rowsOf(
      await desk.a(`GET fees?building_id=1&limit=all&apartment_id=${home}&month=${lastMonth}`),
    )
    const interest = String(fees[0]?.id)
    const cancel = (fee: string) => desk.a(`POST fees/${fee}/void`, { reason: 'nhầm' })
    expect(outcome(await cancel(debt))).toBe('409 fee_bears_interest')
    expect(outcome(await desk.a(`POST fees/${interest}/approve`, {}))).toBe('200')
    const reissued = await desk.a(`POST fees/${interest}/reissue`, { amount: '999999', reason: 'L' })
    expect(outcome(reissued)).toBe('409 fee_is_reckoned')
    const raised = await lower(home, interest, { direction: 'increase', amount: '5000' })
    expect(outcome(raised)).toBe('409 fee_is_reckoned')
    expect(outcome(await cancel(interest))).toBe('200')
    expect(outcome(await cancel(debt))).toBe('200')
  })

  test('is never more than the cap of what is left of the debt', async () => {
    const [home, debt] = await owed({ cap_percent: 1 })
    expect(outcome(await lower(home, debt, { amount: '900000', date: due_on }))).toBe('200')
    const { rows } = recordOf(
      await desk.a(`GET late-interest-runs/preview?building_id=1&month=${lastMonth}`),
    ) as unknown as { rows: { fee_id: string; amount: string }[] }
    expect(rows.filter(({ fee_id }) => fee_id === debt).map(({ amount }) => amount)).toEqual(['1000'])
  })
})
