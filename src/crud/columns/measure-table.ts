import { headingWidth } from './heading-width.ts'
import type { ListColumn } from './list-columns.ts'

/** A cell's padding left and right; the carets of a heading that sorts, with their gap; a hair for rounding. */
const padding = 16
const carets = 14
const hair = 1

/** Pixels that the longest drawn value of each column takes, by the browser's own layout without limits. */
export function measureContents(table: HTMLTableElement, columns: readonly ListColumn[]) {
  table.dataset.measuring = ''
  const row = table.querySelector('tbody tr[data-row]')
  const cells = [...(row?.children ?? [])].filter((cell) => cell.classList.contains('lobby-cell'))
  const found = columns.map(({ name }, at): [string, number] => [
    name,
    (cells[at]?.getBoundingClientRect().width ?? 0) + hair,
  ])
  delete table.dataset.measuring
  return new Map(found)
}

/** Pixels that each heading takes on two lines. */
export function measureHeadings(table: HTMLTableElement, columns: readonly ListColumn[], language: string) {
  const heading = table.querySelector('thead th')
  const font = heading === null ? '600 14px sans-serif' : getComputedStyle(heading).font
  return new Map(
    columns.map(({ name, label, isSortable }) => [
      name,
      headingWidth(label, font, language) + padding + (isSortable ? carets : 0) + hair,
    ]),
  )
}

/** A value that is to be read whole is cut off. */
export const hasCutCell = (table: HTMLTableElement): boolean =>
  [...table.querySelectorAll('td.lobby-whole')].some((cell) => cell.scrollWidth > cell.clientWidth)
