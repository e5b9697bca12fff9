import { defineEntity } from '#core/entity.ts'
import { meteredKinds } from '#domain/metered-kinds.ts'
import { meterFields, meterShape } from './metered.ts'

/** An electric meter whose readings an apartment pays for. */
export const electricMeter = defineEntity({
  name: 'electric_meter',
  path: 'meters/electricity',
  scope: 'building',
  permission: meteredKinds.ELECTRICITY.permission,
  help: 'users/month-end',
  copied: 'never',
  begins: 'import',
  title: 'code',
  subtitle: 'serial_number',
  menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'thunder', order: 80 },
  screens: {
    list: 'accessories-management/electricity',
    show: 'accessories-management-detail/electricity/:id',
    edit: 'accessories-management-edit/electricity/:id',
    create: 'accessories-management-create/electricity',
  },
  views: {
    register: {
      path: 'accessories-management/register/electricity',
      where: { field: 'apartment_id', present: false },
      menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'file-text', order: 81 },
    },
  },

  fields: meterFields(meteredKinds.ELECTRICITY),
  ...meterShape,
})
