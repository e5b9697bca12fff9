import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  date,
  dateTime,
  lines,
  money,
  month,
  number,
  price,
  select,
  text,
} from '#core/fields/index.ts'
import { lineTypes } from '#domain/money/fee-types.ts'
import { channelProblems, channelStates, reaches } from '#domain/notices/channels.ts'
import { paperSizes } from '#domain/paper-sizes.ts'

const stateColors = {
  waiting: 'default',
  queued: 'warning',
  sent: 'primary',
  delivered: 'success',
  unreachable: 'warning',
  failed: 'danger',
} as const

const channelState = () => select({ options: channelStates, readOnly: true, colors: stateColors })
const channelProblem = () => select({ options: channelProblems, readOnly: true })

/** The fee notice of one apartment, with the figures that it was made with: later payments change nothing on it. */
export const noticeSlip = defineEntity({
  name: 'notice_slip',
  path: 'notice-slips',
  scope: 'building',
  permission: 'manage_before_get_fee',
  help: 'domain/fee-notices',
  copied: 'never',
  title: 'apartment_id',
  subtitle: 'month',
  screens: { list: 'manage-announcement', show: 'manage-announcement/:id' },
  views: {
    not_reached: {
      path: 'manage-announcement-not-reached',
      where: { field: 'reach', equals: 'not_reached' },
      menu: { module: 'tc', group: 'monthly_fees', icon: 'disconnect', order: 31 },
    },
  },
  operations: [],
  trash: false,
  // As many as one PDF takes.
  allLimit: 10_000,
  history: false,

  fields: {
    group_notice_slip_id: belongsTo('group_notice_slip', { required: true, readOnly: true }),
    apartment_id: belongsTo('apartment', { required: true, searchable: true, readOnly: true }),
    month: month({ required: true, readOnly: true }),
    collect_on: date({ required: true, readOnly: true }),
    // The contact of the apartment, as they were called then.
    recipient: text({ readOnly: true }),
    // Of its template.
    paper_size: select({ options: paperSizes, readOnly: true }),
    template_version_id: belongsTo('template_version', { readOnly: true }),
    amount: money({ readOnly: true, default: '0' }),
    settled: money({ readOnly: true, default: '0' }),
    // What documents took off: lowered, written off, deducted or discounted.
    let_off: money({ readOnly: true, default: '0' }),
    old_debt: money({ readOnly: true, default: '0' }),
    credit: money({ readOnly: true, default: '0' }),
    due: money({ readOnly: true, default: '0' }),
    include_paid: boolean({ readOnly: true }),
    // The day of the notice that this one corrects.
    corrects_on: date({ readOnly: true }),
    lines: lines({
      max: 500,
      fields: {
        fee_id: belongsTo('fee', { required: true }),
        // Of an apartment that is told with this one.
        apartment_code: text(),
        name: text({ copies: 'fee_id' }),
        fee_type: select({ options: lineTypes }),
        month: month(),
        old_index: number({ scale: 3 }),
        new_index: number({ scale: 3 }),
        quantity: number({ scale: 3 }),
        unit_price: price(),
        amount: money({ required: true }),
        settled: money({ required: true }),
        let_off: money(),
      },
    }),
    // What a transfer says, and the account that it goes to.
    reference: text({ readOnly: true, maxLength: 30 }),
    bank_name: text({ readOnly: true }),
    account_number: text({ readOnly: true, maxLength: 60 }),
    account_holder: text({ readOnly: true }),
    qr_text: text({ readOnly: true, maxLength: 512 }),
    note: text({ readOnly: true, maxLength: 1000 }),
    reach: select({
      required: true,
      options: reaches,
      default: 'waiting',
      readOnly: true,
      colors: {
        waiting: 'default',
        queued: 'warning',
        sent: 'primary',
        reached: 'success',
        partly: 'warning',
        not_reached: 'danger',
      },
    }),
    notification_state: channelState(),
    notification_problem: channelProblem(),
    email_state: channelState(),
    email_problem: channelProblem(),
    sms_state: channelState(),
    sms_problem: channelProblem(),
    sent_at: dateTime({ readOnly: true }),
  },

  conditions: [{ fields: ['corrects_on'], show: { field: 'corrects_on', present: true } }],
  uniqueTogether: [['group_notice_slip_id', 'apartment_id']],
  list: {
    columns: [
      'apartment_id',
      'recipient',
      'month',
      'amount',
      'old_debt',
      'credit',
      'due',
      'notification_state',
      'email_state',
      'sms_state',
      'reach',
    ],
    card: ['due', 'reach'],
    filters: [
      'group_notice_slip_id',
      'apartment_id',
      'month',
      'reach',
      'notification_state',
      'email_state',
      'sms_state',
      'email_problem',
      'sms_problem',
    ],
    sort: '-created_at',
  },
  summary: ['month', 'collect_on', 'due', 'reach', 'recipient'],
  form: [
    {
      name: 'general',
      fields: [
        'group_notice_slip_id',
        'apartment_id',
        'month',
        'collect_on',
        'recipient',
        'reference',
        'corrects_on',
      ],
    },
    { name: 'amounts', fields: ['amount', 'settled', 'let_off', 'old_debt', 'credit', 'due'] },
    { slot: 'print' },
    {
      name: 'sending',
      fields: [
        'reach',
        'notification_state',
        'notification_problem',
        'email_state',
        'email_problem',
        'sms_state',
        'sms_problem',
        'sent_at',
      ],
    },
  ],
  resident: {
    own: 'apartment',
    who: 'acts',
    // A notice of October that is made in November is not for who came in November.
    since: 'month',
    reads: [
      'apartment_id',
      'month',
      'collect_on',
      'amount',
      'settled',
      'let_off',
      'old_debt',
      'credit',
      'due',
      'corrects_on',
      'created_at',
    ],
    filters: ['month'],
    sort: '-month',
    hasPaper: true,
  },
})
