import { notCalculated } from './cell-doubt.ts'

/** A tag's attributes, if they are such as every spreadsheet writes: nothing here reads any others. */
const plainAttributes = /^(?:\s+[A-Za-z]+="[^"<>&]*")*\s*$/
const place = /\sr="[A-Z]{1,3}\d{1,7}"/

/**
 * The cells of a sheet's part that hold anything. Spreadsheets keep the format of cells far below and beside the last
 * value: such cells, and rows of them at the end, are none. A cell whose formula fails, or was never worked out, comes as
 * the text of its error. Only plainly written cells are touched, before the part is checked.
 */
export function tidyCells(xml: string): string {
  const kept: string[] = []
  const mayDrop = hasPlaces(xml)
  let from = 0
  for (;;) {
    const cell = nextCell(xml, from)
    if (cell === undefined) break
    const { start, end, attributes, inner } = cell
    if (plainAttributes.test(attributes)) {
      const isEmpty = mayDrop && place.test(attributes) && !holdsValue(inner)
      kept.push(xml.slice(from, start), isEmpty ? '' : (tidyCell(attributes, inner) ?? xml.slice(start, end)))
    } else kept.push(xml.slice(from, end))
    from = end
  }
  return withoutLastRows(kept.join('') + xml.slice(from))
}

interface FoundCell {
  readonly start: number
  readonly end: number
  readonly attributes: string
  readonly inner: string
}

/** The next `<c …/>` or `<c …>…</c>`; each sign is looked at once. */
function nextCell(xml: string, from: number): FoundCell | undefined {
  let start = xml.indexOf('<c', from)
  while (start >= 0 && !/[\s/>]/.test(xml[start + 2] ?? '')) start = xml.indexOf('<c', start + 2)
  const close = start < 0 ? -1 : xml.indexOf('>', start)
  if (close < 0) return undefined
  const tag = xml.slice(start + 2, close)
  if (tag.endsWith('/')) return { start, end: close + 1, attributes: tag.slice(0, -1), inner: '' }
  const last = xml.indexOf('</c>', close)
  if (last < 0) return undefined
  return { start, end: last + 4, attributes: tag, inner: xml.slice(close + 1, last) }
}

const holdsValue = (inner: string) => /<f[\s/>]|<is[\s>]|<v>[^<]/.test(inner)

/** The cell anew, where it holds an error or a formula without a result. */
function tidyCell(attributes: string, inner: string): string | undefined {
  const value = /<v>([^<]+)<\/v>/.exec(inner)?.[1]
  const isError = /\st="e"/.test(attributes)
  const isUnknown = value === undefined && /<f[\s/>]/.test(inner) && !/<v\s*\/>|<v><\/v>/.test(inner)
  if (!isError && !isUnknown) return undefined
  const others = attributes.replace(/\st="[^"]*"/, '')
  return `<c${others} t="str"><v>${isError && value !== undefined ? value : notCalculated}</v></c>`
}

/** Cells without a place follow the one before them, so none before them may go. */
const hasPlaces = (xml: string) => !/<c(?:\s*\/?>|\s+(?!r=)(?:(?!\sr=")[^<>])*>)/.test(xml)

/** Empty rows at the end of the sheet are none. */
function withoutLastRows(xml: string): string {
  const end = xml.lastIndexOf('</sheetData>')
  if (end < 0) return xml
  let last = end
  for (;;) {
    const start = xml.lastIndexOf('<row', last - 1)
    if (start < 0 || !emptyRow.test(xml.slice(start, last))) break
    last = start
  }
  return last === end ? xml : xml.slice(0, last) + xml.slice(end)
}
const emptyRow = /^<row(?=[^<>]*\sr="\d{1,7}")(?:\s+[A-Za-z]+="[^"<>&]*")*\s*(?:\/>|>\s*<\/row>)\s*$/
