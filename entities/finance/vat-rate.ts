import { defineEntity } from '#core/entity.ts'
import { date, longText, number, text } from '#core/fields/index.ts'

/** A rate of VAT between two days, by a law (docs/domain/vat-rates.md). */
export const vatRate = defineEntity({
  name: 'vat_rate',
  path: 'vat-rates',
  scope: 'building',
  permission: 'manage_fee',
  help: 'domain/vat-rates',
  copied: { ticked: true, by: ['percent', 'from_date'], sameCurrency: true },
  title: 'law_number',
  menu: { module: 'tc', group: 'settings', icon: 'read', order: 79 },

  fields: {
    percent: number({ required: true, min: 0.01, max: 100, scale: 2, unit: 'percent' }),
    law_number: text({ required: true, searchable: true, maxLength: 100 }),
    from_date: date({ required: true, starts: 'today' }),
    to_date: date(),
    // None: fees after its end are refused until the office decides.
    next_percent: number({ min: 0.01, max: 100, scale: 2, unit: 'percent' }),
    note: longText(),
  },

  rules: [{ field: 'to_date', is: 'not_before', other: 'from_date' }],
  conditions: [{ fields: ['next_percent'], show: { field: 'to_date', present: true } }],
  list: {
    columns: ['percent', 'law_number', 'from_date', 'to_date', 'next_percent', 'note'],
    // A phone shows two: the rate and its end, or its beginning where it has none.
    card: ['percent', 'to_date', 'from_date'],
    filters: ['percent', 'from_date', 'to_date'],
    sort: '-from_date',
  },
  form: [
    { name: 'general', fields: ['percent', 'law_number', 'from_date', 'to_date', 'next_percent', 'note'] },
  ],
})
