import { allFields, storedFields } from '#core/derive/fields.ts'
import { isPresent } from '#core/condition.ts'
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
  // json-server ignores a filter by a name that no row has.
  ...withoutSecrets(
    entity,
    Object.fromEntries(Object.keys(storedFields(entity)).map((name) => [name, null])),
  ),
  ...storedValues(entity, withoutSecrets(entity, row)),
  id: row.id,
  version: 1,
  created_at: row['created_at'] ?? now,
  updated_at: now,
})

/** Amounts are numbers while they are stored, because json-server would sort and compare texts by their letters. */
export const storedValues = (entity: AnyEntity, row: Readonly<Record<string, unknown>>) =>
  mapNumbers(entity, row, (_name, value) => Number(value))

/** A row as the console reads it: with its present counts, amounts as decimal strings. */
export const shownRow = (collections: Collections, entity: AnyEntity, row: Row): Row => {
  const fields = storedFields(entity)
  const shown = mapNumbers(entity, row, (name, value) => {
    const field = fields[name]
    return field === undefined ? value : (kindOf(field).fromColumn?.(field, String(value)) ?? value)
  })
  return { ...row, ...shown, ...countsOf(collections, entity, row) }
}

/** The row with the present values of its number columns replaced. */
function mapNumbers(
  entity: AnyEntity,
  row: Readonly<Record<string, unknown>>,
  replace: (name: string, value: unknown) => unknown,
) {
  const fields = storedFields(entity)
  const isNumber = (name: string) =>
    fields[name] !== undefined && kindOf(fields[name]).column?.(fields[name]).family === 'number'
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isNumber(name) && isPresent(value) ? replace(name, value) : value,
    ]),
  )
}

function withoutSecrets(entity: AnyEntity, row: Readonly<Record<string, unknown>>) {
  const fields = allFields(entity)
  const isSecret = (name: string) => fields[name] !== undefined && kindOf(fields[name]).writeOnly === true
  return Object.fromEntries(Object.entries(row).filter(([name]) => !isSecret(name)))
}

function countsOf(collections: Collections, entity: AnyEntity, row: Row) {
  const counts = Object.entries(entity.fields).flatMap(([name, field]) => {
    if (field.kind !== 'count') return []
    const { target, via } = field as CountField
    return [[name, (collections[target] ?? []).filter((other) => other[via] === row.id).length]]
  })
  return Object.fromEntries(counts)
}
