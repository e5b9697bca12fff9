import { defineEntity } from '#core/entity.ts'
import { boolean, code, hasMany, image, number, text, translated } from '#core/fields/index.ts'

/** Groups of services that help residents find them. */
export const serviceGroup = defineEntity({
  name: 'service_group',
  path: 'service-groups',
  scope: 'building',
  permission: 'manage_service_group',
  help: 'domain/booking',
  copied: { ticked: true },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'ql', group: 'services', icon: 'cluster', order: 20 },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    language_contents: translated({ of: ['name', 'description'] }),
    image: image(),
    order: number({ required: true, min: 0, max: 10_000, integer: true, default: 0 }),
    is_active: boolean({ required: true, default: true }),
    services: hasMany('service', 'group_id', { refuse: 'service_group_in_use' }),
  },

  list: { columns: ['code', 'name', 'order', 'is_active'], filters: ['is_active'], sort: 'order' },
  form: [{ name: 'general', fields: ['code', 'name', 'language_contents', 'image', 'order', 'is_active'] }],
  tabs: ['services'],
})
