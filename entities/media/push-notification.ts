import { defineEntity } from '#core/entity.ts'
import { belongsTo, dateTime, longText, manyToMany, number, select, text } from '#core/fields/index.ts'
import { targetConditions } from './published.ts'

/** A message to residents’ phones. */
export const pushNotification = defineEntity({
  name: 'push_notification',
  path: 'push-notifications',
  scope: 'building',
  permission: 'manage_notification',
  title: 'title',
  menu: { module: 'ql', group: 'media', icon: 'bell', order: 40 },
  screens: { list: 'push-notification' },
  views: {
    history: {
      path: 'notification-history',
      where: { field: 'status', in: ['sent', 'failed'] },
      menu: { module: 'ql', group: 'media', icon: 'history', order: 50 },
    },
  },

  fields: {
    title: text({ required: true, searchable: true, maxLength: 100 }),
    content: longText({ required: true, maxLength: 500 }),
    topic_id: belongsTo('push_notification_topic'),
    target: select({
      required: true,
      options: ['all', 'householders', 'blocks', 'apartments'],
      default: 'all',
    }),
    blocks: manyToMany('block'),
    apartments: manyToMany('apartment'),
    link: text({ maxLength: 300 }),
    scheduled_at: dateTime(),
    sent_at: dateTime({ readOnly: true }),
    sent_count: number({ readOnly: true, integer: true }),
    failed_count: number({ readOnly: true, integer: true }),
  },

  lifecycle: {
    initial: 'draft',
    states: {
      draft: { color: 'default' },
      sent: { color: 'success' },
      failed: { color: 'danger' },
    },
    transitions: {
      deliver: { from: ['draft'], to: 'sent', by: 'customer' },
      miss: { from: ['draft'], to: 'failed', by: 'customer' },
    },
  },

  conditions: targetConditions,
  frozen: [{ in: ['sent', 'failed'] }],
  list: {
    columns: ['title', 'topic_id', 'target', 'scheduled_at', 'sent_at', 'sent_count', 'status'],
    filters: ['topic_id', 'target', 'scheduled_at', 'sent_at', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['title', 'content', 'topic_id', 'link', 'scheduled_at'] },
    {
      name: 'receivers',
      fields: ['target', 'blocks', 'apartments', 'sent_at', 'sent_count', 'failed_count'],
    },
  ],
})
