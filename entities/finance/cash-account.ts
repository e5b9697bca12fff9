import { defineEntity } from '#core/entity.ts'
import { currencyCodes } from '#domain/currency.ts'
import { belongsTo, boolean, code, computed, longText, select, text } from '#core/fields/index.ts'

/** A fund that money is kept in: the building’s, its maintenance fund, another. */
export const cashAccount = defineEntity({
  name: 'cash_account',
  path: 'report/accounts',
  scope: 'building',
  permission: 'manage_cash_account',
  help: 'domain/cash-documents',
  copied: { ticked: true, where: { field: 'account_sub_type', equals: 'cash' } },
  title: 'name',
  subtitle: 'code',
  replyKey: 'accounts',
  menu: { module: 'tc', group: 'settings', icon: 'inbox', order: 30 },
  screens: { list: 'accounts' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    // The rule about what the maintenance fund may pay for depends on it, so it cannot change while money is in the
    // fund.
    account_type: select({
      required: true,
      immutable: true,
      options: ['building', 'building_maintenance', 'building_other'],
      default: 'building',
    }),
    // Cash is counted by its cashier; what a bank keeps is not.
    account_sub_type: select({
      required: true,
      immutable: true,
      options: ['cash', 'bank'],
      default: 'cash',
    }),
    // Empty: the building's. What is booked in it stays in it.
    currency_code: select({ immutable: true, options: currencyCodes }),
    // What the ledger has in it, in the building's currency.
    balance: computed({ of: 'money', server: true }),
    bank_id: belongsTo('bank', { where: { field: 'is_active', equals: true } }),
    apartment_id: belongsTo('apartment'),
    is_active: boolean({ required: true, default: true }),
    note: longText(),
  },

  conditions: [
    {
      fields: ['bank_id'],
      show: { field: 'account_sub_type', equals: 'bank' },
      require: { field: 'account_sub_type', equals: 'bank' },
    },
  ],
  list: {
    columns: [
      'code',
      'name',
      'account_type',
      'account_sub_type',
      'balance',
      'bank_id',
      'apartment_id',
      'is_active',
    ],
    card: ['account_type', 'balance', 'bank_id'],
    filters: ['account_type', 'account_sub_type', 'bank_id', 'is_active'],
    sort: 'code',
  },
  form: [
    {
      name: 'general',
      fields: [
        'code',
        'name',
        'account_type',
        'account_sub_type',
        'bank_id',
        'currency_code',
        'balance',
        'apartment_id',
        'is_active',
        'note',
      ],
    },
    { slot: 'book' },
  ],
})
