import { currencyCodes } from '#domain/currency.ts'
import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, lines, longText, number, price, select, text } from '#core/fields/index.ts'
import { surchargeKinds } from '#domain/money/income.ts'
import { tariffPers, tierKinds } from '#domain/money/tariff-kinds.ts'
import { surchargeErrors, tierErrors } from '#domain/money/tariff-rows.ts'

/** The price of a fee from a given day: dated data, never code. Tiers have rising limits; the last one has none. */
export const tariff = defineEntity({
  name: 'tariff',
  path: 'tariffs',
  scope: 'building',
  permission: 'manage_fee',
  help: 'users/month-end',
  copied: {
    ticked: true,
    dated: { from: 'valid_from', to: 'valid_to', among: ['fee_setting_id'] },
    sameCurrency: true,
    noneBeside: 'fee_setting_id',
  },
  begins: 'ready_made',
  title: 'name',
  menu: { module: 'tc', group: 'settings', icon: 'calculator', order: 2 },

  fields: {
    name: text({ required: true, searchable: true }),
    fee_setting_id: belongsTo('fee_setting', { required: true }),
    valid_from: date({ required: true }),
    valid_to: date(),
    decision: text({ searchable: true }),
    currency_code: select({ options: currencyCodes }),
    per: select({ required: true, options: tariffPers, default: 'one' }),
    tier_kind: select({ required: true, options: tierKinds, default: 'cumulative' }),
    tiers: lines({
      required: true,
      min: 1,
      max: 20,
      rowErrors: tierErrors,
      fields: {
        up_to: number({ min: 0, scale: 3 }),
        price: price({ required: true, min: '0', currency: { field: 'currency_code' } }),
      },
    }),
    surcharges: lines({
      max: 10,
      rowErrors: surchargeErrors,
      fields: {
        code: text({ required: true, maxLength: 30 }),
        name: text({ required: true }),
        percent: number({ required: true, min: 0, max: 100, scale: 2, unit: 'percent' }),
        of: text({ maxLength: 30 }),
        booked_as: select({ options: surchargeKinds }),
      },
    }),
    note: longText(),
  },

  rules: [{ field: 'valid_to', is: 'not_before', other: 'valid_from' }],
  uniqueTogether: [['fee_setting_id', 'valid_from']],
  list: {
    columns: ['name', 'fee_setting_id', 'valid_from', 'valid_to', 'tiers', 'decision'],
    filters: ['fee_setting_id', 'valid_from', 'valid_to', 'per', 'tier_kind'],
    sort: '-valid_from',
  },
  form: [
    {
      name: 'general',
      fields: [
        'name',
        'fee_setting_id',
        'valid_from',
        'valid_to',
        'decision',
        'currency_code',
        'per',
        'tier_kind',
      ],
    },
    { name: 'prices', fields: ['tiers', 'surcharges', 'note'] },
    { slot: 'preview' },
  ],
})
