import { spanAfter, type Grouping } from '#core/derive/groupings.ts'
import { leftOutOf } from '#core/derive/totals.ts'
import type { ListQuery } from '#core/wire/query.ts'
import type { PipelineContext } from '../context.ts'
import { presentOutcome } from '../present/present-own.ts'
import type { Presented } from '../present/presented.ts'
import { readGroups, type Group, type GroupsAsked } from './groups.ts'
import { namesById } from './names-by-id.ts'

type Sums = Group['sums']

interface Figures {
  readonly records: number
  readonly sums: Sums
}

interface AcrossFigures extends Figures {
  readonly key: string | null
}

interface RowFigures extends AcrossFigures {
  /** Of a record that the row names. */
  readonly name?: string
  readonly across?: readonly AcrossFigures[]
}

/** The figures of a list by group, row by row in their order. */
export interface GroupRows {
  readonly rows: readonly RowFigures[]
  readonly all: Figures & { readonly across?: readonly AcrossFigures[] }
  /** States whose records no sum counts. */
  readonly left_out?: readonly string[]
  /** There are more rows than are given. */
  readonly capped?: true
}

/** So many rows are read on a screen. */
const mostRows = 1_000

/** Months and days between the first and the last that have no record have a row too. `most`: so many rows are given. */
export async function groupRows(
  operation: PipelineContext,
  query: ListQuery,
  asked: GroupsAsked,
  most = mostRows,
): Promise<Presented<GroupRows>> {
  const { plan } = operation
  const groups = await readGroups(operation, query, asked)
  const byRow = Map.groupBy(groups, ({ row }) => row)
  const target = plan.columnByName.get(asked.row.field)?.references
  const names =
    target === undefined
      ? new Map<string, string>()
      : await namesById(operation, {
          target,
          ids: [...byRow.keys()].filter((key) => typeof key === 'string'),
          buildingId: query.buildingId,
        })
  const keys = orderKeys(operation, asked.row, {
    found: [...byRow.keys()].filter((key) => key !== undefined),
    names,
  })
  const order = (at: Grouping, found: readonly (string | null)[]) =>
    orderKeys(operation, at, { found, names: new Map() })
  const figuresAt = (row: string | null | undefined) => {
    const own = byRow.get(row) ?? []
    const whole = own.find(({ across }) => across === undefined)
    const figures = { records: whole?.records ?? 0, sums: whole?.sums ?? {} }
    if (asked.across === undefined) return figures
    const parts = new Map(
      own.flatMap((group) => (group.across === undefined ? [] : [[group.across, group] as const])),
    )
    return {
      ...figures,
      across: order(asked.across, [...parts.keys()]).map((key) => ({
        key,
        records: parts.get(key)?.records ?? 0,
        sums: parts.get(key)?.sums ?? {},
      })),
    }
  }
  const leftOut = leftOutOf(plan.entity, query)
  return presentOutcome({
    rows: keys.slice(0, most).map((key) => {
      const name = key === null ? undefined : names.get(key)
      return { key, ...(name === undefined ? {} : { name }), ...figuresAt(key) }
    }),
    all: figuresAt(undefined),
    ...(asked.sums.length === 0 || leftOut.length === 0 ? {} : { left_out: leftOut }),
    ...(keys.length > most ? { capped: true as const } : {}),
  })
}

interface Found {
  readonly found: readonly (string | null)[]
  readonly names: ReadonlyMap<string, string>
}

const natural = new Intl.Collator('vi', { numeric: true })

/** Declared values in their order, days and months in time and without gaps, records by name; those without a value last. */
function orderKeys(
  { plan }: PipelineContext,
  { field, as }: Grouping,
  { found, names }: Found,
): (string | null)[] {
  const keys = found.filter((key) => key !== null)
  const none = keys.length < found.length ? [null] : []
  const column = plan.columnByName.get(field)
  if (as !== 'value' && as !== 'each') return [...withoutGaps(keys.toSorted()), ...none]
  const words = column?.words ?? (column?.family === 'boolean' ? ['true', 'false'] : undefined)
  if (words !== undefined) return [...words.filter((word) => keys.includes(word)), ...none]
  return [...keys.toSorted((a, b) => natural.compare(names.get(a) ?? a, names.get(b) ?? b)), ...none]
}

function withoutGaps(keys: readonly string[]): readonly string[] {
  const [first, last] = [keys[0], keys.at(-1)]
  if (first === undefined || last === undefined) return keys
  const all = [first]
  for (let key = first; key < last && all.length <= mostRows;) {
    key = spanAfter(key)
    all.push(key)
  }
  // A day far away, typed wrongly, has no years of empty rows before it.
  return all.length > mostRows ? keys : all
}
