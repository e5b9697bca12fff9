import { z } from 'zod'
import { defineCall, manage } from './call.ts'
import { records, wire } from './values.ts'

export const listPaymentMethodsOfBuilding = defineCall({
  id: 'listPaymentMethodsOfBuilding',
  method: 'GET',
  path: manage('payment-methods/buildings/{id}'),
  permission: { code: 'manage_payment_method', flag: 'read' },
  summary: 'The payment methods of a building',
  tag: 'payment_method',
  reply: z.strictObject({ payment_methods: records('payment_method'), total: wire.count }),
})

/** Both lists in one reply, as reports ask for them. */
export const listVoucherCategories = defineCall({
  id: 'listVoucherCategories',
  method: 'GET',
  path: manage('report/categories'),
  permission: { code: 'manage_voucher_category', flag: 'read' },
  summary: 'Categories of receipts and payments',
  tag: 'receipt_voucher_category',
  params: z.object({ building_id: z.string().optional() }),
  reply: z.strictObject({
    payment_voucher_categories: records('payment_voucher_category'),
    receipt_voucher_categories: records('receipt_voucher_category'),
  }),
})
