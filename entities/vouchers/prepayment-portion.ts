import { defineEntity } from '#core/entity.ts'
import { belongsTo, computed, money, month } from '#core/fields/index.ts'

/** What a prepayment holds for one month's fee of one setting, and the fee that it was released to. */
export const prepaymentPortion = defineEntity({
  name: 'prepayment_portion',
  path: 'prepayment-portions',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/prepayment',
  copied: 'never',
  title: 'month',
  operations: [],
  trash: false,
  history: false,
  fields: {
    // The portions of a draft are calculated again whenever it is saved.
    prepayment_id: belongsTo('prepayment', { required: true, onDelete: 'cascade' }),
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    fee_setting_id: belongsTo('fee_setting', { required: true }),
    month: month({ required: true }),
    foreseen: money({ required: true }),
    discount: money({ required: true }),
    amount: money({ required: true }),
    // A voided fee gives its portion back. It keeps no fee from going to the trash.
    fee_id: belongsTo('fee', { onDelete: 'set null' }),
    /** What the fee came out at: more than foreseen is still owed, less has become credit. */
    fee_amount: computed({ of: 'money', server: true, from: 'fee' }),
  },
  uniqueTogether: [['prepayment_id', 'fee_setting_id', 'month']],
  list: {
    columns: ['month', 'fee_setting_id', 'foreseen', 'discount', 'amount', 'fee_id', 'fee_amount'],
    card: ['fee_setting_id', 'amount', 'fee_id'],
    filters: ['prepayment_id', 'apartment_id', 'fee_setting_id', 'month'],
    sort: 'month',
  },
  form: [
    {
      name: 'general',
      fields: [
        'prepayment_id',
        'apartment_id',
        'fee_setting_id',
        'month',
        'foreseen',
        'discount',
        'amount',
        'fee_id',
        'fee_amount',
      ],
    },
  ],
})
