import type { FormerSize } from '#domain/money/charge-types.ts'
import { sqlOfficeDay, sqlOfficeMidnight } from '#api/database/office-day.ts'
import type { Queryable } from '#api/database/pool.ts'
import { apartment } from '#entities/property/apartment.ts'

interface Measured {
  readonly id: string
  readonly area: string | null
  readonly garden_area: string | null
}
type SizeField = 'area' | 'garden_area'

interface ChangeRow {
  id: string
  field: SizeField
  before: string | null
  /** The office's day before the change. */
  until: string
}

/**
 * What apartments measured since a month began, as the log has it: whoever changes an area in the middle of a month, or
 * after it, does not change what the days before are charged by.
 */
export async function formerSizes(
  db: Queryable,
  buildingId: string,
  month: string,
  apartments: readonly Measured[],
): Promise<ReadonlyMap<string, FormerSize[]>> {
  const rows = await db.query<ChangeRow>(
    `select l.record_id as id, c->>'field' as field, c->>'before' as before,
        (${sqlOfficeDay('l.created_at')} - 1)::text as until
      from log l, jsonb_array_elements(l.changes) c
      where l.resource = $1 and l.record_id = any($2::text[]) and l.building_id = $3
        and l.created_at >= ${sqlOfficeMidnight("$4 || '-01'")}
        and l.action <> 'create' and c->>'field' in ('area', 'garden_area')
      order by l.created_at desc, l.id desc`,
    [apartment.name, apartments.map(({ id }) => id), buildingId, month],
  )
  const known = new Map(apartments.map((one) => [one.id, one]))
  const former = new Map<string, FormerSize[]>()
  // Backwards from what it is now; what it was before a day's first change is what counts.
  for (const { id, field, before, until } of rows) {
    const now = known.get(id)
    if (now === undefined) continue
    const then = { ...now, [field]: before }
    known.set(id, then)
    const later = (former.get(id) ?? []).filter((one) => one.until !== until)
    former.set(id, [{ until, area: then.area, gardenArea: then.garden_area }, ...later])
  }
  return former
}
