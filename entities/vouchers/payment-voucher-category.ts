import { defineEntity } from '#core/entity.ts'
import { boolean, code, longText, text } from '#core/fields/index.ts'

/** A category of money paid out. */
export const paymentVoucherCategory = defineEntity({
  name: 'payment_voucher_category',
  path: 'report/payment-voucher-categories',
  scope: 'building',
  permission: 'manage_voucher_category',
  title: 'name',
  subtitle: 'code',
  publicName: true,
  replyKey: 'payment_voucher_categories',
  menu: { module: 'tc', group: 'settings', icon: 'tag', order: 50 },
  screens: { list: 'payment-voucher-categories' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    description: longText(),
    for_maintenance: boolean({ required: true, default: false }),
    is_active: boolean({ required: true, default: true }),
  },

  list: {
    columns: ['code', 'name', 'description', 'for_maintenance', 'is_active'],
    filters: ['for_maintenance', 'is_active'],
    sort: 'code',
  },
  form: [{ name: 'general', fields: ['code', 'name', 'description', 'for_maintenance', 'is_active'] }],
})
