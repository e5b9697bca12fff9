import { currencyCodes } from '#domain/currency.ts'
import { defineEntity } from '#core/entity.ts'
import { boolean, hasMany, image, select, text } from '#core/fields/index.ts'

/** Whoever changes where residents pay to could have them pay to anybody. */
const trusted = { update: 'approve' } as const

/** A bank account into which the building is paid. */
export const bank = defineEntity({
  name: 'bank',
  path: 'payment-methods/banks',
  scope: 'building',
  permission: 'manage_payment_method',
  help: 'domain/payment-qr',
  copied: 'never',
  begins: 'ready_made',
  title: 'name',
  subtitle: 'account_number',
  replyKey: 'banks',
  menu: { module: 'tc', group: 'settings', icon: 'bank', order: 20 },
  screens: { list: 'banks' },

  fields: {
    name: text({ required: true, searchable: true }),
    bank_code: text({ searchable: true, maxLength: 20, access: trusted }),
    account_number: text({
      required: true,
      unique: true,
      searchable: true,
      maxLength: 30,
      access: trusted,
    }),
    account_holder: text({ required: true, searchable: true, access: trusted }),
    branch: text(),
    /** With the mark of the default it decides which money is paid here. */
    currency_code: select({ required: true, options: currencyCodes, default: 'vnd', access: trusted }),
    /** Of its currency: transfers ask to pay to it unless their way of paying names another. */
    is_default: boolean({ required: true, default: false, access: trusted }),
    logo: image(),
    is_active: boolean({ required: true, default: true }),
    payment_methods: hasMany('payment_method', 'bank_id', { refuse: 'bank_in_use' }),
    accounts: hasMany('cash_account', 'bank_id', { refuse: 'bank_in_use' }),
  },

  list: {
    columns: [
      'name',
      'bank_code',
      'account_number',
      'account_holder',
      'currency_code',
      'is_default',
      'is_active',
    ],
    filters: ['currency_code', 'is_default', 'is_active'],
    sort: 'name',
  },
  form: [
    {
      name: 'general',
      fields: [
        'name',
        'bank_code',
        'account_number',
        'account_holder',
        'branch',
        'currency_code',
        'is_default',
        'logo',
        'is_active',
      ],
    },
  ],
  tabs: ['payment_methods', 'accounts'],
})
