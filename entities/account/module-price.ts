import { currencyCodes, defaultCurrency } from '#domain/currency.ts'
import { defineEntity } from '#core/entity.ts'
import { longText, money, select, text } from '#core/fields/index.ts'

/** The monthly price of a module for a building with books in this currency. Accounts and orders are free. */
export const modulePrice = defineEntity({
  name: 'module_price',
  path: 'module-prices',
  scope: 'organisation',
  writes: 'organisation',
  permission: 'manage_order',
  help: 'admins/rights',
  title: 'name',
  menu: { module: 'account', group: 'account', icon: 'tags', order: 12 },

  fields: {
    name: text({ required: true, searchable: true }),
    module: select({ required: true, options: ['ql', 'vh', 'tc'] }),
    currency_code: select({ required: true, options: currencyCodes, default: defaultCurrency }),
    price: money({ required: true, currency: { field: 'currency_code' }, isRate: true }),
    note: longText(),
  },

  uniqueTogether: [['module', 'currency_code']],
  list: {
    columns: ['name', 'module', 'currency_code', 'price'],
    filters: ['module', 'currency_code'],
    sort: 'name',
  },
  form: [{ name: 'general', fields: ['name', 'module', 'currency_code', 'price', 'note'] }],
})
