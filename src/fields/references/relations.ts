import { relationsOf, type NamedRelation } from '#core/derive/relations.ts'
import type { AnyEntity } from '#core/entity.ts'
import { entityOf } from '#resources'

/** The relation of a field whose ids point to records (belongs-to, many-to-many). */
export function relationBehind(entity: AnyEntity, fieldName: string): NamedRelation | undefined {
  const known = behind.get(entity) ?? forward(entity)
  behind.set(entity, known)
  return known.get(fieldName)
}

/** Relations that a list must carry so that these fields, and the titles behind them, can be shown. */
export function relationsFor(entity: AnyEntity, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const relation = relationBehind(entity, name)
    if (relation === undefined) return []
    const target = entityOf(relation.target)
    const further = target === undefined ? undefined : relationBehind(target, target.title)
    return [further === undefined ? relation.name : `${relation.name}.${further.name}`]
  })
}

/** Cells ask for each row, so the answer is kept. */
const behind = new WeakMap<AnyEntity, ReadonlyMap<string, NamedRelation>>()

const forward = (entity: AnyEntity) =>
  new Map(
    Object.values(relationsOf(entity))
      .filter((relation) => relation.via === undefined)
      .map((relation) => [relation.field, relation]),
  )
