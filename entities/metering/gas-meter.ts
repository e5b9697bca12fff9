import { defineEntity } from '#core/entity.ts'
import { meteredKinds } from '#domain/metered-kinds.ts'
import { meterFields, meterShape } from './metered.ts'

/** A gas meter whose readings an apartment pays for. */
export const gasMeter = defineEntity({
  name: 'gas_meter',
  path: 'meters/gas',
  scope: 'building',
  permission: meteredKinds.GAS.permission,
  help: 'users/month-end',
  copied: 'never',
  begins: 'import',
  title: 'code',
  subtitle: 'serial_number',
  // Few buildings have piped gas.
  menu: { module: 'ql', group: 'vehicles_and_meters', icon: 'fire', order: 90, onceThereIs: 'gas_meter' },
  screens: {
    list: 'accessories-management/gas',
    show: 'accessories-management-detail/gas/:id',
    edit: 'accessories-management-edit/gas/:id',
    create: 'accessories-management-create/gas',
  },
  views: {
    register: {
      path: 'accessories-management/register/gas',
      where: { field: 'apartment_id', present: false },
      menu: {
        module: 'ql',
        group: 'vehicles_and_meters',
        icon: 'exception',
        order: 91,
        onceThereIs: 'gas_meter',
      },
    },
  },

  overview: true,
  fields: meterFields(meteredKinds.GAS),
  ...meterShape,
})
