import { currentBuildingId } from '../../session/session.ts'
import { keep, recall } from '../../storage/store.ts'
import type { Hit } from './hit.ts'

type Place = Hit & { readonly to: string }

const limit = 8
const isPlaces = (value: unknown): value is Place[] =>
  Array.isArray(value) && value.every((one: Partial<Place> | null) => typeof one?.to === 'string')
/** Pages that were opened in one building are not listed in another. */
const storageKey = () => `recent_${currentBuildingId() ?? ''}`

/** The places that were opened by the palette last. */
export const recentPlaces = (): readonly Place[] => recall(storageKey(), isPlaces) ?? []

export function rememberPlace(place: Place): void {
  const others = recentPlaces().filter(({ to }) => to !== place.to)
  keep(storageKey(), [place, ...others].slice(0, limit), null)
}
