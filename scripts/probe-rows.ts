import { buildDemo, type DemoRow } from '#entities/demo/index.ts'

/** Apartments of each of the two buildings. */
export const probeApartments = 50

/**
 * The smallest world in which one building's people could reach for another's records: buildings 1 and 2 of the
 * demo with 50 apartments each, who lives there, and no accounts.
 */
export function probeRows(today: string): Record<string, DemoRow[]> {
  const demo = buildDemo({ today })
  const buildings = new Set(['1', '2'])
  const here = Object.fromEntries(
    Object.entries(demo).map(([name, rows]) => [
      name,
      rows.filter((row) => buildings.has(String(name === 'building' ? row.id : row.building_id))),
    ]),
  )
  const apartments = [...buildings].flatMap((building) =>
    (here.apartment ?? []).filter((row) => row.building_id === building).slice(0, probeApartments),
  )
  const kept = new Set(apartments.map((row) => row.id))
  const residencies = (here.residency ?? []).filter((row) => kept.has(String(row.apartment_id)))
  const living = new Set(residencies.map((row) => row.resident_id))
  return {
    ...here,
    apartment: apartments,
    residency: residencies,
    resident: (here.resident ?? []).filter((row) => living.has(row.id)),
    permission_group: [],
    account: [],
  }
}
