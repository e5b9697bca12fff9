import { hasTrash } from '#core/derive/fields.ts'
import { presetEntities } from '#domain/presets/rows.ts'
import { registry } from '#entities/index.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'

const kinds = Object.values(registry).filter(({ name }) => presetEntities.includes(name))

/** All records of a building of the entities that rows are made of: its settings, some dozens. */
export const standingRecords = query({
  row: { entity: 'text', id: 'bigint', values: json<Readonly<Record<string, unknown>>>() },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    kinds
      .map(
        (entity) =>
          `select '${entity.name}' as entity, t.id, to_jsonb(t) as values from ${entity.name} t
            where t.building_id = ${buildingId}${hasTrash(entity) ? ' and t.deleted_at is null' : ''}`,
      )
      .join(' union all '),
})
export type StandingRecord = RowOf<typeof standingRecords>
