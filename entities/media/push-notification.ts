import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, dateTime, hasMany, longText, number, select, text } from '#core/fields/index.ts'
import { audienceConditions, floorRule, placeNames } from '#domain/notices/audience.ts'
import { pushAudience, pushTypes } from '#domain/notices/push.ts'

const begun = ['sending', 'sent', 'failed'] as const

/** A message to the accounts of residents (docs/domain/push-notifications.md). */
export const pushNotification = defineEntity({
  name: 'push_notification',
  path: 'push-notifications',
  scope: 'building',
  permission: 'manage_notification',
  help: 'domain/push-notifications',
  copied: 'never',
  title: 'title',
  menu: { module: 'ql', group: 'media', icon: 'bell', order: 40 },
  screens: { list: 'push-notification' },
  views: {
    history: {
      path: 'notification-history',
      where: { field: 'status', in: begun },
      columns: ['title', 'type', 'target', 'sent_at', 'sent_by_id', 'sent_count', 'failed_count', 'status'],
      menu: { module: 'ql', group: 'media', icon: 'history', order: 50 },
    },
  },

  fields: {
    topic_id: belongsTo('push_notification_topic', {
      offers: { field: 'is_active', equals: true },
      fills: { type: 'type', title: 'title', content: 'content', target: 'target' },
    }),
    type: select({
      required: true,
      options: pushTypes,
      default: 'other',
      colors: { urgent: 'danger', fee: 'warning' },
    }),
    title: text({ required: true, searchable: true, maxLength: 100 }),
    content: longText({ required: true, maxLength: 500 }),
    ...pushAudience,
    // Whom no account reaches gets it by e-mail, where the office has an address.
    by_email: boolean({ required: true, default: false }),
    // A page that the message leads to.
    link: text({ maxLength: 300, format: 'own_page' }),
    scheduled_at: dateTime(),
    sent_at: dateTime({ readOnly: true }),
    // Who pressed Send, or scheduled it: it is sent with their rights.
    sent_by_id: belongsTo('account', { readOnly: true }),
    total: number({ readOnly: true, integer: true }),
    sent_count: number({ readOnly: true, integer: true }),
    failed_count: number({ readOnly: true, integer: true }),
    problem: longText({ readOnly: true }),
    recipients: hasMany('push_recipient', 'push_notification_id'),
  },

  lifecycle: {
    initial: 'draft',
    waits: ['failed'],
    states: {
      draft: { color: 'default' },
      scheduled: { color: 'warning' },
      sending: { color: 'primary' },
      sent: { color: 'success' },
      failed: { color: 'danger' },
    },
    transitions: {
      send: { from: ['draft', 'scheduled', 'failed'], to: 'sending', flag: 'approve', confirm: true },
      schedule: {
        from: ['draft'],
        to: 'scheduled',
        flag: 'approve',
        asks: ['scheduled_at'],
        requires: ['scheduled_at'],
      },
      cancel: { from: ['scheduled'], to: 'draft', flag: 'update', confirm: true },
      // api/push moves them: when their time has come, and once everybody was written to.
      start: { from: ['scheduled'], to: 'sending', by: 'records' },
      finish: { from: ['sending'], to: 'sent', by: 'records' },
      fail: { from: ['sending'], to: 'failed', by: 'records' },
    },
  },

  rules: [floorRule],
  conditions: [
    ...audienceConditions('target'),
    { fields: ['scheduled_at'], show: { field: 'status', in: ['scheduled', ...begun] } },
    { fields: ['sent_by_id'], show: { field: 'sent_by_id', present: true } },
    { fields: ['sent_at', 'sent_count', 'failed_count'], show: { field: 'status', in: begun } },
    { fields: ['problem'], show: { field: 'status', equals: 'failed' } },
  ],
  frozen: [
    { in: ['scheduled', 'sending', 'sent'], closed: true },
    { in: ['failed'], closed: true, deletable: true },
  ],
  list: {
    columns: ['title', 'type', 'target', 'scheduled_at', 'sent_at', 'sent_count', 'failed_count', 'status'],
    card: ['target', 'sent_at'],
    filters: ['topic_id', 'type', 'target', 'scheduled_at', 'sent_at', 'sent_by_id', 'status'],
    sort: '-created_at',
  },
  summary: ['target', 'scheduled_at', 'sent_at', 'sent_count', 'failed_count'],
  form: [
    { name: 'general', fields: ['topic_id', 'type', 'title', 'content', 'link'] },
    { name: 'receivers', fields: ['target', ...placeNames, 'by_email'] },
    { slot: 'progress' },
    {
      name: 'outcome',
      fields: ['scheduled_at', 'sent_at', 'sent_by_id', 'sent_count', 'failed_count', 'problem'],
    },
  ],
  tabs: ['recipients'],
})
