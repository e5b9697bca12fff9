import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, number, select, text, translated } from '#core/fields/index.ts'

/** A way in which the building is paid. */
export const paymentMethod = defineEntity({
  name: 'payment_method',
  path: 'payment-methods',
  scope: 'building',
  permission: 'manage_payment_method',
  help: 'domain/payment-qr',
  copied: { ticked: true },
  begins: 'ready_made',
  title: 'name',
  subtitle: 'code',
  replyKey: 'payment_methods',
  menu: { module: 'tc', group: 'settings', icon: 'credit-card', order: 10 },

  fields: {
    code: select({
      required: true,
      unique: true,
      options: ['CASH', 'BANK_TRANSFER', 'QR', 'CARD', 'E_WALLET', 'OTHER'],
      default: 'CASH',
    }),
    name: text({ required: true, searchable: true }),
    language_contents: translated({ of: ['name'] }),
    /** Where residents pay to by this way: as trusted as the account itself. */
    bank_id: belongsTo('bank', { access: { update: 'approve' } }),
    order: number({ required: true, min: 0, max: 1000, integer: true, default: 0 }),
    is_active: boolean({ required: true, default: true }),
  },

  conditions: [{ fields: ['bank_id'], show: { field: 'code', in: ['BANK_TRANSFER', 'QR', 'CARD'] } }],
  list: {
    columns: ['name', 'code', 'bank_id', 'order', 'is_active'],
    filters: ['code', 'bank_id', 'is_active'],
    sort: 'order',
  },
  form: [{ name: 'general', fields: ['code', 'name', 'language_contents', 'bank_id', 'order', 'is_active'] }],
})
