import { isZero, multiplyAmounts } from '#core/amount.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { receiptVoucher } from '#entities/vouchers/receipt-voucher.ts'
import type { WireObject } from '../http/body.ts'
import { cashBoxes } from '../receipts/cash-boxes.ts'
import { countNotes } from '#domain/money/notes.ts'
import { cashStory } from './cash-story.ts'
import { billStory } from './bill-story.ts'
import { planFund, plannedItem } from './fund-story.ts'
import { payOrders } from './order-story.ts'
import { scale, type Story } from './story.ts'

/** In đồng: amount, category and payee; the last one still waits for approval. */
const spent = [
  ['CHI-DIEN', '6500000', 'Công ty Điện lực', true],
  ['TRA-DIEN', '12000000', 'Công ty Điện lực', true],
  ['CHI-VS', '12000000', 'Công ty Vệ sinh Xanh', true],
  ['CHI-BT', '6400000', 'Công ty Thang máy Đại Việt', false],
] as const

/** Income besides the fees. */
const received = [['THU-MB', '15000000', 'Cửa hàng tiện lợi tầng 1', true]] as const

/** Creates a month's vouchers, and a till that the cashier has closed. */
export async function voucherStory(story: Story, date: string): Promise<void> {
  await cashStory(story, date)
  await planFund(story, date)
  await writeVouchers(story, date, spent)
  await billStory(story, date)
  await countCash(story)
}

type Spent = readonly (readonly [category: string, dong: string, party: string, approved: boolean])[]

/** What comes in besides the fees, and what is spent, through the bank; orders of modules too. */
export async function writeVouchers(story: Story, date: string, payments: Spent): Promise<void> {
  await payOrders(story, date)
  for (const one of received)
    await voucher(story, receiptVoucher.name, 'receipt_voucher_category', { row: one, date })
  for (const one of payments)
    await voucher(story, paymentVoucher.name, 'payment_voucher_category', { row: one, date })
}

const smallChange = { vnd: 'Tiền lẻ không còn tờ mệnh giá', usd: 'ប្រាក់រាយ', riel: 'ប្រាក់រាយ' } as const

/** Counts the box that the cashier collects into: what no note is left for is missing. */
export async function countCash({ db, buildingId, cashier, records }: Story): Promise<void> {
  const [box] = await db.transaction((tx) => cashBoxes(tx, { buildingId }))
  if (box === undefined || box.balance.startsWith('-')) return
  const currency = currencyOfBuilding(cashier, buildingId)
  const { notes, rest } = countNotes(box.balance, currency)
  await records.create(
    { caller: cashier, entity: tillClosing },
    {
      building_id: buildingId,
      cash_account_id: box.cash_account_id,
      ...(notes.length === 0
        ? { counted: '0' }
        : { denominations: notes.map(({ value, count }) => ({ value, count: String(count) })) }),
      ...(isZero(rest) ? {} : { note: smallChange[currency] }),
    },
  )
}

type Categories = 'receipt_voucher_category' | 'payment_voucher_category'

const { building: ofBuilding, building_maintenance: ofMaintenance } = optionsOf(cashAccount, 'account_type')
const { bank } = optionsOf(cashAccount, 'account_sub_type')

/** A category by its code, and the bank account of the building, or of its maintenance fund for what that pays. */
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
        and a.account_type = case when c.for_maintenance then ${ofMaintenance} else ${ofBuilding} end and a.account_sub_type = ${bank}
      order by a.id limit 1`,
})

interface VoucherStory {
  readonly row: Spent[number]
  readonly date: string
}

async function voucher(
  story: Story,
  entity: string,
  categories: Categories,
  { row: [category, dong, party, isApproved], date }: VoucherStory,
): Promise<void> {
  const currency = currencyOfBuilding(story.manager, story.buildingId)
  const amount = roundMoney(multiplyAmounts(dong, scale[currency]), currency)
  const values = { date, amount, party, ...(currency === 'vnd' ? vatOf(category, date) : {}) }
  await bookVoucher(story, { entity, categories, category, isApproved, values })
}

/** The rent of a shop, and a cleaner's invoice: both are taxed, at a rate that has not changed since the demo begins. */
function vatOf(category: string, date: string): WireObject {
  const taxed = { vat_kind: 'taxed', vat_percent: '10' }
  if (category === 'THU-MB') return taxed
  if (category !== 'CHI-VS') return {}
  return {
    ...taxed,
    partner_tax_code: '0302431595',
    invoice_form: '1',
    invoice_symbol: `C${date.slice(2, 4)}TVS`,
    // One a month.
    invoice_number: String(Number(date.slice(5, 7))),
    invoice_date: date,
  }
}

interface Booked {
  readonly entity: string
  readonly categories: Categories
  /** Code of the category. */
  readonly category: string
  readonly isApproved: boolean
  readonly values: { readonly date: string; readonly amount: string; readonly party: string } & WireObject
}

/** Creates a voucher that the category's own fund pays or is paid by. */
export async function bookVoucher(story: Story, booked: Booked): Promise<void> {
  const { db, buildingId, manager, records } = story
  const { entity, categories, category, isApproved, values } = booked
  const [known] = await placesOf(db, { buildingId, category }, categories)
  if (known === undefined) return
  const planned = category === 'CHI-BT' ? await plannedItem(story, values.date) : {}
  const made = await records.create(
    { caller: manager, entity },
    {
      building_id: buildingId,
      category_id: known.category,
      cash_account_id: known.fund,
      ...planned,
      ...values,
    },
  )
  if (isApproved)
    await records.transition({ caller: manager, entity, id: String(made['id']), name: 'approve' }, {})
}
