import { defineEntity } from '#core/entity.ts'
import { meteredKinds } from '#domain/metered-kinds.ts'
import { readingFields, readingShape } from './metered.ts'

/** A meter's reading at the end of a month. */
export const electricReading = defineEntity({
  name: 'electric_reading',
  path: meteredKinds.ELECTRICITY.path,
  scope: 'building',
  permission: meteredKinds.ELECTRICITY.permission,
  help: 'users/month-end',
  copied: 'never',
  title: 'meter_id',
  subtitle: 'month',
  menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'fund', order: 82 },
  screens: { list: 'electric-meters' },
  webview: { list: true, show: true },

  fields: readingFields(meteredKinds.ELECTRICITY),
  imports: {
    type: 'electricity',
    by: ['meter_id', 'month'],
    refuseKnown: 'month_index_file_exists',
    mayUpdateKnown: true,
  },
  ...readingShape,
})
