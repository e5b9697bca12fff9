import { serviceUnits } from '#domain/constants.ts'
import { defineEntity } from '#core/entity.ts'
import { belongsTo, boolean, code, image, longText, price, select, text } from '#core/fields/index.ts'

/** Something that residents can order. */
export const service = defineEntity({
  name: 'service',
  path: 'services',
  scope: 'building',
  permission: 'manage_service',
  help: 'domain/booking',
  copied: { ticked: false, sameCurrency: true },
  title: 'name',
  subtitle: 'code',
  menu: {
    module: 'ql',
    group: 'services',
    icon: 'customer',
    order: 30,
    also: [{ module: 'vh', group: 'operation', order: 90 }],
  },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    group_id: belongsTo('service_group', { required: true }),
    provider_id: belongsTo('provider'),
    unit: select({ required: true, options: serviceUnits, default: 'piece' }),
    price: price({ required: true, min: '0' }),
    image: image(),
    description: longText(),
    bookable: boolean({ required: true, default: true }),
    is_active: boolean({ required: true, default: true }),
  },

  list: {
    columns: ['code', 'name', 'group_id', 'provider_id', 'unit', 'price', 'bookable', 'is_active'],
    card: ['group_id', 'provider_id', 'unit', 'price'],
    filters: ['group_id', 'provider_id', 'unit', 'price', 'bookable', 'is_active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'group_id', 'provider_id', 'image'] },
    { name: 'price', fields: ['unit', 'price', 'bookable', 'is_active', 'description'] },
  ],
  resident: {
    own: 'published',
    who: 'lives',
    where: {
      all: [
        { field: 'is_active', equals: true },
        { field: 'bookable', equals: true },
      ],
    },
    reads: ['name', 'unit', 'price', 'image', 'description'],
    sort: 'name',
  },
})
