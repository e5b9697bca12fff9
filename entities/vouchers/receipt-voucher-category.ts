import { defineEntity } from '#core/entity.ts'
import { boolean, code, longText, text } from '#core/fields/index.ts'

/** A category of money received. */
export const receiptVoucherCategory = defineEntity({
  name: 'receipt_voucher_category',
  path: 'report/receipt-voucher-categories',
  scope: 'building',
  permission: 'manage_voucher_category',
  help: 'domain/cash-documents',
  copied: { ticked: true },
  title: 'name',
  subtitle: 'code',
  replyKey: 'receipt_voucher_categories',
  menu: { module: 'tc', group: 'settings', icon: 'tags', order: 40 },
  screens: { list: 'receipt-voucher-categories' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    description: longText(),
    // What was booked under it has filled or used the maintenance fund, or has not, for ever.
    for_maintenance: boolean({ required: true, default: false, immutable: true }),
    is_active: boolean({ required: true, default: true }),
  },

  list: {
    columns: ['code', 'name', 'description', 'for_maintenance', 'is_active'],
    filters: ['for_maintenance', 'is_active'],
    sort: 'code',
  },
  form: [{ name: 'general', fields: ['code', 'name', 'description', 'for_maintenance', 'is_active'] }],
})
