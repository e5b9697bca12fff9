import type { StatementColumns } from './columns.ts'
import type { StatementLine } from './statement.ts'

/**
 * Joins to each line what goes on below it: a line that directly follows, of a description alone, is the rest of a text
 * that the bank broke. `isRest` refuses what else may stand there by itself, a sum or a note.
 */
export function joinContinued(
  lines: readonly StatementLine[],
  columns: StatementColumns,
  isRest: (text: string) => boolean,
): StatementLine[] {
  const at = columns.indexOf('description')
  if (at === -1) return [...lines]
  const joined: StatementLine[] = []
  let last: number | undefined
  for (const line of lines) {
    const before = joined.at(-1)
    const text = (line.cells[at] ?? '').trim()
    const isAlone = text !== '' && line.cells.every((cell, place) => place === at || cell.trim() === '')
    const follows = before !== undefined && hasMore(before, at) && line.number === (last ?? 0) + 1
    if (isAlone && follows && isRest(text))
      joined[joined.length - 1] = {
        ...before,
        cells: before.cells.map((cell, place) => (place === at ? `${cell.trim()} ${text}` : cell)),
      }
    else joined.push(line)
    last = line.number
  }
  return joined
}

/** Whether a line has a text and something beside it. */
const hasMore = ({ cells }: StatementLine, at: number) =>
  (cells[at] ?? '').trim() !== '' && cells.some((cell, place) => place !== at && cell.trim() !== '')
