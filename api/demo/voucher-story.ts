import { multiplyAmounts } from '#core/amount.ts'
import { addMonths } from '#core/days.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import { tillSince } from '../receipts/till.ts'
import type { Story } from './story.ts'

/** In đồng: amount, category and payee; the last one still waits for approval. */
const spent = [
  ['CHI-DIEN', '18500000', 'Công ty Điện lực', true],
  ['CHI-VS', '12000000', 'Công ty Vệ sinh Xanh', true],
  ['CHI-BT', '6400000', 'Công ty Thang máy Đại Việt', false],
] as const

/** Income besides the fees. */
const received = [['THU-MB', '15000000', 'Cửa hàng tiện lợi tầng 1', true]] as const

/** Units for one đồng, roughly, so that the demo's amounts look natural in each currency. */
const scale = { vnd: '1', usd: '0.00004', riel: '0.16' } as const

/** Creates a month's vouchers, and a till that the cashier has closed. */
export async function voucherStory(story: Story, now: string): Promise<void> {
  const { db, buildingId, cashier, records } = story
  const date = addMonths(now, -1)
  for (const one of received)
    await voucher(story, receiptVoucher.name, 'receipt_voucher_category', { row: one, date })
  for (const one of spent)
    await voucher(story, paymentVoucher.name, 'payment_voucher_category', { row: one, date })
  const till = await tillSince(db, { buildingId, cashierId: cashier.principal.accountId })
  const body = { building_id: buildingId, counted: till.cash }
  if (!till.cash.startsWith('-')) await records.create({ caller: cashier, entity: tillClosing }, body)
}

const { building: ofBuilding } = optionsOf(cashAccount, 'account_type')
const { bank } = optionsOf(cashAccount, 'account_sub_type')

/** A category by its code, and the bank account of the building. */
const placesOf = query({
  row: { category: 'bigint', fund: 'bigint' },
  takes: { buildingId: 'bigint', category: 'text' },
  over: {
    receipt_voucher_category: 'receipt_voucher_category',
    payment_voucher_category: 'payment_voucher_category',
  },
  sql: ({ buildingId, category }, table) =>
    `select c.id as category, a.id as fund from ${table} c, cash_account a
      where c.building_id = ${buildingId} and c.code = ${category} and a.building_id = ${buildingId}
        and a.account_type = ${ofBuilding} and a.account_sub_type = ${bank}
      order by a.id limit 1`,
})

interface VoucherStory {
  readonly row: readonly [category: string, dong: string, party: string, approved: boolean]
  readonly date: string
}

async function voucher(
  { db, buildingId, manager, records }: Story,
  entity: string,
  categories: 'receipt_voucher_category' | 'payment_voucher_category',
  { row: [category, dong, party, isApproved], date }: VoucherStory,
): Promise<void> {
  const currency = currencyOfBuilding(manager, buildingId)
  const [known] = await placesOf(db, { buildingId, category }, categories)
  if (known === undefined) return
  const made = await records.create(
    { caller: manager, entity },
    {
      building_id: buildingId,
      date,
      category_id: known.category,
      cash_account_id: known.fund,
      amount: roundMoney(multiplyAmounts(dong, scale[currency]), currency),
      party,
    },
  )
  if (isApproved)
    await records.transition({ caller: manager, entity, id: String(made.id), name: 'approve' }, {})
}
