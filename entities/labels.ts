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
} satisfies Record<EntityName, unknown>
