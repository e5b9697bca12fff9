import { addDays } from '#core/days.ts'
import { multiplyAmounts } from '#core/amount.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { partner } from '#entities/operation/partner.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { supplierInvoice } from '#entities/vouchers/supplier-invoice.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import { columns } from '../sql/column.ts'
import { scale, type Story } from './story.ts'

const { building: ofBuilding } = optionsOf(cashAccount, 'account_type')
const { bank } = optionsOf(cashAccount, 'account_sub_type')

/** Suppliers, with the category of what they bill and the bank account that pays them. */
const suppliers = query({
  row: { ...columns(partner, ['id', 'name']), category: 'bigint', fund: 'bigint' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select p.id, p.name, c.id as category, a.id as fund from partner p, payment_voucher_category c, cash_account a
      where p.building_id = ${buildingId} and p.is_active and p.deleted_at is null
        and c.building_id = ${buildingId} and c.code = 'CHI-VS' and a.building_id = ${buildingId}
        and a.id = (select min(f.id) from cash_account f where f.building_id = ${buildingId}
          and f.account_type = ${ofBuilding} and f.account_sub_type = ${bank})
      order by p.id limit 2`,
})

/** In đồng: what each has billed, how many days later it is due, and what of it is paid. */
const bills = [
  ['8640000', 15, '4000000'],
  ['3240000', 45, undefined],
] as const

/** Invoices that are paid later: one in part, and late soon; one not yet. */
export async function billStory({ db, buildingId, manager, records }: Story, date: string): Promise<void> {
  const currency = currencyOfBuilding(manager, buildingId)
  const inBooks = (dong: string) => roundMoney(multiplyAmounts(dong, scale[currency]), currency)
  const approve = (entity: { readonly name: string }, id: string) =>
    records.transition({ caller: manager, entity: entity.name, id, name: 'approve' }, {})
  for (const [at, supplier] of (await suppliers(db, { buildingId })).entries()) {
    const [dong, days, paid] = bills[at] ?? bills[0]
    const bill = { building_id: buildingId, category_id: supplier.category, date }
    const made = await records.create(
      { caller: manager, entity: supplierInvoice.name },
      { ...bill, partner_id: supplier.id, amount: inBooks(dong), due_on: addDays(date, days) },
    )
    const id = String(made['id'])
    await approve(supplierInvoice, id)
    if (paid === undefined) continue
    const payment = await records.create(
      { caller: manager, entity: paymentVoucher.name },
      {
        ...bill,
        supplier_invoice_id: id,
        cash_account_id: supplier.fund,
        amount: inBooks(paid),
        party: supplier.name,
      },
    )
    await approve(paymentVoucher, String(payment['id']))
  }
}
