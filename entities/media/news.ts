import { defineEntity } from '#core/entity.ts'
import {
  belongsTo,
  boolean,
  date,
  files,
  image,
  longText,
  richText,
  select,
  text,
  translated,
} from '#core/fields/index.ts'
import { publishedLifecycle } from './published.ts'

/** An article for residents. */
export const news = defineEntity({
  name: 'news',
  path: 'news',
  scope: 'building',
  permission: 'manage_media_new',
  help: 'users/talking-with-residents',
  copied: 'never',
  title: 'title',
  menu: { module: 'ql', group: 'media', icon: 'read', order: 10 },
  // `news-detail` is the page that one reads (src/media).
  screens: { list: 'news-management', show: 'news-management/:id' },

  fields: {
    title: text({ required: true, searchable: true }),
    category: select({
      required: true,
      options: ['building', 'event', 'safety', 'promotion', 'other'],
      default: 'building',
    }),
    cover: image(),
    summary: longText({ maxLength: 500 }),
    content: richText({ required: true }),
    language_contents: translated({ of: ['name', 'description', 'content'] }),
    author_id: belongsTo('account', { readOnly: true }),
    published_on: date(),
    expires_on: date(),
    is_pinned: boolean({ required: true, default: false }),
    files: files({ max: 5 }),
  },

  lifecycle: publishedLifecycle,

  rules: [{ field: 'expires_on', is: 'not_before', other: 'published_on' }],
  list: {
    columns: ['title', 'category', 'author_id', 'published_on', 'expires_on', 'is_pinned', 'status'],
    filters: ['category', 'author_id', 'published_on', 'expires_on', 'is_pinned', 'status'],
    sort: '-published_on',
  },
  form: [
    {
      name: 'general',
      fields: ['title', 'category', 'author_id', 'published_on', 'expires_on', 'is_pinned'],
    },
    { name: 'content', fields: ['cover', 'summary', 'content', 'language_contents', 'files'] },
  ],
  resident: {
    own: 'published',
    who: 'lives',
    where: { field: 'status', equals: 'published' },
    reads: [
      'title',
      'category',
      'cover',
      'summary',
      'content',
      'language_contents',
      'published_on',
      'is_pinned',
      'files',
    ],
    sort: ['-is_pinned', '-published_on', '-created_at'],
  },
})
