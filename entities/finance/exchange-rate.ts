import { defineEntity } from '#core/entity.ts'
import { belongsTo, computed, date, longText, number, text } from '#core/fields/index.ts'

/** A rate that was mistyped by many digits differs from the one before it by more than anybody reads. */
export const mostPercent = 999_999_999

/** The value in dong of one unit of a foreign currency, from a given day. */
export const exchangeRate = defineEntity({
  name: 'exchange_rate',
  path: 'apartment/exchange-rates',
  scope: 'organisation',
  writes: 'organisation',
  permission: 'manage_exchange_rate',
  help: 'domain/accounting',
  title: 'name',
  replyKey: 'exchange_rates',
  menu: { module: 'tc', group: 'settings', icon: 'swap', order: 60 },
  screens: { list: 'exchange-rates' },

  fields: {
    /** The currency's own. */
    code: computed({ of: 'text', server: true }),
    currency_id: belongsTo('currency', { required: true, where: { field: 'code', notEquals: 'vnd' } }),
    name: text({ required: true, searchable: true }),
    price: number({ required: true, min: 0.000001, max: 100_000_000, scale: 6 }),
    valid_from: date({ required: true, starts: 'today' }),
    /** Against the rate that was valid until then; null for a currency's first. Kept so that history shows it. */
    change_percent: number({ readOnly: true, unit: 'percent', min: -100, max: mostPercent }),
    note: longText(),
  },

  uniqueTogether: [['currency_id', 'valid_from']],
  list: {
    columns: ['name', 'currency_id', 'price', 'valid_from', 'change_percent'],
    filters: ['currency_id', 'valid_from', 'price'],
    sort: '-valid_from',
  },
  form: [
    { name: 'general', fields: ['currency_id', 'name', 'price', 'valid_from', 'change_percent', 'note'] },
  ],
})
