import { defineEntity } from '#core/entity.ts'
import { belongsTo, computed, money } from '#core/fields/index.ts'

/** The debt and the credit of an apartment: its two balances in the ledger, updated with every entry. */
export const debt = defineEntity({
  name: 'debt',
  path: 'debts',
  scope: 'building',
  permission: 'manage_debt',
  title: 'apartment_id',
  menu: {
    module: 'tc',
    group: 'finance',
    icon: 'wallet',
    order: 10,
    also: [{ module: 'ql', group: 'finance', order: 10 }],
  },
  screens: { list: 'manage-cost-debt-list' },
  operations: [],
  trash: false,
  history: false,

  fields: {
    apartment_id: belongsTo('apartment', { required: true, unique: true, searchable: true }),
    householder: computed({ of: 'text', server: true }),
    householder_phone: computed({ of: 'text', server: true, from: 'resident', personal: 'update' }),
    outstanding: money({ required: true, min: '0', default: '0' }),
    not_due: computed({ of: 'money', server: true, ordered: true }),
    to_30: computed({ of: 'money', server: true, ordered: true }),
    to_60: computed({ of: 'money', server: true, ordered: true }),
    to_90: computed({ of: 'money', server: true, ordered: true }),
    over_90: computed({ of: 'money', server: true, ordered: true }),
    credit: money({ required: true, min: '0', default: '0' }),
    deduction: computed({ of: 'money', server: true }),
    // Received in advance for fees of later months, and the last of these.
    prepaid: money({ required: true, min: '0', default: '0' }),
    prepaid_until: computed({ of: 'text', server: true }),
  },

  list: {
    columns: [
      'apartment_id',
      'householder',
      'householder_phone',
      'not_due',
      'to_30',
      'to_60',
      'to_90',
      'over_90',
      'outstanding',
      'credit',
      'deduction',
      'prepaid',
      'prepaid_until',
    ],
    card: ['householder', 'outstanding', 'over_90', 'credit', 'deduction'],
    filters: ['apartment_id', 'outstanding', 'over_90', 'credit', 'prepaid'],
    sort: '-outstanding',
  },
  form: [
    {
      name: 'general',
      fields: [
        'apartment_id',
        'householder',
        'householder_phone',
        'outstanding',
        'credit',
        'deduction',
        'prepaid',
        'prepaid_until',
      ],
    },
    { name: 'ageing', fields: ['not_due', 'to_30', 'to_60', 'to_90', 'over_90'] },
    { slot: 'settlement' },
    { slot: 'statement' },
  ],
  allLimit: 10_000,
})
