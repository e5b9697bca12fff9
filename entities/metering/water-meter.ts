import { defineEntity } from '#core/entity.ts'
import { meteredKinds } from '#domain/metered-kinds.ts'
import { meterFields, meterShape } from './metered.ts'

/** A water meter whose readings an apartment pays for. */
export const waterMeter = defineEntity({
  name: 'water_meter',
  path: 'meters/water',
  scope: 'building',
  permission: meteredKinds.WATER.permission,
  help: 'users/month-end',
  copied: 'never',
  begins: 'import',
  title: 'code',
  subtitle: 'serial_number',
  menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'water', order: 70 },
  screens: {
    list: 'accessories-management/water',
    show: 'accessories-management-detail/water/:id',
    edit: 'accessories-management-edit/water/:id',
    create: 'accessories-management-create/water',
  },
  views: {
    register: {
      path: 'accessories-management/register/water',
      where: { field: 'apartment_id', present: false },
      menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'snippets', order: 71 },
    },
  },

  fields: meterFields(meteredKinds.WATER),
  ...meterShape,
})
