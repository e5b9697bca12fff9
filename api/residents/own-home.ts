import { requireOpenBuilding } from '#api/auth/open-building.ts'
import type { Caller, Home, Pays } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { notFound } from '#api/http/error.ts'

/** One apartment of a caller: where they live, what they pay for, or both. */
export interface OwnHome {
  readonly buildingId: string
  readonly apartmentId: string
  /** Their stay there; absent for who only pays. */
  readonly home?: Home
  /** Those of their residents who pay for it. */
  readonly pays: readonly Pays[]
}

/** Their apartments, each once: those where they live first. */
export function ownHomes({ principal: { homes, pays } }: Caller): readonly OwnHome[] {
  const found = new Map<string, OwnHome>()
  for (const home of homes)
    found.set(home.apartmentId, {
      ...placeOf(home),
      // Of two residents of one account in one apartment, the one who may do more.
      home: [found.get(home.apartmentId)?.home, home].find((one) => one?.acts === true) ?? home,
      pays: [],
    })
  for (const one of pays) {
    const known = found.get(one.apartmentId) ?? { ...placeOf(one), pays: [] }
    found.set(one.apartmentId, { ...known, pays: [...known.pays, one] })
  }
  return [...found.values()]
}

const placeOf = ({ buildingId, apartmentId }: Pays) => ({ buildingId, apartmentId })

/** The apartment that a call names; 404 for one that is not the caller's, 403 `order_expired` while its building is closed. */
export async function requireOpenHome(db: Queryable, caller: Caller, apartmentId: string): Promise<OwnHome> {
  const own = ownHomes(caller).find((one) => one.apartmentId === apartmentId)
  if (own === undefined) throw notFound()
  await requireOpenBuilding(db, own.buildingId)
  return own
}
