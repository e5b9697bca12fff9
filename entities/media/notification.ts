import { defineEntity } from '#core/entity.ts'
import { date, files, image, manyToMany, richText, select, text, translated } from '#core/fields/index.ts'
import { publishedLifecycle, targetConditions } from './published.ts'

/** An announcement to residents. */
export const notification = defineEntity({
  name: 'notification',
  path: 'notifications',
  scope: 'building',
  permission: 'manage_media_notification',
  help: 'users/talking-with-residents',
  copied: 'never',
  title: 'title',
  menu: { module: 'ql', group: 'media', icon: 'notification', order: 30 },
  // `notification-detail` is the page that one reads (src/media).
  screens: { show: 'notifications/:id' },

  fields: {
    title: text({ required: true, searchable: true }),
    type: select({
      required: true,
      options: ['general', 'maintenance', 'power_water', 'urgent'],
      colors: { urgent: 'danger', maintenance: 'warning', power_water: 'warning' },
      default: 'general',
    }),
    content: richText({ required: true }),
    language_contents: translated({ of: ['name', 'content'] }),
    image: image(),
    target: select({
      required: true,
      options: ['all', 'householders', 'blocks', 'apartments'],
      default: 'all',
    }),
    blocks: manyToMany('block'),
    apartments: manyToMany('apartment'),
    published_on: date(),
    files: files({ max: 5 }),
  },

  lifecycle: publishedLifecycle,

  conditions: targetConditions,
  list: {
    columns: ['title', 'type', 'target', 'published_on', 'updated_at', 'status'],
    filters: ['type', 'target', 'published_on', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['title', 'type', 'target', 'blocks', 'apartments', 'published_on'] },
    { name: 'content', fields: ['image', 'content', 'language_contents', 'files'] },
  ],
})
