import { tableOf } from '#core/derive/table.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'
import { part, type Part } from './part.ts'

const list = (names: readonly string[]) => names.join(', ')

/** The table that keeps the records: columns, keys, indexes, tables between it and others. */
export function storageParts(entity: AnyEntity, registry: Registry): Part[] {
  const table = tableOf(entity, registry)
  const keys = [
    ['primary key', list(table.primaryKey), ''],
    ...table.uniques.map(({ columns, partial }) => ['unique', list(columns), partial ?? '']),
    ...table.indexes.map(({ columns, using }) => ['index', list(columns), using ?? '']),
    ...table.foreignKeys.map(({ columns, table: target, foreignColumns, onDelete }) => [
      'foreign key',
      list(columns),
      `${target} (${list(foreignColumns)}), on delete ${onDelete}`,
    ]),
  ]
  return [
    ...part(
      `Table ${table.name}`,
      ['column', 'type', 'null', 'default', 'check'],
      table.columns.map((column) => [
        column.name,
        `${column.type}${column.identity === true ? ' identity' : ''}`,
        column.notNull ? 'not null' : '',
        column.default,
        column.check,
      ]),
    ),
    ...part('Keys and indexes', ['kind', 'columns', 'detail'], keys),
    ...part(
      'Tables of many-to-many fields',
      ['table', 'field', 'target', 'primary key'],
      table.joins.map(({ name, field, target, primaryKey }) => [name, field, target, list(primaryKey)]),
    ),
  ]
}
