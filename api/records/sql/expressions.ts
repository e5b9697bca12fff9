import { isOfOneBuilding } from '#core/derive/relations.ts'
import { hasTrash } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { CountSource } from './columns.ts'
import { quote } from './params.ts'
import type { EntityPlan } from '../plan.ts'

/**
 * `j1.building_id = t.building_id`, if both tables have the building: records of one building are joined only to each
 * other.
 */
export function sameBuilding(
  left: { entity: AnyEntity; alias: string },
  right: { entity: AnyEntity; alias: string },
): string {
  if (!isOfOneBuilding(left.entity) || !isOfOneBuilding(right.entity)) return 'true'
  return `${left.alias}.building_id = ${right.alias}.building_id`
}

/** The number of records of another table, not deleted, that refer to the row `t`, or of those that count. */
export function countExpression(plan: EntityPlan, { target, via, also = [], sql }: CountSource): string {
  if (sql !== undefined) return sql
  const other = plan.registry[target]
  if (other === undefined) throw new Error(`${plan.entity.name}: there is no ${target} to count`)
  const living = hasTrash(other) ? ' and c.deleted_at is null' : ''
  const building = sameBuilding({ entity: other, alias: 'c' }, { entity: plan.entity, alias: 't' })
  const named = [via, ...also].map((name) => `c.${quote(name)} = t.id`)
  const refers = named.length > 1 ? `(${named.join(' or ')})` : named[0]
  return `(select count(*)::int from ${quote(other.name)} c where ${building} and ${refers}${living})`
}

/** The ids that a many-to-many field of the row `t` holds. */
export function linkedIdsSql(plan: EntityPlan, fieldName: string): string {
  const join = plan.joins.get(fieldName)
  if (join === undefined) throw new Error(`${plan.entity.name}.${fieldName} is no many-to-many field`)
  const target = `l.${quote(join.targetColumn)}`
  const building = join.primaryKey.includes('building_id') ? ' and l.building_id = t.building_id' : ''
  return `(select coalesce(array_agg(${target} order by ${target}), '{}') from ${quote(join.name)} l where l.${quote(join.ownColumn)} = t.id${building})`
}
