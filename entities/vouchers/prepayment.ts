import { defineEntity } from '#core/entity.ts'
import { computed, date, hasMany, money } from '#core/fields/index.ts'
import { prepaymentTerms } from '#domain/money/prepayment-fields.ts'
import {
  documentFields,
  documentLife,
  documentShape,
  foreignCondition,
  foreignFields,
  foreignNames,
  lineCondition,
  ofLine,
  party,
  requiredOrdinaryFund,
  voucherMoves,
  voucherStates,
} from './vouched.ts'

const terms = ['apartment_id', 'fee_settings', 'first_month', 'months', 'discount_percent'] as const
const names = [
  'date',
  ...terms,
  'cash_account_id',
  ...foreignNames,
  'party',
  'description',
  'bank_line_id',
] as const
/** What is calculated when it is saved. */
const totals = ['foreseen', 'discount', 'amount'] as const
const standing = ['approved', 'done', 'ended'] as const

/**
 * Several months of fees, paid in advance with a discount: held as a debt of the building until each month's fee is
 * approved. The list is the register of prepayments.
 */
export const prepayment = defineEntity({
  name: 'prepayment',
  path: 'prepayments',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/prepayment',
  copied: 'never',
  subtitle: 'party',
  menu: { module: 'tc', group: 'vouchers', icon: 'calendar', order: 45 },
  fields: {
    ...documentFields,
    bank_line_id: ofLine(),
    ...prepaymentTerms,
    cash_account_id: requiredOrdinaryFund(),
    ...foreignFields(),
    party: party(),
    foreseen: money({ readOnly: true }),
    discount: money({ readOnly: true }),
    amount: money({ readOnly: true }),
    months_left: computed({ of: 'number', server: true, scale: 0 }),
    unreleased: computed({ of: 'money', server: true }),
    // Of one that ended early.
    ended_on: date({ readOnly: true }),
    credited: money({ readOnly: true }),
    portions: hasMany('prepayment_portion', 'prepayment_id'),
  },
  lifecycle: {
    ...documentLife,
    states: {
      draft: voucherStates.draft,
      approved: { color: 'primary' },
      done: { color: 'success' },
      ended: { color: 'warning' },
      voided: voucherStates.voided,
    },
    transitions: {
      ...voucherMoves,
      end: { from: ['approved'], to: 'ended', flag: 'approve', asks: ['reason'], requires: ['reason'] },
      complete: { from: ['approved'], to: 'done', by: 'ledger' },
      open_again: { from: ['done'], to: 'approved', by: 'ledger' },
    },
  },
  ...documentShape([...names, ...totals]),
  frozen: [{ in: [...standing, 'voided'], fields: [...names, 'attachments'] }],
  conditions: [
    lineCondition,
    foreignCondition,
    { fields: ['reason'], show: { field: 'status', in: ['ended', 'voided'] } },
    { fields: ['ended_on', 'credited'], show: { field: 'status', equals: 'ended' } },
    { fields: ['months_left', 'unreleased'], show: { field: 'status', in: ['approved', 'done'] } },
  ],
  form: [
    { name: 'general', fields: ['code', 'date', ...terms] },
    { slot: 'plan' },
    {
      name: 'payment',
      fields: [
        ...totals,
        'cash_account_id',
        ...foreignNames,
        'party',
        'description',
        'bank_line_id',
        'months_left',
        'unreleased',
        'ended_on',
        'credited',
        'attachments',
        'reason',
      ],
    },
    { slot: 'print' },
  ],
  list: {
    columns: [
      'code',
      'date',
      'apartment_id',
      'party',
      'first_month',
      'months',
      'amount',
      'months_left',
      'unreleased',
      'status',
    ],
    card: ['apartment_id', 'amount', 'months_left', 'unreleased'],
    filters: ['date', 'apartment_id', 'first_month', 'cash_account_id', 'amount', 'status'],
    sort: '-date',
  },
  tabs: ['portions'],
  resident: {
    own: 'apartment',
    who: 'acts',
    since: 'date',
    where: { field: 'status', in: standing },
    reads: [
      'apartment_id',
      'code',
      'date',
      'first_month',
      'months',
      'discount_percent',
      'foreseen',
      'discount',
      'amount',
      'months_left',
      'unreleased',
      'ended_on',
      'credited',
      'status',
    ],
    filters: ['status'],
    sort: '-date',
  },
})
