import { kindOf } from '#core/kinds.ts'
import { buildDemo, type DemoRow } from '#entities/demo/index.ts'
import { registry } from '#entities/index.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'

/** Apartments of each of the two buildings. */
export const probeApartments = 50

type Rows = Readonly<Record<string, readonly DemoRow[]>>

/**
 * The smallest data with which people of one building could try to reach another's records: buildings 1 and 2 of the
 * demo with 50 apartments each, their residents, the records that depend on these, and no accounts.
 */
export function probeRows(today: string): Record<string, DemoRow[]> {
  const demo = buildDemo({ today })
  const buildings = new Set(['1', '2'])
  const here = Object.fromEntries(
    Object.entries(demo).map(([name, rows]) => [
      name,
      rows.filter((row) => {
        const buildingId = name === 'building' ? row.id : row.building_id
        return buildingId === undefined || buildings.has(String(buildingId))
      }),
    ]),
  )
  const apartments = [...buildings].flatMap((building) =>
    (here.apartment ?? []).filter((row) => row.building_id === building).slice(0, probeApartments),
  )
  const kept = new Set(apartments.map((row) => row.id))
  const residencies = (here.residency ?? []).filter((row) => kept.has(String(row.apartment_id)))
  const living = new Set(residencies.map((row) => row.resident_id))
  return pruned({
    ...here,
    apartment: apartments,
    residency: residencies,
    resident: (here.resident ?? []).filter((row) => living.has(row.id)),
    permission_group: [],
    account: [],
  })
}

/**
 * Rows without references to missing rows: a reference that may be empty is emptied; a row that needs its reference is
 * dropped.
 */
function pruned(rows: Rows): Record<string, DemoRow[]> {
  const ids = new Map(Object.entries(rows).map(([name, own]) => [name, new Set(own.map(({ id }) => id))]))
  const entities: Readonly<Record<string, AnyEntity>> = registry
  const next = Object.fromEntries(
    Object.entries(rows).map(([name, own]) => {
      const fields = entities[name]?.fields ?? {}
      return [name, own.flatMap((row) => kept({ fields, row, ids }))]
    }),
  )
  const isDone = Object.entries(rows).every(([name, own]) => next[name]?.length === own.length)
  return isDone ? next : pruned(next)
}

interface Keeping<R> {
  readonly fields: AnyFields
  readonly row: R
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>
}

/** The row with its references corrected, or nothing. */
function kept<R extends Readonly<Record<string, unknown>>>({ fields, row, ids }: Keeping<R>): R[] {
  const changes: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = row[name]
    const kind = kindOf(field)
    const inner = kind.inner?.(field)
    const relation = kind.relation?.(field)
    if (value === null || value === undefined) continue
    if (inner !== undefined)
      changes[name] = (value as R[]).flatMap((line) => kept({ fields: inner, row: line, ids }))
    if (relation === undefined || relation.via !== undefined) continue
    const lives = (id: unknown) => ids.get(relation.target)?.has(String(id)) === true
    if (Array.isArray(value)) changes[name] = value.filter(lives)
    else if (!lives(value)) {
      if (field.required === true) return []
      changes[name] = null
    }
  }
  return [{ ...row, ...changes }]
}
