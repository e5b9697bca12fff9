import { defineEntity } from '#core/entity.ts'
import { meteredKinds } from '#domain/metered-kinds.ts'
import { readingFields, readingShape } from './metered.ts'

/** A meter's reading at the end of a month. */
export const waterReading = defineEntity({
  name: 'water_reading',
  path: meteredKinds.WATER.path,
  scope: 'building',
  permission: meteredKinds.WATER.permission,
  help: 'users/month-end',
  copied: 'never',
  title: 'meter_id',
  subtitle: 'month',
  menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'calculator', order: 72 },
  screens: { list: 'water-meters' },
  webview: { list: true, show: true },

  fields: readingFields(meteredKinds.WATER),
  imports: {
    type: 'water',
    by: ['meter_id', 'month'],
    refuseKnown: 'month_index_file_exists',
    mayUpdateKnown: true,
  },
  ...readingShape,
})
