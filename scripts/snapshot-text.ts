/** Objects of the snapshot that are written over several lines: the whole, its parts, a table, a table's parts. */
const openLevels = 4

/**
 * A schema's snapshot as a file whose lines change only where the schema does: tables by name, and one line for each
 * column, index and key.
 */
export function snapshotText(snapshot: object): string {
  return `${textOf(sortTables(snapshot), 0)}\n`
}

const sortTables = (snapshot: object): object =>
  'tables' in snapshot && typeof snapshot.tables === 'object' && snapshot.tables !== null
    ? { ...snapshot, tables: Object.fromEntries(Object.entries(snapshot.tables).toSorted(byName)) }
    : snapshot

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

function textOf(value: unknown, level: number): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || level === openLevels)
    return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  if (entries.length === 0) return '{}'
  const pad = ' '.repeat(level + 1)
  const lines = entries.map(([name, one]) => `${pad}${JSON.stringify(name)}: ${textOf(one, level + 1)}`)
  return `{\n${lines.join(',\n')}\n${' '.repeat(level)}}`
}
