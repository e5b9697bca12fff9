import type { EntityName } from './index.ts'
import { accountLabels } from './account/account.labels.ts'
import { fileLabels } from './account/file.labels.ts'
import { logLabels } from './account/log.labels.ts'
import { orderLabels } from './account/order.labels.ts'
import { permissionGroupLabels } from './account/permission-group.labels.ts'
import { relationshipLabels } from './people/relationship.labels.ts'
import { residentLabels } from './people/resident.labels.ts'
import { apartmentLabels } from './property/apartment.labels.ts'
import { apartmentTypeLabels } from './property/apartment-type.labels.ts'
import { blockLabels } from './property/block.labels.ts'
import { buildingLabels } from './property/building.labels.ts'
import { residencyLabels } from './property/residency.labels.ts'
import { warehouseLabels } from './warehouse/warehouse.labels.ts'
import { warehouseItemLabels } from './warehouse/warehouse-item.labels.ts'
import { stockLevelLabels } from './warehouse/stock-level.labels.ts'
import { stockMovementLabels } from './warehouse/stock-movement.labels.ts'
import { stockInLabels } from './warehouse/stock-in.labels.ts'
import { stockOutLabels } from './warehouse/stock-out.labels.ts'
import { stockCountLabels } from './warehouse/stock-count.labels.ts'
import { partnerLabels } from './operation/partner.labels.ts'
import { equipmentCategoryLabels } from './operation/equipment-category.labels.ts'
import { equipmentLabels } from './operation/equipment.labels.ts'
import { equipmentContractLabels } from './operation/equipment-contract.labels.ts'
import { checklistLabels } from './operation/checklist.labels.ts'
import { periodicChecklistLabels } from './operation/periodic-checklist.labels.ts'
import { incidentChecklistLabels } from './operation/incident-checklist.labels.ts'
import { suggestionLabels } from './operation/suggestion.labels.ts'

/** The words of every entity, by entity name and language. */
export const labels = {
  building: buildingLabels,
  block: blockLabels,
  apartment_type: apartmentTypeLabels,
  apartment: apartmentLabels,
  relationship: relationshipLabels,
  resident: residentLabels,
  residency: residencyLabels,
  permission_group: permissionGroupLabels,
  account: accountLabels,
  order: orderLabels,
  file: fileLabels,
  log: logLabels,
  warehouse: warehouseLabels,
  warehouse_item: warehouseItemLabels,
  stock_level: stockLevelLabels,
  stock_movement: stockMovementLabels,
  stock_in: stockInLabels,
  stock_out: stockOutLabels,
  stock_count: stockCountLabels,
  partner: partnerLabels,
  equipment_category: equipmentCategoryLabels,
  equipment: equipmentLabels,
  equipment_contract: equipmentContractLabels,
  checklist: checklistLabels,
  periodic_checklist: periodicChecklistLabels,
  incident_checklist: incidentChecklistLabels,
  suggestion: suggestionLabels,
} satisfies Record<EntityName, unknown>
