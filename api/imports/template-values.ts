import { isTitleText } from '#core/derive/fields.ts'
import { sheetColumns as importedColumns, type ImportColumn } from '#core/derive/imports.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import { kindOf } from '#core/kinds.ts'
import type { Caller } from '../context.ts'
import { clearNumber, sheetColumns, type Cell } from '../records/present/export-cells.ts'
import { columnRights } from './column-rights.ts'
import { entityIn } from './columns.ts'
import type { ImportParts } from './runs.ts'

interface Asked {
  readonly caller: Caller
  readonly entity: AnyEntity
  readonly buildingId: string
}

type Parts = Pick<ImportParts, 'records' | 'labels'>

/** The columns that the caller sees unmasked: a masked value is no example of what to write. */
function clearColumns({ records }: Parts, { caller, entity, buildingId }: Asked): ImportColumn[] {
  const plan = records.planOf(entity)
  const rights = columnRights({ plan, planOf: records.planOf, caller, buildingId })
  return importedColumns(entity, entityIn(plan)).filter((column) => rights.view(column) === 'clear')
}

/** Cells of the latest record, and of the latest of those beside it, by column. */
export async function exampleFor(parts: Parts, asked: Asked): Promise<Readonly<Record<string, string>>> {
  const columns = clearColumns(parts, asked)
  const own = columns.filter(({ beside }) => beside === undefined)
  const names = own.map(({ name }) => name)
  const latest = await latestCells(parts, asked, names, {})
  if (latest === undefined) return {}
  const beside = Map.groupBy(
    columns.flatMap((column) => (column.beside === undefined ? [] : [column.beside])),
    ({ relation }) => relation,
  )
  const others = await Promise.all(
    [...beside.values()].map(async (fields) => {
      const [first] = fields
      if (first === undefined) return {}
      const { entity, via, relation } = first
      const only = { [via]: latest.id }
      const cells = await latestCells(
        parts,
        { ...asked, entity },
        fields.map(({ field }) => field),
        only,
      )
      return Object.fromEntries(
        Object.entries(cells?.cells ?? {}).map(([name, cell]) => [`${relation}.${name}`, cell]),
      )
    }),
  )
  return Object.assign({}, latest.cells, ...others) as Record<string, string>
}

async function latestCells(
  { records, labels }: Parts,
  { caller, entity, buildingId }: Asked,
  names: readonly string[],
  only: Readonly<Record<string, string>>,
) {
  if (names.length === 0) return undefined
  const plan = records.planOf(entity)
  const relations = [...plan.relations.values()].filter(({ field }) => names.includes(field))
  const [record] = await records.rows(
    { caller, entity },
    {
      ...only,
      building_id: buildingId,
      limit: '1',
      sort: '-id',
      columns: names.join(','),
      with: relations.map(({ name }) => name).join(','),
    },
  )
  if (record === undefined) return undefined
  const columns = sheetColumns({ plan, names, language: caller.language, labels })
  return {
    id: String(record.id),
    cells: Object.fromEntries(columns.map((column, at) => [names[at], typedCell(column.cell(record))])),
  }
}

/** A value as an office types it into a cell. */
const typedCell = (cell: Cell) =>
  typeof cell === 'number' ? clearNumber(cell) : typeof cell === 'object' ? (cell?.moment ?? '') : cell

/** More names than this are no list to choose from. */
const mostChoices = 5000

/** The names of the records that each column may name, with one query for each kind of record. */
export async function templateChoices(
  parts: Parts,
  asked: Asked,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { records } = parts
  // A cell of several names is not chosen from a list.
  const named = clearColumns(parts, asked).flatMap(({ name, target, field, isMany }) =>
    target === undefined || isMany === true
      ? []
      : [{ name, target: records.planOf(target).entity, where: whereOf(field) }],
  )
  const lists: Record<string, readonly string[]> = {}
  // One after the other: in parallel they would take a connection each.
  for (const { name, target, where } of named)
    lists[name] = await namesIn(parts, { ...asked, entity: target }, where)
  return lists
}

/** The query for the records that a field may name: of relationships only the active ones. */
function whereOf(field: ImportColumn['field']): Readonly<Record<string, string>> {
  const { where } = field as BelongsToField
  return where !== undefined && 'equals' in where ? { [where.field]: String(where.equals) } : {}
}

/** The titles, or where two records share one, what is unique of each; empty where there are too many. */
async function namesIn(
  { records }: Parts,
  { caller, entity, buildingId }: Asked,
  where: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  if (!isTitleText(entity)) return []
  const unique = Object.entries(entity.fields).find(
    ([, field]) => field.unique === true && kindOf(field).column?.(field).family === 'text',
  )?.[0]
  const rows = await records.rows(
    { caller, entity },
    {
      ...where,
      building_id: buildingId,
      limit: 'all',
      sort: entity.title,
      columns: [...new Set([entity.title, unique ?? entity.title])].join(','),
    },
  )
  if (rows.length >= Math.min(mostChoices, entity.allLimit ?? mostChoices)) return []
  const titles = rows.map((row) => String(row[entity.title] ?? ''))
  const isClear = unique === undefined || new Set(titles).size === titles.length
  return isClear ? [...new Set(titles)] : rows.map((row) => String(row[unique] ?? ''))
}
