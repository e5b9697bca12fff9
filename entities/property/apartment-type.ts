import { defaultTypeColor } from '#domain/constants.ts'
import { defineEntity } from '#core/entity.ts'
import { color, count, hasMany, text } from '#core/fields/index.ts'

/** A kind of apartment, with the colour that lists show before its name. */
export const apartmentType = defineEntity({
  name: 'apartment_type',
  path: 'apartment-types',
  scope: 'building',
  permission: 'manage_apartment',
  help: 'users/start-a-building',
  copied: { ticked: true },
  title: 'name',
  subtitle: 'code',
  color: 'color',
  menu: { module: 'ql', group: 'building', icon: 'layout', order: 30 },

  fields: {
    code: text({ required: true, unique: true, searchable: true, format: 'code', maxLength: 20 }),
    name: text({ required: true, searchable: true }),
    color: color({ default: defaultTypeColor }),
    apartments_count: count('apartment', 'apartment_type_id'),
    apartments: hasMany('apartment', 'apartment_type_id'),
  },

  list: { columns: ['code', 'name', 'color', 'apartments_count'], sort: 'code' },
  form: [{ name: 'general', fields: ['code', 'name', 'color'] }],
  tabs: ['apartments'],
  imports: { by: ['code'] },
})
