import { defineEntity } from '#core/entity.ts'
import { boolean, code, hasMany, longText, price, select, text } from '#core/fields/index.ts'

/** A type of parking card and its price. */
export const vehicleCardType = defineEntity({
  name: 'vehicle_card_type',
  path: 'vehicle-card-types',
  scope: 'building',
  permission: 'manage_parking',
  help: 'domain/parking-cards',
  copied: { ticked: true, sameCurrency: true },
  title: 'name',
  subtitle: 'code',
  menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'credit-card', order: 60 },
  screens: { list: 'parking-card-types' },

  fields: {
    code: code(),
    name: text({ required: true, searchable: true }),
    vehicle_type: select({
      required: true,
      options: ['bicycle', 'motorbike', 'electric_motorbike', 'car', 'other'],
      default: 'motorbike',
    }),
    unit_price: price({ required: true, min: '0' }),
    is_active: boolean({ required: true, default: true }),
    description: longText(),
    cards: hasMany('parking_card', 'card_type_id', { refuse: 'card_type_in_use' }),
    vehicles: hasMany('vehicle', 'card_type_id', { refuse: 'card_type_in_use' }),
  },

  list: {
    columns: ['code', 'name', 'vehicle_type', 'unit_price', 'is_active'],
    filters: ['vehicle_type', 'is_active'],
    sort: 'code',
  },
  form: [
    { name: 'general', fields: ['code', 'name', 'vehicle_type', 'unit_price', 'is_active', 'description'] },
  ],
  tabs: ['cards', 'vehicles'],
})
