import { firstDayOf, monthOf, officeToday } from '#core/days.ts'
import { openSeededServer, outcome, recordOf } from '../server/seeded-server.ts'
import type { Reply } from '../server/test-server.ts'
import { openBankFeed } from './bank-feed.ts'
import { openCashDesk } from './cash-desk.ts'
import { openPrepaid } from './prepaid.ts'
import { voucherPlanOf } from './voucher-plan.ts'

/** What an office can take back, and what it does to an earlier month's fees in other ways. */
export const undone = [
  'receipt',
  'receipt with credit',
  'unpaid fee',
  'deleted fee',
  'fee issued again',
  'fee lowered',
  'debt written off',
  'fee of a prepayment',
  'prepayment',
  'prepayment ended',
  'receipt of a bank line',
  'receipt voucher',
  'charged receipt voucher',
  'charged receipt voucher issued again',
  'payment voucher',
  'supplier invoice',
  'receipt of the maintenance fund',
  'payment of the maintenance fund',
  'refund',
  'credit transfer',
  'cash transfer',
  'deposit return',
  'deposit',
  'opening balance',
  'opening credit',
  'write-off',
  'decrease',
  'increase',
] as const

export type Undone = Awaited<ReturnType<typeof openUndone>>

/** Documents of a month, by its last day, each with the call that takes it back. */
export async function openUndone(day: string) {
  const seeded = await openSeededServer()
  await seeded.db.execute('delete from fee where building_id = 1')
  const desk = await openCashDesk(seeded)
  const prepaid = openPrepaid(seeded, desk)
  const feed = await openBankFeed(seeded, desk)
  const { a } = desk
  const month = monthOf(day)
  const fund = await prepaid.fund()
  let used = 0
  const nextHome = () => desk.apartment(used++)
  const idOf = async (table: string, condition: string) => {
    const [row] = await seeded.db.query<{ id: string }>(
      `select min(id)::text as id from ${table} where building_id = 1 and deleted_at is null and ${condition}`,
    )
    return row?.id ?? ''
  }
  const ok = (reply: Reply, what: string) => {
    if (reply.status >= 300) throw new Error(`${what}: ${outcome(reply)} ${JSON.stringify(reply.body)}`)
    return reply
  }
  const made = async (path: string, values: object) =>
    String(recordOf(ok(await a(`POST ${path}`, { building_id: '1', ...values }), path)).id)
  const draft = (path: string, values: object) => made(path, { date: day, ...values })
  const approved = async (path: string, values: object) => {
    const id = await draft(path, values)
    ok(await a(`POST ${path}/${id}/approve`, {}), path)
    return id
  }
  const back =
    (path: string, id: string, step = 'void') =>
    () =>
      a(`POST ${path}/${id}/${step}`, { reason: 'nhầm' })
  const fee = (home: string, amount: string, more: object = {}) => desk.fee(home, amount, { month, ...more })
  const collect = async (home: string, amount: string) => {
    const values = { month, received_on: day, confirm_excess: true, extra_credit_reason: 'trả trước' }
    return String(recordOf(ok(await desk.collect(home, amount, values), 'receipts')).id)
  }

  const cash = { cash_account_id: fund, party: 'Lan' }
  const other = await idOf(
    'cash_account',
    `id <> ${fund} and account_type = 'building' and currency_code is null`,
  )
  await approved('opening-balances', { date: firstDayOf(day), cash_account_id: fund, amount: '100000' })

  const [paid, extra, lowered, lent] = [nextHome(), nextHome(), nextHome(), nextHome()]
  await fee(paid, '400')
  await fee(extra, '300', { fee_type: 'WATER' })
  const receipt = await collect(paid, '400')
  const withCredit = await collect(extra, '350')

  const [unpaid, deleted, again, late, bad] = [
    await fee(nextHome(), '110'),
    await fee(nextHome(), '120'),
    await fee(nextHome(), '130'),
    await fee(lowered, '140'),
    await fee(lent, '150'),
  ]

  const setting = await prepaid.setting('70')
  const [ahead, ended] = [nextHome(), nextHome()]
  const terms = { first_month: month, date: day, months: 3 }
  const first = await prepaid.prepaid(ahead, [setting], terms)
  const second = await prepaid.prepaid(ended, [setting], terms)
  const released = await prepaid.charge(setting, month, ended)

  const banked = nextHome()
  await fee(banked, '90')
  const { line } = await feed.pay({
    amount: '90',
    text: feed.reference(banked),
    time: `${day}T05:00:00.000Z`,
  })

  const contract = await idOf('contract', 'true')
  const plan = await made(
    'voucher-plans',
    voucherPlanOf({
      contract_id: contract,
      first_date: firstDayOf(day),
      last_date: `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`,
    }),
  )
  const periods = await seeded.db.query<{ id: string }>(
    'select id::text from voucher_plan_period where building_id = 1 and voucher_plan_id = $1 order by number limit 3',
    [plan],
  )
  const income = await idOf('receipt_voucher_category', 'is_active')
  const cost = await idOf('payment_voucher_category', `code = 'CHI-DIEN'`)
  const incoming = await approved('receipt-vouchers', {
    ...cash,
    amount: '110',
    category_id: income,
    plan_period_id: periods[0]?.id,
  })
  /** One that becomes a line of an apartment: its id, and that of the line. */
  const chargedFor = async (amount: string, at: number) => {
    const id = await draft('receipt-vouchers', {
      ...cash,
      amount,
      category_id: income,
      apartment_id: nextHome(),
      plan_period_id: periods[at]?.id,
    })
    ok(await a(`POST receipt-vouchers/${id}/charge`, {}), 'charge')
    return { id, line: String(recordOf(await a(`GET receipt-vouchers/${id}`)).fee_id) }
  }
  const charged = await chargedFor('60', 1)
  const corrected = await chargedFor('50', 2)
  const outgoing = await approved('payment-vouchers', { ...cash, amount: '75', category_id: cost })

  const billed = await approved('supplier-invoices', {
    partner_id: await idOf('partner', 'is_active'),
    category_id: cost,
    amount: '80',
    due_on: day,
  })

  const upkeep = await made('report/accounts', {
    code: 'BAO-TRI',
    name: 'Quỹ bảo trì',
    account_type: 'building_maintenance',
  })
  const ofUpkeep = async (direction: 'receipt' | 'payment', amount: string) =>
    approved(`${direction}-vouchers`, {
      ...cash,
      cash_account_id: upkeep,
      amount,
      ...(direction === 'payment' && { off_plan_reason: 'Sửa gấp' }),
      category_id: await made(`report/${direction}-voucher-categories`, {
        code: 'BAO-TRI',
        name: 'Bảo trì',
        for_maintenance: true,
      }),
    })
  const setAside = await ofUpkeep('receipt', '900')
  const repaired = await ofUpkeep('payment', '350')

  const [owner, friend] = [nextHome(), nextHome()]
  const credit = (home: string, amount: string) =>
    approved('opening-balances', { kind: 'credit', apartment_id: home, amount })
  await credit(owner, '500')
  const opened = await credit(friend, '44')
  const refund = await approved('refunds', { ...cash, apartment_id: owner, amount: '25' })
  const offset = await approved('credit-transfers', {
    apartment_id: owner,
    to_apartment_id: friend,
    amount: '15',
    grounds: 'Cùng chủ',
  })
  const moved = await approved('cash-transfers', {
    cash_account_id: fund,
    to_account_id: other,
    amount: '1000',
  })
  const held = { ...cash, apartment_id: owner, amount: '800' }
  const deposit = await approved('deposits', held)
  const returned = await approved('deposit-returns', {
    ...cash,
    deposit_id: await approved('deposits', held),
    returned: '300',
  })
  const balance = await approved('opening-balances', { cash_account_id: fund, amount: '2000' })

  const [written, less, more] = [nextHome(), nextHome(), nextHome()]
  const debt = await fee(written, '210')
  const why = { grounds: 'Tính nhầm' }
  const writtenOff = await approved('write-offs', {
    ...why,
    apartment_id: written,
    lines: [{ fee_id: debt, amount: '50' }],
  })
  const decrease = await approved('adjustments', {
    ...why,
    apartment_id: less,
    fee_id: await fee(less, '220'),
    amount: '20',
  })
  const increase = await approved('adjustments', {
    ...why,
    apartment_id: more,
    fee_id: await fee(more, '230'),
    amount: '30',
    direction: 'increase',
  })

  const now = async (path: string, values: object) => {
    const id = await draft(path, { ...values, date: officeToday() })
    return a(`POST ${path}/${id}/approve`, {})
  }
  const undo: Readonly<Record<(typeof undone)[number], () => Promise<Reply>>> = {
    receipt: back('receipts', receipt),
    'receipt with credit': back('receipts', withCredit),
    'unpaid fee': back('fees', unpaid),
    'deleted fee': () => a(`DELETE fees/${deleted}?reason=sai`),
    'fee issued again': () => a(`POST fees/${again}/reissue`, { reason: 'nhầm', amount: '99' }),
    'fee lowered': () => now('adjustments', { ...why, apartment_id: lowered, fee_id: late, amount: '40' }),
    'debt written off': () =>
      now('write-offs', { ...why, apartment_id: lent, lines: [{ fee_id: bad, amount: '150' }] }),
    'fee of a prepayment': () => a(`DELETE fees/${released}?reason=sai`),
    prepayment: back('prepayments', first),
    'prepayment ended': back('prepayments', second, 'end'),
    'receipt of a bank line': () => feed.move(line.id, 'undo', { reason: 'nhầm' }),
    'receipt voucher': back('receipt-vouchers', incoming),
    'charged receipt voucher': back('receipt-vouchers', charged.id),
    'charged receipt voucher issued again': () =>
      a(`POST fees/${corrected.line}/reissue`, { reason: 'nhầm', amount: '45' }),
    'payment voucher': back('payment-vouchers', outgoing),
    'supplier invoice': back('supplier-invoices', billed),
    'receipt of the maintenance fund': back('receipt-vouchers', setAside),
    'payment of the maintenance fund': back('payment-vouchers', repaired),
    refund: back('refunds', refund),
    'credit transfer': back('credit-transfers', offset),
    'cash transfer': back('cash-transfers', moved),
    'deposit return': back('deposit-returns', returned),
    deposit: back('deposits', deposit),
    'opening balance': back('opening-balances', balance),
    'opening credit': back('opening-balances', opened),
    'write-off': back('write-offs', writtenOff),
    decrease: back('adjustments', decrease),
    increase: back('adjustments', increase),
  }
  return { seeded, desk, undo }
}
