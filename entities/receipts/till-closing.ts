import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  computed,
  dateTime,
  lines,
  longText,
  money,
  number,
  select,
  text,
} from '#core/fields/index.ts'
import { currencyCodes } from '#domain/currency.ts'

const ofTheAccount = { field: 'currency_code' } as const

/**
 * A cash account that was counted: what the ledger has in it, what was counted by note, and the difference, which is
 * booked. Beside it, what its cashier had collected since they closed a till last.
 */
export const tillClosing = defineEntity({
  name: 'till_closing',
  path: 'till-closings',
  scope: 'building',
  permission: 'manage_debt',
  help: 'domain/receipt',
  copied: 'never',
  title: 'cashier_name',
  menu: { module: 'tc', group: 'finance', icon: 'safety', order: 32 },
  operations: ['create'],
  movesMoney: true,
  trash: false,

  fields: {
    cashier_id: belongsTo('account', { readOnly: true }),
    cashier_name: text({ readOnly: true, searchable: true }),
    cashier_code: text({ readOnly: true, searchable: true, maxLength: 20 }),
    opened_at: dateTime({ readOnly: true }),
    closed_at: dateTime({ readOnly: true }),
    receipts: number({ integer: true, readOnly: true }),
    // Of the cash account, where it is not the building's: the amounts below are in it.
    currency_code: select({ options: currencyCodes }),
    expected: money({ readOnly: true, negative: true, currency: ofTheAccount }),
    // Closings from before tills belonged to accounts have none.
    cash_account_id: belongsTo('cash_account', {
      where: {
        all: [
          { field: 'is_active', equals: true },
          { field: 'account_sub_type', equals: 'cash' },
        ],
      },
    }),
    denominations: lines({
      max: 30,
      distinct: 'value',
      fields: {
        value: money({ required: true, min: '0', currency: ofTheAccount }),
        count: number({ required: true, min: 0, max: 1_000_000, integer: true }),
      },
    }),
    // Coins, and foreign notes at what they are worth.
    other_cash: money({ min: '0', currency: ofTheAccount }),
    counted: money({ required: true, min: '0', currency: ofTheAccount }),
    difference: computed({
      of: 'money',
      difference: ['counted', 'expected'],
      currency: ofTheAccount,
    }),
    // In the building's currency: what the books had, what was counted at the day's rate, and the difference.
    rate_of: select({ readOnly: true, options: currencyCodes }),
    rate: number({ readOnly: true, scale: 6 }),
    book_value: money({ readOnly: true, negative: true }),
    counted_value: money({ readOnly: true }),
    difference_value: money({ readOnly: true, negative: true }),
    note: longText({ maxLength: 500 }),
    // The ledger's last link when the cash was counted (docs/decisions/hash-chain.md); older closings have none.
    ledger_head: text({ readOnly: true, maxLength: 40 }),
    // Who takes the cash over, as it was counted; set by the handover alone.
    receiver_id: belongsTo('account'),
    receiver_name: text({ readOnly: true }),
    accepted_at: dateTime({ readOnly: true }),
    reason: longText({ maxLength: 500, readOnly: true }),
  },

  lifecycle: {
    initial: 'closed',
    waits: ['handed_over'],
    states: {
      closed: { color: 'default' },
      handed_over: { color: 'warning' },
      accepted: { color: 'success' },
    },
    transitions: {
      hand_over: {
        from: ['closed'],
        to: 'handed_over',
        flag: 'create',
        asks: ['receiver_id'],
        requires: ['receiver_id'],
      },
      accept: { from: ['handed_over'], to: 'accepted', flag: 'create', confirm: true },
      refuse: { from: ['handed_over'], to: 'closed', flag: 'create', asks: ['reason'], requires: ['reason'] },
    },
  },
  notifies: [{ on: ['hand_over'], tells: { field: 'receiver_id' } }],

  list: {
    columns: [
      'cashier_name',
      'cash_account_id',
      'closed_at',
      'receipts',
      'expected',
      'counted',
      'difference',
      'status',
    ],
    filters: ['cashier_id', 'cash_account_id', 'closed_at', 'status'],
    sort: '-created_at',
  },
  form: [
    {
      name: 'general',
      fields: [
        'cashier_name',
        'cashier_code',
        'opened_at',
        'closed_at',
        'receipts',
        'cash_account_id',
        'expected',
        'counted',
        'difference',
        'note',
        'ledger_head',
      ],
    },
    { name: 'count', fields: ['denominations', 'other_cash'] },
    {
      name: 'foreign',
      fields: ['currency_code', 'rate_of', 'rate', 'book_value', 'counted_value', 'difference_value'],
      when: { field: 'currency_code', present: true },
    },
    {
      name: 'handover',
      fields: ['receiver_id', 'receiver_name', 'accepted_at', 'reason'],
      when: { field: 'receiver_id', present: true },
    },
    { slot: 'print' },
  ],
})
