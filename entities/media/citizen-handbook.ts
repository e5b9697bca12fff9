import { defineEntity } from '#core/entity.ts'
import { files, image, number, richText, select, text, translated } from '#core/fields/index.ts'
import { publishedLifecycle } from './published.ts'

/** A page of the handbook for residents. */
export const citizenHandbook = defineEntity({
  name: 'citizen_handbook',
  path: 'citizen-handbooks',
  scope: 'building',
  permission: 'manage_media_notebook',
  help: 'users/talking-with-residents',
  copied: { ticked: false },
  title: 'title',
  menu: { module: 'ql', group: 'media', icon: 'book', order: 20 },

  fields: {
    title: text({ required: true, searchable: true }),
    group: select({
      required: true,
      options: ['rules', 'procedures', 'safety', 'amenities', 'contacts'],
      default: 'rules',
    }),
    cover: image(),
    content: richText({ required: true }),
    language_contents: translated({ of: ['name', 'content'] }),
    order: number({ required: true, min: 0, max: 10_000, integer: true, default: 0 }),
    files: files({ max: 5 }),
  },

  lifecycle: publishedLifecycle,

  list: {
    columns: ['title', 'group', 'order', 'updated_at', 'status'],
    filters: ['group', 'updated_at', 'status'],
    sort: 'order',
  },
  form: [
    { name: 'general', fields: ['title', 'group', 'order', 'cover'] },
    { name: 'content', fields: ['content', 'language_contents', 'files'] },
  ],
  resident: {
    own: 'published',
    who: 'lives',
    where: { field: 'status', equals: 'published' },
    reads: ['title', 'group', 'cover', 'content', 'language_contents', 'files'],
    sort: 'order',
  },
})
