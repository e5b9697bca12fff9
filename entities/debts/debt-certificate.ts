import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, longText, money, text } from '#core/fields/index.ts'

/** A certificate that an apartment owed nothing on a day; it is only issued while that is so, and kept for good. */
export const debtCertificate = defineEntity({
  name: 'debt_certificate',
  path: 'debt-certificates',
  scope: 'building',
  permission: 'manage_debt',
  help: 'domain/debt',
  copied: 'never',
  title: 'code',
  subtitle: 'holder',
  menu: { module: 'tc', group: 'vouchers', icon: 'contract', order: 70 },
  operations: ['create'],
  trash: false,

  fields: {
    code: text({ readOnly: true, unique: true, searchable: true, maxLength: 30 }),
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    holder: text({ required: true, searchable: true }),
    purpose: longText({ maxLength: 500 }),
    issued_on: date({ readOnly: true }),
    // What the building still kept for the apartment on that day.
    credit: money({ readOnly: true }),
    deposits: money({ readOnly: true }),
    issuer_id: belongsTo('account', { readOnly: true }),
    issuer_name: text({ readOnly: true }),
    issuer_code: text({ readOnly: true, maxLength: 20 }),
    reason: longText({ maxLength: 500, readOnly: true }),
  },

  lifecycle: {
    initial: 'issued',
    states: { issued: { color: 'success' }, revoked: { color: 'danger' } },
    transitions: {
      revoke: { from: ['issued'], to: 'revoked', flag: 'approve', asks: ['reason'], requires: ['reason'] },
    },
  },

  conditions: [{ fields: ['reason'], show: { field: 'status', equals: 'revoked' } }],
  list: {
    columns: ['code', 'apartment_id', 'holder', 'issued_on', 'issuer_name', 'status'],
    card: ['apartment_id', 'holder', 'issued_on'],
    filters: ['apartment_id', 'issued_on', 'status'],
    sort: '-issued_on',
  },
  form: [
    {
      name: 'general',
      fields: [
        'code',
        'apartment_id',
        'holder',
        'purpose',
        'issued_on',
        'credit',
        'deposits',
        'issuer_name',
        'issuer_code',
        'reason',
      ],
    },
    { slot: 'standing' },
    { slot: 'print' },
  ],
})
