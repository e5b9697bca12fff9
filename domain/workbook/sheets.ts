import { chargeSheets } from './charge-sheets.ts'
import { homeSheets } from './home-sheets.ts'
import type { WorkbookSheet, WorkbookSheetName } from './sheet.ts'
import { vehicleSheet } from './vehicle-sheet.ts'

/**
 * The sheets of the file that fills a new building, in the order in which they are imported: what a row names is in a
 * sheet before its own, or in the building.
 */
export const workbookSheets: readonly WorkbookSheet[] = [...homeSheets, vehicleSheet, ...chargeSheets]

export const sheetNames = [
  'apartments',
  'residents',
  'vehicles',
  'meters',
  'debts',
  'payers',
] as const satisfies readonly WorkbookSheetName[]
export const sheetsByName: ReadonlyMap<string, WorkbookSheet> = new Map(
  workbookSheets.map((sheet) => [sheet.name, sheet]),
)
