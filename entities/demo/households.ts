import type { DemoContext } from './part.ts'
import type { DemoRow } from './row.ts'

export interface Household {
  readonly apartment: DemoRow
  readonly head: DemoRow
  readonly members: readonly DemoRow[]
}

/** Apartments in which people live, with the householder first. */
export function householdsOf(context: DemoContext): Household[] {
  const residents = new Map(context.of('resident').map((row) => [row.id, row]))
  const byApartment = new Map<string, DemoRow[]>()
  for (const link of context.of('residency')) {
    const resident = residents.get(String(link.resident_id))
    if (resident?.status !== 'using') continue
    const apartment = String(link.apartment_id)
    byApartment.set(apartment, [...(byApartment.get(apartment) ?? []), resident])
  }
  return context.of('apartment').flatMap((apartment) => {
    const members = byApartment.get(apartment.id) ?? []
    const head = members.find(({ resident_type }) => resident_type === 'householder') ?? members[0]
    return head === undefined ? [] : [{ apartment, head, members }]
  })
}
