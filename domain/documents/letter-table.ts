import type { Alignment, Block, Cell, Run } from './page.ts'
import type { Element, Node } from './html-tree.ts'

/** The side that an element was set to. */
export const sideOf = ({ attributes: { class: names = '' } }: Element): Alignment | undefined =>
  sides.find((side) => names.split(' ').includes(`align-${side}`))
const sides: readonly Alignment[] = ['left', 'center', 'right', 'justify']

interface FilledCell {
  readonly element: Element
  readonly runs: readonly Run[]
}

/** The most columns of a table; what stands beyond them is left out. */
const mostColumns = 30

/**
 * A table as part of a paper, of what each of its rows becomes. A cell may span columns, not rows; every row is filled up
 * to the width of the table, so that none leaves it.
 */
export function tableOf(
  table: Element,
  fill: (row: Element) => readonly (readonly FilledCell[])[],
): Extract<Block, { block: 'table' }> | undefined {
  const rows = rowsIn(table).flatMap(fill).map(cellsOf)
  const width = Math.max(0, ...rows.map(widthOf))
  if (width === 0) return undefined
  return { block: 'table', width, rows: rows.map((cells) => fillUp(cells, width)) }
}

const rowsIn = ({ children }: Element): Element[] =>
  children
    .filter((node) => typeof node !== 'string')
    .flatMap((node) => (node.tag === 'tr' ? [node] : rowsIn(node)))

function cellsOf(filled: readonly FilledCell[]): Cell[] {
  let free = mostColumns
  return filled.flatMap(({ element, runs }) => {
    const columns = Math.min(free, spanOf(element))
    free -= columns
    if (columns === 0) return []
    const align = innerSide(element.children) ?? sideOf(element)
    return [
      {
        runs,
        columns,
        ...(align === undefined ? {} : { align }),
        ...(element.tag === 'th' ? { isTitle: true } : {}),
      },
    ]
  })
}

const spanOf = ({ attributes: { colspan } }: Element) => {
  const columns = Number(colspan)
  return Number.isInteger(columns) && columns > 1 ? columns : 1
}

/** The side of a cell's first paragraph comes before that of the cell. */
const innerSide = ([first]: readonly Node[]) =>
  first === undefined || typeof first === 'string' ? undefined : sideOf(first)

const widthOf = (cells: readonly Cell[]) => cells.reduce((sum, { columns = 1 }) => sum + columns, 0)

function fillUp(cells: readonly Cell[], width: number): Cell[] {
  const missing = width - widthOf(cells)
  const last = cells.at(-1)
  if (last === undefined) return [{ runs: [], columns: width }]
  return missing === 0
    ? [...cells]
    : [...cells.slice(0, -1), { ...last, columns: (last.columns ?? 1) + missing }]
}
