import { defineEntity } from '#core/entity.ts'
import { belongsTo, computed, longText, month, number } from '#core/fields/index.ts'

/** A month's index of an apartment for fees that go by it (maintenance); comes by hand or as a month's file. */
export const indexedFee = defineEntity({
  name: 'indexed_fee',
  path: 'indexed-fees',
  scope: 'building',
  permission: 'manage_fee',
  help: 'users/month-end',
  copied: 'never',
  title: 'apartment_id',
  subtitle: 'month',
  menu: { module: 'tc', group: 'monthly_fees', icon: 'number', order: 26 },

  fields: {
    apartment_id: belongsTo('apartment', { required: true, immutable: true, searchable: true }),
    month: month({ required: true, immutable: true }),
    old_index: number({ required: true, min: 0, scale: 3 }),
    new_index: number({ required: true, min: 0, scale: 3 }),
    consumption: computed({ of: 'number', difference: ['new_index', 'old_index'], scale: 3 }),
    note: longText(),
  },

  rules: [{ field: 'new_index', is: 'at_least', other: 'old_index', refuse: 'index_runs_backwards' }],
  uniqueTogether: [['apartment_id', 'month']],
  list: {
    columns: ['apartment_id', 'month', 'old_index', 'new_index', 'consumption'],
    filters: ['apartment_id', 'month'],
    sort: '-month',
  },
  form: [
    { name: 'general', fields: ['apartment_id', 'month', 'old_index', 'new_index', 'consumption', 'note'] },
  ],
  imports: { by: ['apartment_id', 'month'], refuseKnown: 'month_index_file_exists' },
})
