import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  computed,
  date,
  dateTime,
  hasMany,
  longText,
  month,
  multiSelect,
  number,
  select,
  text,
} from '#core/fields/index.ts'
import { audienceConditions, audiencePlaces, floorRule, placeNames } from '#domain/notices/audience.ts'
import { audiences, noticeChannels, noticeKinds } from '#domain/notices/channels.ts'

/** The fee notices of a month, made and sent together (docs/domain/fee-notices.md). */
export const groupNoticeSlip = defineEntity({
  name: 'group_notice_slip',
  path: 'group-notice-slips',
  scope: 'building',
  permission: 'manage_before_get_fee',
  help: 'domain/fee-notices',
  copied: 'never',
  title: 'name',
  subtitle: 'month',
  menu: {
    module: 'ql',
    group: 'communication',
    icon: 'mail',
    order: 40,
    also: [{ module: 'tc', group: 'monthly_fees', order: 30 }],
  },
  screens: {
    list: 'manage-group-announcement',
    show: 'manage-group-announcement/:id',
    edit: 'manage-group-announcement/:id/edit',
    create: 'manage-group-announcement-create',
  },
  trash: false,

  fields: {
    name: text({ searchable: true, maxLength: 200 }),
    /** A reminder says so in its first line; its figures are those of any notice. */
    kind: select({ required: true, options: noticeKinds, default: 'fees', immutable: true }),
    month: month({ required: true, starts: 'this_month' }),
    // Until when the office asks to be paid.
    collect_on: date({ required: true }),
    template_id: belongsTo('example_template', { where: { field: 'type', equals: 'notice' } }),
    include_paid: boolean({ required: true, default: false }),
    include_qr: boolean({ required: true, default: true }),
    exclude_old_debt: boolean({ required: true, default: false }),
    audience: select({ required: true, options: audiences, default: 'all' }),
    ...audiencePlaces,
    channels: multiSelect({ options: noticeChannels }),
    note: longText({ maxLength: 1000 }),
    total_notice_slips: computed({ of: 'number', server: true, scale: 0 }),
    // What the apartments are asked to pay.
    due: computed({ of: 'money', server: true }),
    // By the best way of each: in an account's list, with a provider, still in the outbox.
    reached: computed({ of: 'number', server: true, scale: 0 }),
    sent: computed({ of: 'number', server: true, scale: 0 }),
    queued: computed({ of: 'number', server: true, scale: 0 }),
    not_reached: computed({ of: 'number', server: true, scale: 0 }),
    total: number({ integer: true, readOnly: true }),
    done: number({ integer: true, readOnly: true, default: 0 }),
    sent_at: dateTime({ readOnly: true }),
    problem: longText({ readOnly: true }),
    notice_slips: hasMany('notice_slip', 'group_notice_slip_id'),
  },

  lifecycle: {
    initial: 'draft',
    waits: ['draft'],
    states: {
      draft: { color: 'default' },
      sending: { color: 'primary' },
      sent: { color: 'success' },
      failed: { color: 'danger' },
    },
    transitions: {
      send: { from: ['draft'], to: 'sending', flag: 'approve', confirm: true },
      finish: { from: ['sending'], to: 'sent', by: 'ledger' },
      fail: { from: ['sending'], to: 'failed', by: 'ledger' },
      resend: { from: ['sent', 'failed'], to: 'sending', flag: 'approve', confirm: true },
    },
  },

  frozen: [{ in: ['sending', 'sent', 'failed'], closed: true }],
  rules: [floorRule],
  conditions: [
    ...audienceConditions('audience'),
    {
      fields: ['total_notice_slips', 'due', 'reached', 'sent', 'queued', 'not_reached', 'sent_at'],
      show: { field: 'status', in: ['sending', 'sent', 'failed'] },
    },
    { fields: ['problem'], show: { field: 'status', equals: 'failed' } },
  ],
  list: {
    columns: [
      'name',
      'kind',
      'month',
      'collect_on',
      'channels',
      'total_notice_slips',
      'due',
      'reached',
      'sent',
      'queued',
      'not_reached',
      'status',
    ],
    card: ['month', 'due'],
    filters: ['month', 'kind', 'collect_on', 'audience', 'channels', 'status', 'created_at'],
    sort: '-created_at',
  },
  summary: ['month', 'collect_on', 'total_notice_slips', 'due', 'reached', 'sent', 'queued', 'not_reached'],
  form: [
    {
      name: 'general',
      fields: [
        'name',
        'kind',
        'month',
        'collect_on',
        'template_id',
        'include_paid',
        'include_qr',
        'exclude_old_debt',
        'note',
      ],
    },
    { name: 'receivers', fields: ['audience', ...placeNames, 'channels'] },
    { slot: 'preview' },
    { slot: 'progress' },
    {
      name: 'outcome',
      fields: ['total_notice_slips', 'due', 'reached', 'sent', 'queued', 'not_reached', 'sent_at', 'problem'],
    },
  ],
  tabs: ['notice_slips'],
})
