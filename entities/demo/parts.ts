import { operationDemo, partnerDemo } from './operation.ts'
import type { DemoPart } from './part.ts'
import { warehouseDemo } from './warehouse.ts'

/** Rows of their own for entities whose kinds alone would say too little, in the order in which they build on each other. */
export const demoParts: readonly DemoPart[] = [partnerDemo, operationDemo, warehouseDemo]
