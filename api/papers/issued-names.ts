import type { Queryable } from '#api/database/pool.ts'
import { query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import { isRecord, type Values } from '#domain/documents/values.ts'
import { apartment } from '#entities/property/apartment.ts'
import { building } from '#entities/property/building.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'

/** Relations of printed records whose names stand on papers, each called as its entity. */
const printed = [apartment.name, paymentMethod.name]

/** What papers of some records say of what may have been renamed since. */
export interface IssuedNames {
  /** The record, with the names that its apartment and way of payment had. Not issued yet: as they are called. */
  readonly of: (record: Values, issuedAt: unknown) => Values
  /** The head of its paper, as the building was called. */
  readonly head: <B extends object>(head: B, issuedAt: unknown) => B
}

/**
 * Reads what records were called when these papers were issued, all at once: a copy that is printed later says the same
 * (docs/domain/documents.md). What was never renamed has no line, and is called as it is.
 */
export async function readIssuedNames(
  db: Queryable,
  { buildingId, records }: { readonly buildingId: string; readonly records: readonly Values[] },
): Promise<IssuedNames> {
  const named = records.flatMap((record) =>
    printed.flatMap((entity) => {
      const id = idOf(record, entity)
      return id === undefined ? [] : [{ entity, id }]
    }),
  )
  const found = await formerNames(db, {
    buildingId,
    entities: named.map(({ entity }) => entity),
    ids: named.map(({ id }) => id),
  })
  const byRecord = Map.groupBy(found, ({ entity, record_id }) => `${entity}/${record_id}`)
  const namesOf = (entity: string, id: string, issuedAt: unknown) => {
    const at = new Date(String(issuedAt)).getTime()
    // The first that ended later was in force.
    return byRecord.get(`${entity}/${id}`)?.find(({ until }) => new Date(until).getTime() > at)?.names ?? {}
  }
  return {
    of(record, issuedAt) {
      const renamed = printed.flatMap((entity) => {
        const [id, related] = [idOf(record, entity), record[entity]]
        return id === undefined || !isRecord(related)
          ? []
          : [[entity, { ...related, ...namesOf(entity, id, issuedAt) }]]
      })
      return { ...record, ...Object.fromEntries(renamed) }
    },
    head: (head, issuedAt) => ({ ...head, ...namesOf(building.name, buildingId, issuedAt) }),
  }
}

function idOf(record: Values, entity: string): string | undefined {
  const id = record[`${entity}_id`]
  return typeof id === 'string' ? id : undefined
}

const formerNames = query({
  row: {
    entity: 'text',
    record_id: 'bigint',
    names: json<Readonly<Record<string, unknown>>>(),
    until: 'timestamptz',
  },
  takes: { buildingId: 'bigint', entities: 'text[]', ids: 'bigint[]' },
  sql: ({ buildingId, entities, ids }) =>
    `select entity, record_id, names, until from former_name
      where building_id = ${buildingId}
        and (entity = '${building.name}' or (entity, record_id) in (select * from unnest(${entities}, ${ids})))
      order by until`,
})
