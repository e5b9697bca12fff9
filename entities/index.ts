import { defineRegistry } from '#core/registry.ts'
import { account } from './account/account.ts'
import { file } from './account/file.ts'
import { log } from './account/log.ts'
import { order } from './account/order.ts'
import { permissionGroup } from './account/permission-group.ts'
import { relationship } from './people/relationship.ts'
import { resident } from './people/resident.ts'
import { apartment } from './property/apartment.ts'
import { apartmentType } from './property/apartment-type.ts'
import { block } from './property/block.ts'
import { building } from './property/building.ts'
import { residency } from './property/residency.ts'

/** Every entity of the product by name: one line each, and all else follows from the declarations. */
export const registry = defineRegistry({
  building,
  block,
  apartment_type: apartmentType,
  apartment,
  relationship,
  resident,
  residency,
  permission_group: permissionGroup,
  account,
  order,
  file,
  log,
})

export type EntityName = keyof typeof registry
