import { headingWidth } from './heading-width.ts'
import type { ListColumn } from './list-columns.ts'

/** A cell's padding left and right; the carets of a heading that sorts, with their gap; a hair for rounding. */
const padding = 16
const carets = 14
const hair = 1

/** What a table and its surroundings measure, in pixels. */
export interface TableMeasures {
  /** Of the longest drawn value of each column, by the browser's own layout without limits. */
  readonly content: Map<string, number>
  /** Of each heading on two lines. */
  readonly heading: ReadonlyMap<string, number>
  /** The inner width of what holds the table. */
  readonly room: number
}

/** All at once: whatever is asked for after the table is as before costs another layout of the page. */
export function measureTable(
  table: HTMLTableElement,
  columns: readonly ListColumn[],
  language: string,
): TableMeasures {
  table.dataset.measuring = ''
  const row = table.querySelector('tbody tr[data-row]')
  const cells = [...(row?.children ?? [])].filter((cell) => cell.classList.contains('lobby-cell'))
  const content = columns.map(({ name }, at): [string, number] => [
    name,
    (cells[at]?.getBoundingClientRect().width ?? 0) + hair,
  ])
  const room = table.parentElement?.clientWidth ?? 0
  const heading = table.querySelector('thead th')
  const font = heading === null ? '600 14px sans-serif' : getComputedStyle(heading).font
  delete table.dataset.measuring
  const headings = columns.map(({ name, label, isSortable }): [string, number] => [
    name,
    headingWidth(label, font, language) + padding + (isSortable ? carets : 0) + hair,
  ])
  return { content: new Map(content), heading: new Map(headings), room }
}

/** A value is cut off, or (`isOnlyWhole`) one that is to be read whole. */
export const hasCutCell = (table: HTMLTableElement, isOnlyWhole: boolean): boolean =>
  [...table.querySelectorAll(isOnlyWhole ? 'td.lobby-whole' : 'td.lobby-cell')].some(
    (cell) => cell.scrollWidth > cell.clientWidth,
  )
