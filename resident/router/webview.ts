import type { Home } from '../data/shapes.ts'
import { at, match } from './match.ts'

/** Whether an address is one by which another app opens a page of ours. */
export const isOfWebview = (path: string) => path.startsWith('/webview/')

/**
 * The place that an address of the webview means to a resident; undefined for what is no resident's. The building that the
 * app names (`building_id`) decides where one lives in several.
 */
export function placeOfWebview(
  path: string,
  homes: readonly Home[],
  buildingId: string | null,
): string | undefined {
  const ofBuilding = (id: string | null | undefined) => homes.find(({ building }) => building.id === id)
  const home = ofBuilding(buildingId) ?? homes[0]
  const receipt = match('/webview/receipts/:id', path)
  if (receipt !== undefined && home !== undefined)
    return at('/homes/:home/receipts/:id', { home: home.apartment_id, id: receipt['id'] ?? '' })
  const apartment = match('/webview/apartment-detail/:id', path)?.['id']
  const building = match('/webview/building-detail/:id', path)?.['id']
  const found = homes.find(({ apartment_id: id }) => id === apartment) ?? ofBuilding(building)
  return found === undefined ? undefined : at('/homes/:home', { home: found.apartment_id })
}
