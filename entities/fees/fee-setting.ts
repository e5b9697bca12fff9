import { defineEntity } from '#core/entity.ts'
import { boolean, code, hasMany, longText, number, select, text } from '#core/fields/index.ts'
import { defaultDueDays, feeTypes, offeredFeeTypes, priceTypes } from '#domain/money/fee-types.ts'

/** A fee that a building charges every month, and how it is calculated (specification §7, `ky_phi`). */
export const feeSetting = defineEntity({
  name: 'fee_setting',
  path: 'fee-settings',
  scope: 'building',
  permission: 'manage_fee',
  title: 'name',
  subtitle: 'code',
  publicName: true,
  menu: { module: 'tc', group: 'settings', icon: 'setting', order: 1 },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    fee_type: select({ required: true, options: feeTypes, offers: offeredFeeTypes, default: 'MANAGEMENT' }),
    price_type: select({ required: true, options: priceTypes, default: 'area' }),
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
    note: longText(),
    tariffs: hasMany('tariff', 'fee_setting_id', { refuse: 'fee_setting_has_tariffs' }),
  },

  list: {
    columns: ['code', 'name', 'fee_type', 'price_type', 'priority', 'due_days', 'is_active'],
    filters: ['fee_type', 'price_type', 'is_active'],
    sort: 'priority',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'fee_type', 'price_type', 'is_active'] },
    { name: 'collecting', fields: ['priority', 'due_days', 'note'] },
  ],
  tabs: ['tariffs'],
})
