import { defineEntity } from '#core/entity.ts'
import { boolean, date, image, number, select, text } from '#core/fields/index.ts'

/** A picture that the resident app shows with a link. */
export const banner = defineEntity({
  name: 'banner',
  path: 'banners',
  scope: 'building',
  permission: 'manage_banner',
  help: 'users/talking-with-residents',
  copied: 'never',
  title: 'title',
  menu: { module: 'ql', group: 'media', icon: 'picture', order: 70 },

  fields: {
    title: text({ required: true, searchable: true }),
    image: image(),
    link: text({ maxLength: 300, format: 'link' }),
    place: select({ required: true, options: ['home', 'fees', 'services', 'news'], default: 'home' }),
    order: number({ required: true, min: 0, max: 10_000, integer: true, default: 0 }),
    show_from: date(),
    show_to: date(),
    is_active: boolean({ required: true, default: true }),
  },

  rules: [{ field: 'show_to', is: 'not_before', other: 'show_from' }],
  list: {
    columns: ['title', 'image', 'place', 'order', 'show_from', 'show_to', 'is_active'],
    filters: ['place', 'show_from', 'show_to', 'is_active'],
    sort: 'order',
  },
  form: [
    {
      name: 'general',
      fields: ['title', 'image', 'link', 'place', 'order', 'show_from', 'show_to', 'is_active'],
    },
  ],
  resident: {
    own: 'published',
    who: 'lives',
    where: { field: 'is_active', equals: true },
    reads: ['title', 'image', 'link', 'place'],
    filters: ['place'],
    sort: 'order',
  },
})
