import type { AnyEntity } from '#core/entity.ts'
import { kindOf } from '#core/kinds.ts'
import type { Queryable } from '../database/pool.ts'
import { quote } from '../records/params.ts'
import type { EntityPlan } from '../records/plan.ts'

/** What cells call records, case forgiven: the ids of each. More than one id is ambiguous. */
export type Known = ReadonlyMap<string, readonly string[]>

export const sameName = (text: string) => text.trim().normalize('NFC').toLowerCase()

/** Fields by which people tell records apart: unique ones first, then the title. */
function namingFields(entity: AnyEntity): string[] {
  const texts = Object.entries(entity.fields).filter(
    ([, field]) => kindOf(field).column?.(field).family === 'text' && field.personal === undefined,
  )
  const unique = texts.filter(([, field]) => field.unique === true).map(([name]) => name)
  const title = texts.some(([name]) => name === entity.title) ? [entity.title] : []
  return [...new Set([...unique, ...title])]
}

interface Place {
  readonly buildingId: string | null
  readonly organisationId: string
}

/** The records that some names mean, by one question however many they are. */
export async function knownRecords(
  db: Queryable,
  target: EntityPlan,
  names: readonly string[],
  place: Place,
): Promise<Known> {
  const fields = namingFields(target.entity)
  const wanted = [...new Set(names.map(sameName))]
  if (wanted.length === 0 || fields.length === 0) return new Map()
  const asked = fields.map((field, at) => {
    const column = `lower(t.${quote(field)})`
    return `select ${column} as name, t.id::text as id, ${at} as rank from ${target.quoted} t
      where ${column} = any($1::text[]) and ${placeOf(target)}`
  })
  const rows = await db.query<{ name: string; id: string; rank: number }>(
    `${asked.join(' union all ')} order by rank`,
    [wanted, ownerId(target, place)],
  )
  const known = new Map<string, string[]>()
  const ranks = new Map<string, number>()
  for (const { name, id, rank } of rows) {
    // A code that is somebody's own goes before a name that others share.
    if ((ranks.get(name) ?? rank) !== rank) continue
    ranks.set(name, rank)
    known.set(name, [...new Set([...(known.get(name) ?? []), id])])
  }
  return known
}

const placeOf = ({ owner, hasTrash }: EntityPlan) => {
  const living = hasTrash ? 't.deleted_at is null' : 'true'
  if (owner === 'global') return `${living} and $2::bigint is not distinct from $2::bigint`
  if (owner === 'tenant') return `${living} and t.id = $2::bigint`
  return `${living} and t.${owner === 'building' || owner === 'optional_building' ? 'building_id' : 'organisation_id'} = $2::bigint`
}

const ownerId = ({ owner }: EntityPlan, { buildingId, organisationId }: Place) =>
  owner === 'organisation' || owner === 'global' ? organisationId : buildingId
