import type { StatementColumns } from './columns.ts'
import type { StatementLine } from './statement.ts'

const isNumber = (text: string) => /^\d{6,}$/.test(text)
const bare = (text: string) => text.replaceAll(/[\s.'-]/g, '')

/** Banks write zeros, a branch or their own code before a number. */
const isSame = (one: string, other: string) => one.endsWith(other) || other.endsWith(one)

/**
 * Numbers of the lines that are another account's: some banks write all accounts of a company into one table, with a
 * column that says whose each line is. A column that never names the statement's own account says something else.
 */
export function linesOfOthers(
  lines: readonly StatementLine[],
  columns: StatementColumns,
  account: string,
): ReadonlySet<number> {
  const own = bare(account)
  const said = columns.flatMap((field, at) =>
    field === null ? [lines.map(({ number, cells }) => ({ number, text: bare(cells[at] ?? '') }))] : [],
  )
  const ofAccounts = said.filter(
    (column) => isNumber(own) && column.some(({ text }) => isNumber(text) && isSame(text, own)),
  )
  return new Set(
    ofAccounts.flatMap((column) =>
      column.flatMap(({ number, text }) => (isNumber(text) && !isSame(text, own) ? [number] : [])),
    ),
  )
}
