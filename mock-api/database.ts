import { allFields } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { CountField } from '#core/fields/count.ts'
import { kindOf } from '#core/kinds.ts'
import type { Registry } from '#core/registry.ts'
import type { DemoRow } from '#entities/demo/index.ts'

export type Row = Record<string, unknown> & { id: string }
/** json-server's collections, each under its entity's name, as the simple-rest data provider asks for them. */
export type Collections = Record<string, Row[]>

/** Demo rows as they are after a first start of the server; secrets are left out. */
export function collectionsOf(
  registry: Registry,
  demo: Readonly<Record<string, readonly DemoRow[]>>,
  now: string,
): Collections {
  return Object.fromEntries(
    Object.values(registry).map((entity) => [
      entity.name,
      (demo[entity.name] ?? []).map((row) => createdRow(entity, row, now)),
    ]),
  )
}

/** A new row with the columns that the server fills itself. */
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

/** A row with its present counts. */
export function withCounts(collections: Collections, entity: AnyEntity, row: Row): Row {
  const counts = Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.kind !== 'count') return []
    const { target, via } = field as CountField
    return [[name, (collections[target] ?? []).filter((other) => other[via] === row.id).length]]
  })
  return { ...row, ...Object.fromEntries(counts) }
}
