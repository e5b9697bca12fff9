import type { Queryable } from '#api/database/pool.ts'
import type { AnyEntity } from '#core/entity.ts'
import { query } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'
import { kindOf } from '#core/kinds.ts'
import { isRecord, type Values } from '#domain/documents/values.ts'
import { apartment } from '#entities/property/apartment.ts'
import { building } from '#entities/property/building.ts'
import { paymentMethod } from '#entities/finance/payment-method.ts'
import type { PrintedRecords } from './define-paper.ts'

/** Entities whose names stand on papers of the records that name them. */
const printed: ReadonlySet<string> = new Set([apartment.name, paymentMethod.name])

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
  { entity: of, buildingId, records }: PrintedRecords,
): Promise<IssuedNames> {
  const relations = relationsOf(of)
  const named = records.flatMap((record) =>
    relations.flatMap(({ relation, entity }) => {
      const id = idOf(record, relation)
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
      const renamed = relations.flatMap(({ relation, entity }) => {
        const [id, related] = [idOf(record, relation), record[relation]]
        return id === undefined || !isRecord(related)
          ? []
          : [[relation, { ...related, ...namesOf(entity, id, issuedAt) }]]
      })
      return { ...record, ...Object.fromEntries(renamed) }
    },
    head: (head, issuedAt) => ({ ...head, ...namesOf(building.name, buildingId, issuedAt) }),
  }
}

/** What its records name of those: `to_apartment` of `to_apartment_id`. */
const relationsOf = ({ fields }: AnyEntity) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const entity = kindOf(field).relation?.(field).target
    const relation = name.replace(/_id$/, '')
    return entity !== undefined && relation !== name && printed.has(entity) ? [{ relation, entity }] : []
  })

function idOf(record: Values, relation: string): string | undefined {
  const id = record[`${relation}_id`]
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
