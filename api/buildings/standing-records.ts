import { hasTrash } from '#core/derive/fields.ts'
import type { AnyEntity } from '#core/entity.ts'
import { knownBy, offeredRows, presetEntities } from '#domain/presets/rows.ts'
import { registry } from '#entities/index.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { json } from '#api/sql/types.ts'

const kinds = Object.values(registry).filter(({ name }) => presetEntities.includes(name))

/** Whether rows of the entity are known by its title, which offices change. */
const isKnownByTitle = ({ name, title }: AnyEntity) =>
  offeredRows.some((row) => row.entity === name && knownBy(row).includes(title))

/** SQL: what a record `t` of the entity was called when it was made, by the field of its title. */
const formerSql = (entity: AnyEntity) =>
  isKnownByTitle(entity)
    ? `jsonb_build_object('${entity.title}', array(select l.record_title from log l
        where l.building_id = t.building_id and l.resource = '${entity.name}' and l.record_id = t.id::text
          and l.action = 'create' and l.created_at between t.created_at and t.created_at + interval '1 minute'))`
    : `'{}'::jsonb`

/** All records of a building of the entities that rows are made of: its settings, some dozens. */
export const standingRecords = query({
  row: {
    entity: 'text',
    id: 'bigint',
    values: json<Readonly<Record<string, unknown>>>(),
    former: json<Readonly<Record<string, readonly string[]>>>(),
  },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    kinds
      .map(
        (entity) =>
          `select '${entity.name}' as entity, t.id, to_jsonb(t) as values, ${formerSql(entity)} as former
            from ${entity.name} t
            where t.building_id = ${buildingId}${hasTrash(entity) ? ' and t.deleted_at is null' : ''}`,
      )
      .join(' union all '),
})
export type StandingRecord = RowOf<typeof standingRecords>
