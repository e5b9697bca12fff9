import { defineEntity } from '#core/entity.ts'
import { boolean, images, number, text } from '#core/fields/index.ts'

/** Pictures that the resident app shows in turn. */
export const slider = defineEntity({
  name: 'slider',
  path: 'sliders',
  scope: 'building',
  permission: 'manage_banner',
  help: 'users/talking-with-residents',
  copied: 'never',
  title: 'title',
  menu: { module: 'ql', group: 'media', icon: 'switcher', order: 80 },
  screens: { list: 'sliders', create: 'slider-create' },

  fields: {
    title: text({ required: true, searchable: true }),
    images: images({ max: 10 }),
    link: text({ maxLength: 300, format: 'link' }),
    seconds: number({ required: true, min: 1, max: 60, integer: true, default: 5 }),
    order: number({ required: true, min: 0, max: 10_000, integer: true, default: 0 }),
    is_active: boolean({ required: true, default: true }),
  },

  list: {
    columns: ['title', 'images', 'seconds', 'order', 'is_active'],
    filters: ['is_active'],
    sort: 'order',
  },
  form: [{ name: 'general', fields: ['title', 'images', 'link', 'seconds', 'order', 'is_active'] }],
  resident: {
    own: 'published',
    who: 'lives',
    where: { field: 'is_active', equals: true },
    reads: ['title', 'images', 'link', 'seconds'],
    sort: 'order',
  },
})
