import { defineEntity } from '#core/entity.ts'
import { meteredKinds } from '#domain/metered-kinds.ts'
import { readingFields, readingShape } from './metered.ts'

/** A meter's reading at the end of a month. */
export const gasReading = defineEntity({
  name: 'gas_reading',
  path: meteredKinds.GAS.path,
  scope: 'building',
  permission: meteredKinds.GAS.permission,
  help: 'users/month-end',
  copied: 'never',
  title: 'meter_id',
  subtitle: 'month',
  menu: {
    module: 'ql',
    group: 'vehicles_and_meters',
    icon: 'area-chart',
    order: 92,
    onceThereIs: 'gas_meter',
  },
  screens: { list: 'gas-meters' },
  webview: { list: true, show: true },

  fields: readingFields(meteredKinds.GAS),
  imports: {
    type: 'gas',
    by: ['meter_id', 'month'],
    refuseKnown: 'month_index_file_exists',
    mayUpdateKnown: true,
  },
  ...readingShape,
})
