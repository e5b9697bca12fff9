import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import { relationName } from '#core/field.ts'
import type { CountField } from '#core/fields/count.ts'
import { kindOf } from '#core/kinds.ts'
import type { Registry } from '#core/registry.ts'
import type { DemoRow } from '#entities/demo/index.ts'

export type Row = Record<string, unknown> & { id: string }
/** json-server's collections, each under its resource's name. */
export type Collections = Record<string, Row[]>

/** The name under which json-server serves an entity: its path, on one level. */
export const resourceOf = (entity: AnyEntity) => entity.path.replace(/\{\w+\}\//g, '').replaceAll('/', '-')

/** Demo rows as a first start of the server would keep them; secrets are left out. */
export function collectionsOf(
  registry: Registry,
  demo: Readonly<Record<string, readonly DemoRow[]>>,
  now: string,
): Collections {
  return Object.fromEntries(
    Object.values(registry).map((entity) => [
      resourceOf(entity),
      (demo[entity.name] ?? []).map((row) => createdRow(entity, row, now)),
    ]),
  )
}

/** A new row with what the server keeps itself. */
export const createdRow = (entity: AnyEntity, row: DemoRow, now: string): Row => ({
  ...withoutSecrets(entity, row),
  id: row.id,
  version: 1,
  created_at: now,
  updated_at: now,
})

function withoutSecrets(entity: AnyEntity, row: DemoRow) {
  const fields = allFields(entity)
  const isSecret = (name: string) => fields[name] !== undefined && kindOf(fields[name]).writeOnly === true
  return Object.fromEntries(Object.entries(row).filter(([name]) => !isSecret(name)))
}

/** A row with the records that it belongs to (`block` beside `block_id`) and its counts. */
export function withRelations(
  registry: Registry,
  collections: Collections,
  entity: AnyEntity,
  row: Row,
): Row {
  const result: Row = { ...row }
  const rowsOf = (target: string) =>
    registry[target] === undefined ? [] : (collections[resourceOf(registry[target])] ?? [])
  for (const [name, field] of Object.entries(entity.fields)) {
    const relation = kindOf(field).relation?.(field)
    if (field.kind === 'count') {
      const { target, via } = field as CountField
      result[name] = rowsOf(target).filter((other) => other[via] === row.id).length
    } else if (relation !== undefined && !relation.many && name.endsWith('_id')) {
      result[relationName(name)] = rowsOf(relation.target).find((other) => other.id === row[name]) ?? null
    }
  }
  return result
}
