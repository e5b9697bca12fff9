import { defineEntity } from '#core/entity.ts'
import { readingFields, readingShape } from './metered.ts'

/** A meter's reading at the end of a month. */
export const waterReading = defineEntity({
  name: 'water_reading',
  path: 'water-meters',
  scope: 'building',
  permission: 'manage_water_index',
  copied: 'never',
  title: 'meter_id',
  subtitle: 'month',
  menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'calculator', order: 72 },
  screens: { list: 'water-meters' },
  webview: { list: true, show: true },

  fields: readingFields({ unit: 'm3', meter: 'water_meter' }),
  imports: {
    type: 'water',
    by: ['meter_id', 'month'],
    refuseKnown: 'month_index_file_exists',
    mayUpdateKnown: true,
  },
  ...readingShape,
})
