import { defineEntity } from '#core/entity.ts'
import { longText, text } from '#core/fields/index.ts'
import { feeRuleFields } from '#domain/money/fee-rule-fields.ts'

/** Who is charged a fee, from which month, and by how much of its price (docs/domain/fee.md). */
export const feeRule = defineEntity({
  name: 'fee_rule',
  path: 'fee-rules',
  scope: 'building',
  permission: 'manage_fee',
  help: 'users/month-end',
  copied: {
    ticked: true,
    by: ['fee_setting_id', 'name'],
    dated: { from: 'from_month', to: 'to_month', restarts: true },
    onlyWith: ['blocks', 'apartment_types', 'apartments'],
  },
  title: 'name',
  menu: { module: 'tc', group: 'settings', icon: 'filter', order: 3 },

  fields: {
    name: text({ required: true, searchable: true }),
    ...feeRuleFields,
    note: longText(),
  },

  rules: [
    { field: 'to_month', is: 'not_before', other: 'from_month' },
    { field: 'floor_to', is: 'at_least', other: 'floor_from' },
  ],
  conditions: [
    {
      fields: ['coefficient'],
      show: { field: 'effect', equals: 'charge' },
      require: { field: 'effect', equals: 'charge' },
    },
    { fields: ['reason'], require: { field: 'effect', equals: 'exempt' } },
  ],
  list: {
    columns: [
      'name',
      'fee_setting_id',
      'effect',
      'coefficient',
      'from_month',
      'to_month',
      'priority',
      'reason',
    ],
    filters: ['fee_setting_id', 'effect', 'from_month', 'to_month', 'blocks', 'apartments'],
    sort: 'priority',
  },
  form: [
    {
      name: 'general',
      fields: [
        'name',
        'fee_setting_id',
        'effect',
        'coefficient',
        'from_month',
        'to_month',
        'priority',
        'reason',
      ],
    },
    {
      name: 'who',
      fields: [
        'blocks',
        'apartment_types',
        'floor_from',
        'floor_to',
        'occupancies',
        'handover_states',
        'apartments',
        'note',
      ],
    },
    { slot: 'preview' },
  ],
})
