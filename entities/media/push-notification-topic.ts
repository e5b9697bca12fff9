import { defineEntity } from '#core/entity.ts'
import { boolean, hasMany, longText, select, text } from '#core/fields/index.ts'

/** A reusable message to phones. */
export const pushNotificationTopic = defineEntity({
  name: 'push_notification_topic',
  path: 'push-notification-topics',
  scope: 'building',
  permission: 'manage_notification',
  title: 'name',
  menu: { module: 'ql', group: 'media', icon: 'pushpin', order: 60 },
  screens: { list: 'notification-topic-history' },

  fields: {
    name: text({ required: true, unique: true, searchable: true }),
    type: select({ required: true, options: ['news', 'fee', 'event', 'urgent', 'other'], default: 'other' }),
    target: select({
      required: true,
      options: ['all', 'householders', 'blocks', 'apartments'],
      default: 'all',
    }),
    title: text({ required: true, searchable: true, maxLength: 100 }),
    content: longText({ required: true, maxLength: 500 }),
    is_active: boolean({ required: true, default: true }),
    notifications: hasMany('push_notification', 'topic_id', { refuse: 'topic_in_use' }),
  },

  list: {
    columns: ['name', 'type', 'target', 'title', 'is_active'],
    filters: ['type', 'target', 'is_active'],
    sort: 'name',
  },
  form: [{ name: 'general', fields: ['name', 'type', 'target', 'title', 'content', 'is_active'] }],
  tabs: ['notifications'],
})
