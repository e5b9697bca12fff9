import { defineEntity } from '#core/entity.ts'
import { boolean, code, hasMany, longText, number, select, text, translated } from '#core/fields/index.ts'
import { feeReaches } from '#domain/money/fee-rules.ts'
import { incomeKinds } from '#domain/money/income.ts'
import { defaultDueDays, feeTypes, priceTypes } from '#domain/money/fee-types.ts'

/** A fee that a building charges every month, and how it is calculated (docs/domain/fee.md). */
export const feeSetting = defineEntity({
  name: 'fee_setting',
  path: 'fee-settings',
  scope: 'building',
  permission: 'manage_fee',
  help: 'users/month-end',
  // One that is reckoned in another way is another fee: prices of the one would be nonsense for the other.
  copied: { ticked: true, after: ['vat_rate'], by: ['code', 'fee_type', 'price_type'] },
  begins: 'ready_made',
  title: 'name',
  subtitle: 'code',
  menu: { module: 'tc', group: 'settings', icon: 'setting', order: 1 },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    language_contents: translated({ of: ['name'] }),
    fee_type: select({ required: true, options: feeTypes, default: 'MANAGEMENT' }),
    price_type: select({ required: true, options: priceTypes, default: 'area' }),
    charged_to: select({ required: true, options: feeReaches, default: 'all_apartments' }),
    priority: number({ required: true, min: 1, max: 100, integer: true, default: 1 }),
    due_days: number({
      required: true,
      min: 0,
      max: 365,
      integer: true,
      unit: 'day',
      default: defaultDueDays,
    }),
    is_active: boolean({ required: true, default: true }),
    income_kind: select({ required: true, options: incomeKinds, default: 'own' }),
    // The price contains it; VAT that is added to the price is a surcharge of the tariff.
    vat_percent: number({ min: 0, max: 100, scale: 2, unit: 'percent' }),
    // The paper by which the rate is the seller's: a contract, an answer of the tax office.
    vat_basis: text({ maxLength: 200 }),
    note: longText(),
    tariffs: hasMany('tariff', 'fee_setting_id', { refuse: 'fee_setting_has_tariffs' }),
    rules: hasMany('fee_rule', 'fee_setting_id'),
  },

  conditions: [
    { fields: ['vat_percent'], show: { field: 'income_kind', equals: 'own' } },
    { fields: ['vat_basis'], show: { field: 'vat_percent', present: true } },
  ],
  list: {
    columns: ['code', 'name', 'fee_type', 'price_type', 'income_kind', 'priority', 'due_days', 'is_active'],
    filters: ['fee_type', 'price_type', 'charged_to', 'income_kind', 'is_active'],
    sort: 'priority',
  },
  form: [
    {
      name: 'general',
      fields: ['code', 'name', 'language_contents', 'fee_type', 'price_type', 'charged_to', 'is_active'],
    },
    { name: 'collecting', fields: ['priority', 'due_days', 'note'] },
    { name: 'books', fields: ['income_kind', 'vat_percent', 'vat_basis'] },
  ],
  tabs: ['tariffs', 'rules'],
})
