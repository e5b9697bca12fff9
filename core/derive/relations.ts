import type { AnyEntity } from '../entity.ts'
import { relationName } from '../field.ts'
import type { Column, Relation } from '../kind.ts'
import { kindOf } from '../kinds.ts'
import type { Registry } from '../registry.ts'

export interface NamedRelation extends Relation {
  /** As `with=` calls it: `block` of `block_id`, `apartments` of itself. */
  readonly name: string
  readonly field: string
}

/** The relations of an entity, by the names that `with=` uses. */
export function relationsOf(entity: AnyEntity): Record<string, NamedRelation> {
  const relations = Object.entries(entity.fields).flatMap(([field, declaration]): NamedRelation[] => {
    const relation = kindOf(declaration).relation?.(declaration)
    return relation === undefined ? [] : [{ ...relation, name: relationName(field), field }]
  })
  return Object.fromEntries(relations.map((relation) => [relation.name, relation]))
}

export interface Reference {
  readonly entity: AnyEntity
  readonly field: string
  readonly onDelete: NonNullable<Column['onDelete']>
}

/** Columns of other records (or its own kind) that hold this entity's ids: what a removal must look at. */
export const referencesTo = (name: string, registry: Registry): Reference[] =>
  Object.values(registry).flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([field, declaration]): Reference[] => {
      const column = kindOf(declaration).column?.(declaration)
      return column?.references === name ? [{ entity, field, onDelete: column.onDelete ?? 'restrict' }] : []
    }),
  )

/** Rows that always belong to one building, so that keys can include it. */
export const isOfOneBuilding = (entity: AnyEntity) =>
  entity.scope === 'building' && entity.buildingOptional !== true
