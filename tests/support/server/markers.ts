import { unaccent } from '#core/text.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import type { Flag } from '#core/permission.ts'
import type { Db } from '#api/database/pool.ts'
import { createPlans, type EntityPlan } from '#api/records/plan.ts'
import { registry } from '#entities/index.ts'

/** A value in a guarded field of one record of building 1 that occurs nowhere else, and who may see it. */
export interface Planted {
  readonly entity: string
  readonly recordId: string
  readonly field: string
  readonly marker: string
  readonly code: string
  readonly flag: Flag
  readonly isSearchable: boolean
}

/** Entities whose rows belong to one building each. */
const hasBuilding = ({ owner }: EntityPlan) => owner === 'building' || owner === 'optional_building'

/**
 * The fields of an entity that a mask may hide from its readers, except counts (no values) and files (another test).
 */
export function guardedFields(plan: EntityPlan) {
  return plan.guarded.filter(({ name, of }) => {
    const column = plan.columnByName.get(name)
    return of === undefined && column !== undefined && !plan.fileColumns.includes(column)
  })
}

/**
 * Puts a marker into every guarded field of every entity, into its search text and into the log. New guarded fields are
 * included automatically. Throws for a guarded field without a record to hold the marker.
 */
export async function plantMarkers(db: Db): Promise<Planted[]> {
  const planOf = createPlans(registry)
  const planted: Planted[] = []
  let number = 0
  for (const plan of Object.values(registry).map((entity) => planOf(entity))) {
    const fields = guardedFields(plan)
    if (fields.length === 0 || !hasBuilding(plan)) continue
    const recordId = await recordFor(db, plan)
    // A document's guard would keep what it says.
    await db.execute(`alter table ${plan.quoted} disable trigger user`)
    for (const { name, flag } of fields) {
      const marker = markerFor(plan.fields[name]!, ++number)
      await write(db, plan, { recordId, name, marker })
      planted.push({
        entity: plan.entity.name,
        recordId,
        field: name,
        marker,
        code: plan.entity.permission,
        flag,
        isSearchable: plan.searchable.includes(name),
      })
    }
    await db.execute(`alter table ${plan.quoted} enable trigger user`)
  }
  return planted
}

/** Any record of building 1 that is not deleted; if there is none, the smallest one that the table accepts. */
async function recordFor(db: Db, plan: EntityPlan): Promise<string> {
  const living = plan.hasTrash ? 'and deleted_at is null' : ''
  const [row] = await db.query<{ id: string }>(
    `select id::text from ${plan.quoted} where building_id = 1 ${living} order by id limit 1`,
  )
  if (row !== undefined) return row.id
  throw new Error(`${plan.entity.name} has guarded fields and no record in building 1 to plant them in`)
}

/** A text in the field's own format, unlike anything else in the data. */
function markerFor(field: AnyField, number: number): string {
  if (field.kind === 'phone') return `0987${String(654_000 + number)}`
  if (field.kind === 'email') return `leak.${number}.out@secret.test`
  const family = kindOf(field).column?.(field).family
  return family === 'number' ? String(9_876_540_000 + number) : `LEAK${number}OUT`
}

async function write(
  db: Db,
  plan: EntityPlan,
  { recordId, name, marker }: { recordId: string; name: string; marker: string },
): Promise<void> {
  const field = plan.fields[name]!
  const inner = kindOf(field).inner?.(field)
  const column = plan.columnByName.get(name)!
  const stored =
    inner === undefined
      ? marker
      : JSON.stringify([Object.fromEntries(Object.keys(inner).map((one) => [one, marker]))])
  const value = column.family === 'json' && inner === undefined ? JSON.stringify(marker) : stored
  const search = plan.searchable.includes(name) ? `, search_text = search_text || ' ' || $3` : ''
  const values = search === '' ? [recordId, value] : [recordId, value, unaccent(marker)]
  await db.execute(
    `update ${plan.quoted} set "${name}" = $2::${column.type}${search} where id = $1::bigint`,
    values,
  )
  await db.execute(
    `insert into log (building_id, organisation_id, actor_name, action, resource, record_id, record_title, changes, search_text)
     values (1, 1, 'Planter', 'update', $1, $2, 'Planted', $3, 'planted')`,
    [plan.entity.name, recordId, JSON.stringify([{ field: name, before: marker, after: stored }])],
  )
}
