import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, longText, money } from '#core/fields/index.ts'

/** What somebody said for an apartment: that its debt, or a part of it, is paid by a day. */
export const paymentPromise = defineEntity({
  name: 'payment_promise',
  path: 'payment-promises',
  scope: 'building',
  permission: 'manage_debt',
  help: 'domain/debt',
  copied: 'never',
  title: 'promised_on',
  subtitle: 'apartment_id',
  menu: { module: 'tc', group: 'finance', icon: 'pushpin', order: 12 },

  fields: {
    apartment_id: belongsTo('apartment', { required: true, searchable: true, immutable: true }),
    promised_on: date({ required: true, dueWhile: { field: 'status', equals: 'open' } }),
    /** Left out: everything that is owed. */
    amount: money({ min: '0.01' }),
    note: longText({ maxLength: 500 }),
  },

  lifecycle: {
    initial: 'open',
    states: {
      open: { color: 'warning' },
      kept: { color: 'success' },
      broken: { color: 'danger' },
    },
    transitions: {
      keep: { from: ['open'], to: 'kept', flag: 'update' },
      break: { from: ['open'], to: 'broken', flag: 'update' },
      reopen: { from: ['kept', 'broken'], to: 'open', flag: 'update', confirm: true },
    },
  },

  frozen: [{ in: ['kept', 'broken'] }],
  list: {
    columns: ['apartment_id', 'promised_on', 'amount', 'note', 'status', 'created_at'],
    card: ['promised_on', 'amount'],
    filters: ['promised_on', 'apartment_id', 'amount', 'status'],
    sort: 'promised_on',
  },
  form: [{ name: 'general', fields: ['apartment_id', 'promised_on', 'amount', 'note'] }],
})
