import { answerCall } from '#api/calls/answer-call.ts'
import type { QueryParams } from '#api/http/query.ts'
import { extendEntity } from '#api/records/behaviour.ts'
import { listVoucherCategories } from '#domain/calls/payments.ts'
import { paymentVoucherCategory } from '#entities/vouchers/payment-voucher-category.ts'
import { receiptVoucherCategory } from '#entities/vouchers/receipt-voucher-category.ts'

/** The categories of both kinds of vouchers in one call, as the forms of vouchers choose among them. */
export const receiptVoucherCategoryExtension = extendEntity(receiptVoucherCategory, {
  routes: (app, records) =>
    answerCall(app, listVoucherCategories, async ({ params, ...asked }) => {
      const caller = asked.caller()
      const { building_id } = params()
      const query: QueryParams = { limit: 'all', ...(building_id === undefined ? {} : { building_id }) }
      const [receipts, payments] = await Promise.all([
        records.rows({ caller, entity: receiptVoucherCategory }, query),
        records.rows({ caller, entity: paymentVoucherCategory }, query),
      ])
      return { payment_voucher_categories: payments, receipt_voucher_categories: receipts }
    }),
})
