import type { FormerSize } from '#domain/money/charge-types.ts'
import { sqlOfficeDay, sqlOfficeMidnight } from '#api/database/office-day.ts'
import type { Queryable } from '#api/database/pool.ts'
import { literalsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { wordOf } from '#api/sql/types.ts'
import { apartment } from '#entities/property/apartment.ts'

interface Measured {
  readonly id: string
  readonly area: string | null
  readonly garden_area: string | null
}
const sizes = ['area', 'garden_area'] as const satisfies readonly (keyof Measured)[]

const changesSince = query({
  row: {
    id: 'text | null',
    field: wordOf<(typeof sizes)[number]>(),
    before: 'text | null',
    /** The office's day before the change. */
    until: 'date',
  },
  takes: { resource: 'text', ids: 'text[]', buildingId: 'bigint', month: 'text' },
  sql: ({ resource, ids, buildingId, month }) =>
    `select l.record_id as id, c->>'field' as field, c->>'before' as before,
        ${sqlOfficeDay('l.created_at')} - 1 as until
      from log l, jsonb_array_elements(l.changes) c
      where l.resource = ${resource} and l.record_id = any(${ids}) and l.building_id = ${buildingId}
        and l.created_at >= ${sqlOfficeMidnight(`${month} || '-01'`)}
        and l.action <> 'create' and c->>'field' in (${Object.values(literalsOf(sizes)).join(', ')})
      order by l.created_at desc, l.id desc`,
})

/**
 * Sizes of apartments since a month began, from the log: a change of an area in the middle of a month, or after it,
 * does not change what the days before are charged by.
 */
export async function readFormerSizes(
  db: Queryable,
  buildingId: string,
  month: string,
  apartments: readonly Measured[],
): Promise<ReadonlyMap<string, FormerSize[]>> {
  const ids = apartments.map(({ id }) => id)
  const rows = await changesSince(db, { resource: apartment.name, ids, buildingId, month })
  const known = new Map(apartments.map((one) => [one.id, one]))
  const former = new Map<string, FormerSize[]>()
  // Goes backwards from the size of now; the value before a day's first change is what counts.
  for (const { id, field, before, until } of rows) {
    const now = known.get(id ?? '')
    if (id === null || now === undefined) continue
    const then = { ...now, [field]: before }
    known.set(id, then)
    const later = (former.get(id) ?? []).filter((one) => one.until !== until)
    former.set(id, [{ until, area: then.area, gardenArea: then.garden_area }, ...later])
  }
  return former
}
