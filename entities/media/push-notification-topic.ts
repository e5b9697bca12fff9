import { defineEntity } from '#core/entity.ts'
import { boolean, computed, hasMany, longText, select, text } from '#core/fields/index.ts'
import { audienceTargets } from '#domain/notices/audience.ts'
import { pushTypes } from '#domain/notices/push.ts'

/** A reusable message to residents' accounts. */
export const pushNotificationTopic = defineEntity({
  name: 'push_notification_topic',
  path: 'push-notification-topics',
  scope: 'building',
  permission: 'manage_notification',
  help: 'domain/push-notifications',
  copied: { ticked: true },
  title: 'name',
  menu: { module: 'ql', group: 'media', icon: 'pushpin', order: 60 },
  screens: { list: 'notification-topic-history' },

  fields: {
    name: text({ required: true, unique: true, searchable: true }),
    type: select({ required: true, options: pushTypes, default: 'other' }),
    target: select({ required: true, options: audienceTargets, default: 'all' }),
    title: text({ required: true, searchable: true, maxLength: 100 }),
    content: longText({ required: true, maxLength: 500 }),
    is_active: boolean({ required: true, default: true }),
    // Messages that were sent with it, and the day of the last one.
    times_sent: computed({ of: 'number', server: true, scale: 0, ordered: true }),
    last_sent_on: computed({ of: 'date', server: true, ordered: true }),
    notifications: hasMany('push_notification', 'topic_id', { refuse: 'topic_in_use' }),
  },

  list: {
    columns: ['name', 'type', 'target', 'title', 'times_sent', 'last_sent_on', 'is_active'],
    card: ['type', 'times_sent'],
    filters: ['type', 'target', 'is_active'],
    sort: 'name',
  },
  form: [
    {
      name: 'general',
      fields: ['name', 'type', 'target', 'title', 'content', 'is_active', 'times_sent', 'last_sent_on'],
    },
  ],
  tabs: ['notifications'],
})
