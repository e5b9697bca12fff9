import { allFields, searchableFields, searchText } from '#core/derive/fields.ts'
import { ownersOf, tableOf, type JoinDescriptor } from '#core/derive/table.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'
import type { Db, Tx } from './pool.ts'

export type SeedRow = Readonly<Record<string, unknown>> & { readonly id: string }
/** Rows by entity name, parents before children, ids and relations fixed. */
export type SeedRows = Readonly<Record<string, readonly SeedRow[]>>

/**
 * Writes whole records in one transaction, one statement for each table; later ids continue after the highest one
 * given.
 */
export async function insertRecords(db: Db, registry: Registry, rows: SeedRows): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [name, records] of Object.entries(rows)) {
      const entity = registry[name]
      if (entity === undefined || records.length === 0) continue
      const { joins } = tableOf(entity, registry)
      await insertRows(tx, entity, records, joins)
      for (const join of joins) await insertLinks(tx, join, records)
      await tx.query(
        `select setval(pg_get_serial_sequence('"${name}"', 'id'), (select max(id) from "${name}"))`,
      )
    }
    await tx.query('analyze')
  })
}

async function insertRows(
  tx: Tx,
  entity: AnyEntity,
  records: readonly SeedRow[],
  joins: readonly JoinDescriptor[],
) {
  const elsewhere = new Set(joins.map((join) => join.field))
  const fields = allFields(entity)
  const searchable = tableOfHasSearch(entity)
  const full = records.map((record) => ({
    ...defaultsOf(entity),
    ...record,
    ...(searchable ? { search_text: searchText(entity, record) } : {}),
  }))
  const owners = ownersOf(entity)
  const known = new Set([
    'id',
    'search_text',
    'created_at',
    ...Object.keys(fields),
    ...(owners.building === undefined ? [] : ['building_id']),
    ...(owners.organisation ? ['organisation_id'] : []),
  ])
  const names = [...new Set(full.flatMap((record) => Object.keys(record)))].filter(
    (column) => known.has(column) && !elsewhere.has(column),
  )
  const columns = names.map((column) => `"${column}"`).join(', ')
  // A row that says nothing of when it was made is made now.
  const values = columns.replace('"created_at"', 'coalesce("created_at", now())')
  await tx.query(
    `insert into "${entity.name}" (${columns}) overriding system value
     select ${values} from jsonb_populate_recordset(null::"${entity.name}", $1::jsonb)`,
    [JSON.stringify(full)],
  )
}

const tableOfHasSearch = (entity: AnyEntity) => Object.keys(searchableFields(entity)).length > 0

const defaultsOf = (entity: AnyEntity) =>
  Object.fromEntries(
    Object.entries(allFields(entity)).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  )

async function insertLinks(tx: Tx, join: JoinDescriptor, records: readonly SeedRow[]) {
  const links = records.flatMap((record) =>
    ((record[join.field] ?? []) as readonly string[]).map((target) => ({
      building_id: record.building_id,
      [join.ownColumn]: record.id,
      [join.targetColumn]: target,
    })),
  )
  const columns = join.primaryKey.map((column) => `"${column}"`).join(', ')
  await tx.query(
    `insert into "${join.name}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${join.name}", $1::jsonb)`,
    [JSON.stringify(links)],
  )
}
