import { defineEntity } from '#core/entity.ts'
import { belongsTo, dateTime, images, longText, plate, select, text } from '#core/fields/index.ts'

/** One time through the barrier. */
export const parkingLog = defineEntity({
  name: 'parking_log',
  path: 'parking-logs',
  scope: 'building',
  permission: 'manage_parking|manage_parking_log',
  help: 'domain/parking-cards',
  copied: 'never',
  title: 'plate_read',
  menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'field-time', order: 50 },
  operations: ['create'],
  trash: false,

  fields: {
    at: dateTime({ required: true }),
    direction: select({
      required: true,
      options: ['in', 'out'],
      colors: { in: 'success', out: 'default' },
      default: 'in',
    }),
    // Left out: that of the vehicle, or of the card's.
    plate_read: plate(),
    gate: text({ maxLength: 50 }),
    parking_card_id: belongsTo('parking_card', { searchable: true }),
    vehicle_id: belongsTo('vehicle'),
    guard_id: belongsTo('account'),
    images: images({ max: 4 }),
    note: longText(),
  },

  conditions: [
    {
      fields: ['plate_read'],
      require: {
        all: [
          { field: 'parking_card_id', present: false },
          { field: 'vehicle_id', present: false },
        ],
      },
    },
  ],
  list: {
    columns: ['at', 'direction', 'plate_read', 'gate', 'parking_card_id', 'vehicle_id', 'guard_id'],
    filters: ['plate_read', 'at', 'direction', 'parking_card_id', 'vehicle_id', 'guard_id'],
    sort: '-at',
  },
  form: [
    {
      name: 'general',
      fields: [
        'at',
        'direction',
        'plate_read',
        'gate',
        'parking_card_id',
        'vehicle_id',
        'guard_id',
        'images',
        'note',
      ],
    },
  ],
})
