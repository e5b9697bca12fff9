import { defineEntity } from '#core/entity.ts'
import { boolean, code, longText, text } from '#core/fields/index.ts'

/** A category of money received. */
export const receiptVoucherCategory = defineEntity({
  name: 'receipt_voucher_category',
  path: 'report/receipt-voucher-categories',
  scope: 'building',
  permission: 'manage_voucher_category',
  title: 'name',
  subtitle: 'code',
  publicName: true,
  replyKey: 'receipt_voucher_categories',
  menu: { module: 'tc', group: 'settings', icon: 'tags', order: 40 },
  screens: { list: 'receipt-voucher-categories' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    description: longText(),
    is_active: boolean({ required: true, default: true }),
  },

  list: { columns: ['code', 'name', 'description', 'is_active'], filters: ['is_active'], sort: 'code' },
  form: [{ name: 'general', fields: ['code', 'name', 'description', 'is_active'] }],
})
