import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, computed, hasMany, select } from '#core/fields/index.ts'
import {
  ofLine,
  lineCondition,
  documentAmount,
  documentFields,
  documentLife,
  documentShape,
  foreignCondition,
  foreignFields,
  foreignNames,
  ordinaryFund,
  party,
  printedForm,
  sourceRef,
} from './vouched.ts'

const names = [
  'date',
  'apartment_id',
  'purpose',
  'utility_booking_id',
  'party',
  'amount',
  'brought_in',
  'cash_account_id',
  ...foreignNames,
  'description',
  'bank_line_id',
  'source_ref',
] as const

/** Money that is held for somebody: it is returned, or kept for a damage. The list is the register of deposits. */
export const deposit = defineEntity({
  name: 'deposit',
  path: 'deposits',
  scope: 'building',
  permission: 'manage_voucher',
  help: 'domain/cash-documents',
  copied: 'never',
  subtitle: 'party',
  menu: { module: 'tc', group: 'vouchers', icon: 'safety-certificate', order: 50 },
  fields: {
    ...documentFields,
    bank_line_id: ofLine(),
    apartment_id: belongsTo('apartment', { required: true, searchable: true }),
    purpose: select({
      required: true,
      options: ['tenant', 'renovation', 'card', 'amenity', 'other'],
      default: 'renovation',
    }),
    // What is held for a booked place is asked for by its booking.
    utility_booking_id: belongsTo('utility_booking', { matching: { apartment_id: 'apartment_id' } }),
    party: party(),
    amount: documentAmount(),
    source_ref: sourceRef(),
    // Received before the building used Lobby: its money is part of the opening balance of an account.
    brought_in: boolean({ required: true, default: false }),
    cash_account_id: ordinaryFund(),
    ...foreignFields(),
    open: computed({ of: 'money', server: true }),
    returns: hasMany('deposit_return', 'deposit_id'),
  },
  lifecycle: documentLife,
  ...documentShape(names),
  conditions: [
    ...documentShape(names).conditions,
    lineCondition,
    {
      fields: ['cash_account_id'],
      show: { field: 'brought_in', equals: false },
      require: { field: 'brought_in', equals: false },
    },
    { fields: ['foreign_currency'], show: { field: 'brought_in', equals: false } },
    foreignCondition,
    { fields: ['utility_booking_id'], show: { field: 'purpose', equals: 'amenity' } },
    { fields: ['open'], show: { field: 'status', notEquals: 'draft' } },
  ],
  form: printedForm([...names, 'open']),
  list: {
    columns: ['code', 'date', 'apartment_id', 'party', 'purpose', 'amount', 'open', 'status'],
    card: ['apartment_id', 'amount', 'open', 'party'],
    filters: ['date', 'apartment_id', 'purpose', 'cash_account_id', 'amount', 'status'],
    sort: '-date',
  },
  tabs: ['returns'],
  imports: { by: ['source_ref'], refuseKnown: 'record_exists' },
  resident: {
    own: 'apartment',
    who: 'acts',
    since: 'date',
    where: { field: 'status', equals: 'approved' },
    reads: ['apartment_id', 'code', 'date', 'purpose', 'amount', 'open', 'status'],
    sort: '-date',
  },
})
