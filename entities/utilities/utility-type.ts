import { defineEntity } from '#core/entity.ts'
import { code, hasMany, image, longText, number, text, translated } from '#core/fields/index.ts'

/** A kind of place that residents may reserve: pools, courts, rooms. */
export const utilityType = defineEntity({
  name: 'utility_type',
  path: 'utility-types',
  scope: 'building',
  permission: 'manage_utility_group',
  help: 'domain/booking',
  copied: { ticked: true },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'ql', group: 'services', icon: 'gift', order: 60 },
  screens: { list: 'benefits' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    language_contents: translated({ of: ['name', 'description'] }),
    image: image(),
    order: number({ required: true, min: 0, max: 10_000, integer: true, default: 0 }),
    description: longText(),
    utilities: hasMany('utility', 'type_id', { refuse: 'utility_type_in_use' }),
  },

  list: { columns: ['code', 'name', 'order', 'description'], filters: ['order'], sort: 'order' },
  form: [{ name: 'general', fields: ['code', 'name', 'language_contents', 'image', 'order', 'description'] }],
  tabs: ['utilities'],
})
