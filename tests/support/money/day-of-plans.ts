import { monthAfter, officeToday } from '#core/days.ts'
import { outcome, recordOf, type SeededServer } from '../server/seeded-server.ts'
import type { Reply } from '../server/test-server.ts'
import { openCashDesk } from './cash-desk.ts'
import { periodsOf, voucherPlanOf } from './voucher-plan.ts'

/** Vouchers of plans in building 1: paid, charged to an apartment and issued again, taken back, and paid out. */
export async function spendDayOnPlans(seeded: SeededServer): Promise<void> {
  const desk = await openCashDesk(seeded)
  const done = (reply: Reply) => {
    if (reply.status >= 300) throw new Error(`${outcome(reply)}: ${JSON.stringify(reply.body)}`)
    return recordOf(reply)
  }
  const post = async (path: string, values: object = {}) => done(await desk.a(`POST ${path}`, values))
  const one = async (table: string, condition: string) => {
    const [row] = await seeded.db.query<{ id: string }>(
      `select min(id)::text as id from ${table} where building_id = 1 and deleted_at is null and ${condition}`,
    )
    return row?.id
  }
  const today = officeToday()
  const contract_id = await one('contract', 'true')
  const [books] = await seeded.db.query<{ currency_code: string }>(
    'select currency_code from building where id = 1',
  )
  const idsOfPeriods = async (kind: 'revenue' | 'payment') => {
    const { id } = await post(
      'voucher-plans',
      voucherPlanOf({
        kind,
        contract_id,
        currency_code: books?.currency_code,
        last_date: `${monthAfter(today, 4)}-01`,
        amount_before_tax: '100000',
        amount_with_tax: '110000',
      }),
    )
    return (await periodsOf(desk, id)).map((row) => row.id)
  }
  const money = {
    building_id: '1',
    date: today,
    party: 'X',
    cash_account_id: await one('cash_account', `account_type = 'building' and currency_code is null`),
  }
  const [first, second, third] = await idsOfPeriods('revenue')
  const received = { ...money, category_id: await one('receipt_voucher_category', 'is_active') }
  const paid = await post('receipt-vouchers', { ...received, amount: '90000', plan_period_id: first })
  await post(`receipt-vouchers/${paid.id}/approve`)
  const back = await post('receipt-vouchers', { ...received, amount: '110000', plan_period_id: second })
  await post(`receipt-vouchers/${back.id}/approve`)
  await post(`receipt-vouchers/${back.id}/void`, { reason: 'nhầm' })
  const charged = await post('receipt-vouchers', {
    ...received,
    amount: '80000',
    plan_period_id: third,
    apartment_id: desk.apartment(6),
  })
  await post(`receipt-vouchers/${charged.id}/charge`)
  const { fee_id: line } = recordOf(await desk.a(`GET receipt-vouchers/${charged.id}`))
  await post(`fees/${String(line)}/reissue`, { reason: 'nhầm', amount: '70000' })
  const [cost] = await idsOfPeriods('payment')
  const spent = await post('payment-vouchers', {
    ...money,
    amount: '60000',
    overdraft_reason: 'Tiền về ngày mai',
    category_id: await one('payment_voucher_category', `code = 'CHI-DIEN'`),
    plan_period_id: cost,
  })
  await post(`payment-vouchers/${spent.id}/approve`)
}
