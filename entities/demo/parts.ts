import { amenitiesDemo } from './utilities.ts'
import { arrivalsDemo } from './arrivals.ts'
import { communicationDemo } from './communication.ts'
import { contractsDemo } from './contracts.ts'
import { feesDemo } from './fees.ts'
import { financeDemo } from './finance.ts'
import { formsDemo } from './forms.ts'
import { mediaDemo } from './media.ts'
import { meteringDemo } from './metering.ts'
import { operationDemo, partnerDemo } from './operation.ts'
import { parkingDemo } from './parking.ts'
import type { DemoPart } from './part.ts'
import { payersDemo } from './payers.ts'
import { servicesDemo } from './services.ts'
import { warehouseDemo } from './warehouse.ts'

/**
 * Rows written for entities that would look too bare with generated ones, in the order in which they depend on each
 * other.
 */
export const demoParts: readonly DemoPart[] = [
  partnerDemo,
  operationDemo,
  warehouseDemo,
  parkingDemo,
  meteringDemo,
  arrivalsDemo,
  servicesDemo,
  amenitiesDemo,
  formsDemo,
  contractsDemo,
  financeDemo,
  feesDemo,
  payersDemo,
  mediaDemo,
  communicationDemo,
]
