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
import { warehouse } from './warehouse/warehouse.ts'
import { warehouseItem } from './warehouse/warehouse-item.ts'
import { stockLevel } from './warehouse/stock-level.ts'
import { stockMovement } from './warehouse/stock-movement.ts'
import { stockIn } from './warehouse/stock-in.ts'
import { stockOut } from './warehouse/stock-out.ts'
import { stockCount } from './warehouse/stock-count.ts'
import { partner } from './operation/partner.ts'
import { equipmentCategory } from './operation/equipment-category.ts'
import { equipment } from './operation/equipment.ts'
import { equipmentContract } from './operation/equipment-contract.ts'
import { checklist } from './operation/checklist.ts'
import { periodicChecklist } from './operation/periodic-checklist.ts'
import { incidentChecklist } from './operation/incident-checklist.ts'
import { suggestion } from './operation/suggestion.ts'

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
  warehouse,
  warehouse_item: warehouseItem,
  stock_level: stockLevel,
  stock_movement: stockMovement,
  stock_in: stockIn,
  stock_out: stockOut,
  stock_count: stockCount,
  partner,
  equipment_category: equipmentCategory,
  equipment,
  equipment_contract: equipmentContract,
  checklist,
  periodic_checklist: periodicChecklist,
  incident_checklist: incidentChecklist,
  suggestion,
})

export type EntityName = keyof typeof registry
