import { apiError, invalidInput } from '#api/http/error.ts'
import { openSql } from '#api/ledger/payables-sql.ts'
import { extendEntity, type Changed } from '#api/records/behaviour.ts'
import { column } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import type { RecordOf } from '#core/stored.ts'
import type { Tx } from '#api/database/pool.ts'
import { deductionRefusal } from '#domain/money/voucher-vat.ts'
import { partner } from '#entities/operation/partner.ts'
import { paymentVoucher } from '#entities/vouchers/payment-voucher.ts'
import { supplierInvoice } from '#entities/vouchers/supplier-invoice.ts'
import { bookDocument, prepareBooking, prepareVoid, takeBackDocument } from './document-steps.ts'
import { boughtVat } from './voucher-vat.ts'

const invoiceIs = statesOf(supplierInvoice)

/** What a supplier has billed: cost and deducted tax, against what is owed to them. Paid by vouchers. */
export const supplierInvoiceExtension = extendEntity(supplierInvoice, {
  expressions: { open: openSql('t') },
  rereads: true,
  create: async ({ values: voucher, ...context }) =>
    context.also({
      ...(await boughtVat({ ...context, voucher })),
      ...(await supplierOf(context.tx, voucher)),
    }),
  update: async ({ whole: voucher, ...context }) =>
    context.also({
      ...(await boughtVat({ ...context, voucher })),
      ...(await supplierOf(context.tx, voucher)),
    }),
  on: {
    approve: {
      async before(context) {
        const { whole, tx, also } = context
        const number = await prepareBooking('supplier_invoice', context, () => requireNew(tx, whole))
        return also({ ...number, ...deductionOf(whole) })
      },
      async after(context) {
        await bookDocument('supplier_invoice', context)
        notifyPartner(context)
      },
    },
    void: {
      async before(context) {
        await prepareVoid('supplier_invoice', context)
        const { building_id: buildingId, id } = context.before
        // Whoever pays it has locked it, so that a payment of the same moment is seen.
        const payments = await standingPayments(context.tx, { buildingId, id })
        if (payments.length > 0) throw apiError(409, 'invoice_has_payments')
      },
      async after(context) {
        await takeBackDocument('supplier_invoice', context)
        notifyPartner(context)
      },
    },
  },
})

const notifyPartner = ({ after, notify }: Changed<typeof supplierInvoice>) =>
  notify(partner, after.building_id, [after.partner_id])

type Invoice = RecordOf<typeof supplierInvoice>

/** What of its tax is deducted: how it is paid is not known yet, and is held against the law when it is. */
function deductionOf({ amount, date, vat, deduction, invoice_date: issued }: Invoice) {
  if (vat === null) return { vat_deductible: null, deduction_refusal: null }
  const refusal = deductionRefusal({
    total: amount,
    day: issued ?? date,
    vat,
    way: 'transfer',
    isDeductible: deduction !== 'not_deductible',
    isForMaintenance: false,
    isForOthers: false,
  })
  return { vat_deductible: refusal === undefined ? vat : '0', deduction_refusal: refusal ?? null }
}

async function supplierOf(
  tx: Tx,
  { building_id: buildingId, partner_id: id }: { readonly building_id: string; readonly partner_id: string },
) {
  const [found] = await nameOf(tx, { buildingId, id })
  return { party: found?.name ?? null }
}

/** 422 `invoice_entered` if the same paper of the same supplier is owed, or was paid, already. */
async function requireNew(tx: Tx, invoice: Invoice): Promise<void> {
  const { building_id: buildingId, id, partner_id: partnerId } = invoice
  const { invoice_symbol: symbol, invoice_number: number, invoice_form: form } = invoice
  if (number === null) return
  const same = await sameInvoices(tx, { buildingId, id, partnerId, form, symbol, number })
  if (same.length > 0) throw invalidInput([{ field: 'invoice_number', code: 'invoice_entered' }])
}

const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

const nameOf = query({
  row: { name: column(partner, 'name') },
  takes: place,
  sql: ({ buildingId, id }) => `select name from partner where building_id = ${buildingId} and id = ${id}`,
})

const sameInvoices = query({
  row: {},
  takes: { ...place, partnerId: 'bigint', form: 'text | null', symbol: 'text | null', number: 'text' },
  sql: ({ buildingId, id, partnerId, form, symbol, number }) =>
    `select from supplier_invoice i where i.building_id = ${buildingId} and i.partner_id = ${partnerId} and i.id <> ${id}
      and i.status = ${invoiceIs.approved} and i.invoice_number = ${number}
      and i.invoice_form is not distinct from ${form} and i.invoice_symbol is not distinct from ${symbol} limit 1`,
})

const standingPayments = query({
  row: {},
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from payment_voucher where building_id = ${buildingId} and supplier_invoice_id = ${id}
      and status = ${statesOf(paymentVoucher).approved} limit 1`,
})
