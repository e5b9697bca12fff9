import { apiError } from '#api/http/error.ts'
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
import { requireNewPaper } from './same-paper.ts'
import { withoutTakenOver } from './taken-over.ts'
import { boughtVat } from './voucher-vat.ts'

/** What a supplier has billed: cost and deducted tax, against what is owed to them. Paid by vouchers. */
export const supplierInvoiceExtension = extendEntity(supplierInvoice, {
  expressions: { open: openSql('t') },
  rereads: true,
  create: async ({ values: voucher, ...context }) =>
    context.also({
      ...(await boughtVat({ ...context, voucher })),
      ...(await supplierOf(context.tx, voucher)),
    }),
  update: async ({ whole, ...context }) =>
    context.also({
      ...(await boughtVat({ ...context, voucher: { ...whole, ...withoutTakenOver(context) } })),
      ...(await supplierOf(context.tx, whole)),
    }),
  on: {
    approve: {
      async before(context) {
        const { whole, tx, also } = context
        const number = await prepareBooking('supplier_invoice', context, () => requireNewPaper(tx, whole))
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

const place = { buildingId: 'bigint', id: 'bigint' } as const satisfies Slots

const nameOf = query({
  row: { name: column(partner, 'name') },
  takes: place,
  sql: ({ buildingId, id }) => `select name from partner where building_id = ${buildingId} and id = ${id}`,
})

const standingPayments = query({
  row: {},
  takes: place,
  sql: ({ buildingId, id }) =>
    `select from payment_voucher where building_id = ${buildingId} and supplier_invoice_id = ${id}
      and status = ${statesOf(paymentVoucher).approved} limit 1`,
})
