import { currencyCodes } from '#domain/currency.ts'
import { defineEntity } from '#core/entity.ts'
import { date, longText, number, select, text } from '#core/fields/index.ts'

/**
 * What a building takes foreign cash for, from a given day: 4,100 riel for one dollar. Without one, the organisation's
 * rates hold, through đồng.
 */
export const deskRate = defineEntity({
  name: 'desk_rate',
  path: 'desk-rates',
  scope: 'building',
  permission: 'manage_exchange_rate',
  help: 'domain/receipt',
  copied: {
    ticked: true,
    dated: { from: 'valid_from', among: ['of_currency', 'in_currency'] },
    sameCurrency: true,
  },
  title: 'name',
  menu: { module: 'tc', group: 'settings', icon: 'shop', order: 61 },

  fields: {
    name: text({ required: true, searchable: true }),
    of_currency: select({ required: true, options: currencyCodes, default: 'usd' }),
    in_currency: select({ required: true, options: currencyCodes, default: 'riel' }),
    price: number({ required: true, min: 0.000001, max: 100_000_000, scale: 6 }),
    valid_from: date({ required: true, starts: 'today' }),
    note: longText(),
  },

  uniqueTogether: [['of_currency', 'in_currency', 'valid_from']],
  rules: [{ field: 'in_currency', is: 'different_from', other: 'of_currency' }],
  list: {
    columns: ['name', 'of_currency', 'in_currency', 'price', 'valid_from'],
    filters: ['of_currency', 'in_currency', 'valid_from'],
    sort: '-valid_from',
  },
  form: [{ name: 'general', fields: ['name', 'of_currency', 'in_currency', 'price', 'valid_from', 'note'] }],
})
