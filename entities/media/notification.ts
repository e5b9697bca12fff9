import { defineEntity } from '#core/entity.ts'
import { date, files, image, richText, select, text, translated } from '#core/fields/index.ts'
import {
  audienceConditions,
  audiencePlaces,
  audienceTargets,
  floorRule,
  placeNames,
} from '#domain/notices/audience.ts'
import { publishedLifecycle } from './published.ts'

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
    target: select({ required: true, options: audienceTargets, default: 'all' }),
    ...audiencePlaces,
    published_on: date(),
    files: files({ max: 5 }),
  },

  lifecycle: publishedLifecycle,

  rules: [floorRule],
  conditions: audienceConditions('target'),
  list: {
    columns: ['title', 'type', 'target', 'published_on', 'updated_at', 'status'],
    filters: ['type', 'target', 'published_on', 'status'],
    sort: '-created_at',
  },
  form: [
    { name: 'general', fields: ['title', 'type', 'published_on'] },
    { name: 'receivers', fields: ['target', ...placeNames] },
    { name: 'content', fields: ['image', 'content', 'language_contents', 'files'] },
  ],
  resident: {
    own: 'published',
    who: 'lives',
    where: { field: 'status', equals: 'published' },
    // Not for whom else it is.
    reads: ['title', 'type', 'content', 'language_contents', 'image', 'published_on', 'files'],
    sort: ['-published_on', '-created_at'],
  },
})
