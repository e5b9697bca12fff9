import { currencyCodes } from '#domain/currency.ts'
import { defineEntity } from '#core/entity.ts'
import { hasMany, number, select, text } from '#core/fields/index.ts'

/** A currency that amounts are kept in. */
export const currency = defineEntity({
  name: 'currency',
  path: 'currencies',
  scope: 'organisation',
  writes: 'organisation',
  permission: 'manage_exchange_rate',
  help: 'domain/accounting',
  title: 'name',
  subtitle: 'code',
  menu: { module: 'tc', group: 'settings', icon: 'global', order: 70 },

  fields: {
    code: select({ required: true, unique: true, options: currencyCodes }),
    name: text({ required: true, searchable: true }),
    symbol: text({ required: true, maxLength: 5 }),
    digits: number({ required: true, min: 0, max: 2, integer: true }),
    rates: hasMany('exchange_rate', 'currency_id', { refuse: 'currency_has_rates' }),
  },

  list: { columns: ['name', 'code', 'symbol', 'digits'], filters: ['code'], sort: 'name' },
  form: [{ name: 'general', fields: ['code', 'name', 'symbol', 'digits'] }],
  tabs: ['rates'],
})
