import { defineEntity } from '#core/entity.ts'
import { boolean, code, longText, select, text } from '#core/fields/index.ts'
import { feeTypes } from '#domain/money/fee-types.ts'

/** A category of money paid out. */
export const paymentVoucherCategory = defineEntity({
  name: 'payment_voucher_category',
  path: 'report/payment-voucher-categories',
  scope: 'building',
  permission: 'manage_voucher_category',
  help: 'domain/cash-documents',
  copied: { ticked: true },
  title: 'name',
  subtitle: 'code',
  replyKey: 'payment_voucher_categories',
  menu: { module: 'tc', group: 'settings', icon: 'tag', order: 50 },
  screens: { list: 'payment-voucher-categories' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    description: longText(),
    // What was booked under it has filled or used the maintenance fund, or has not, for ever.
    for_maintenance: boolean({ required: true, default: false, immutable: true }),
    // It pays out what was collected for others by fees of this type, which is no expense; for ever, as above.
    pays_out: select({ options: feeTypes, immutable: true }),
    is_active: boolean({ required: true, default: true }),
  },

  conditions: [{ fields: ['pays_out'], show: { field: 'for_maintenance', equals: false } }],
  list: {
    columns: ['code', 'name', 'description', 'for_maintenance', 'pays_out', 'is_active'],
    filters: ['for_maintenance', 'pays_out', 'is_active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'description', 'for_maintenance', 'pays_out', 'is_active'] },
  ],
})
