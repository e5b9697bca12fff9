import { compareAmounts, isZero } from '#core/amount.ts'
import type { ErrorCode } from '#core/vocabulary.ts'
import { cashLimitOn } from '#domain/money/voucher-vat.ts'
import type { Tx } from '#api/database/pool.ts'
import { invalidInput } from '#api/http/error.ts'
import { openSql } from '#api/ledger/payables-sql.ts'
import type { Changed } from '#api/records/behaviour.ts'
import { column } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { partner } from '#entities/operation/partner.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { supplierInvoice } from '#entities/vouchers/supplier-invoice.ts'
import { wayOf } from './voucher-vat.ts'

interface Payment {
  readonly building_id: string
  readonly date: string
  readonly amount: string
  readonly category_id: string
  readonly cash_account_id: string
  readonly payment_way?: 'cash' | 'transfer' | null | undefined
  readonly partner_id?: string | null | undefined
  readonly supplier_invoice_id?: string | null | undefined
}

/**
 * What a payment of a supplier's invoice takes over of it. 422 at the field if it is not owed, if less of it is left, if
 * it is another supplier's or of another category, or if its deducted tax forbids cash. `isBooking`: it is booked now, so
 * that the invoice is locked until that is done: of two payments the second sees the first.
 */
export async function payInvoice(tx: Tx, voucher: Payment, { isBooking = false } = {}) {
  const { building_id: buildingId, supplier_invoice_id: id = null, partner_id: partnerId = null } = voucher
  if (id === null) return {}
  if (isBooking) await lockInvoice(tx, { buildingId, id })
  const [invoice] = await invoiceOf(tx, { buildingId, id })
  if (invoice?.is_owed !== true) throw refuse('supplier_invoice_id', 'invalid_reference')
  if (partnerId !== null && partnerId !== invoice.partner_id)
    throw refuse('partner_id', 'invoice_of_other_supplier')
  if (voucher.category_id !== invoice.category_id) throw refuse('category_id', 'category_of_invoice')
  if (voucher.date < invoice.date) throw refuse('date', 'invalid_not_before')
  if (compareAmounts(voucher.amount, invoice.open) > 0)
    throw invalidInput([{ field: 'amount', code: 'more_than_owed', limits: { max: invoice.open } }])
  const way = await wayOf(tx, voucher)
  const limit = cashLimitOn(invoice.invoice_date ?? invoice.date)
  const isDeducted = invoice.vat_deductible !== null && !isZero(invoice.vat_deductible)
  if (
    way === 'cash' &&
    isDeducted &&
    limit !== undefined &&
    compareAmounts(invoice.amount, limit.amount) >= 0
  )
    throw refuse('cash_account_id', 'invoice_not_in_cash')
  return { partner_id: invoice.partner_id, payment_way: way }
}

/** The invoice and the partner's page say what is still owed. */
export function notifyInvoice({ after, notify }: Changed<typeof paymentVoucher>): void {
  const { building_id: buildingId, supplier_invoice_id: id, partner_id: partnerId } = after
  if (id === null) return
  notify(supplierInvoice, buildingId, [id])
  if (partnerId !== null) notify(partner, buildingId, [partnerId])
}

const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

const lockInvoice = command({
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from supplier_invoice where building_id = ${buildingId} and id = ${id} for update`,
})

const invoiceOf = query({
  row: {
    is_owed: 'boolean',
    partner_id: 'bigint',
    category_id: 'bigint',
    date: column(supplierInvoice, 'date'),
    invoice_date: column(supplierInvoice, 'invoice_date'),
    amount: 'text',
    open: 'text',
    vat_deductible: 'text | null',
  },
  takes: place,
  sql: ({ buildingId, id }) =>
    `select i.status = ${statesOf(supplierInvoice).approved} as is_owed, i.partner_id, i.category_id, i.date,
        i.invoice_date, trim_scale(i.amount)::text as amount, trim_scale(${openSql('i')})::text as open,
        trim_scale(i.vat_deductible)::text as vat_deductible
      from supplier_invoice i where i.building_id = ${buildingId} and i.id = ${id}`,
})

const refuse = (field: string, code: ErrorCode) => invalidInput([{ field, code }])
