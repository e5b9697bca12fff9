import { columnName } from '../workbooks/sheet-xml.ts'

const tags = /<((?:[A-Za-z]+:)?(row|c))((?:\s[^<>]*|\/)?)>/g
const placed = /\s(?:[A-Za-z]+:)?r\s*=\s*["']([A-Z]*)(\d{1,7})["']/
/** Nothing else is touched: what is written in another way is refused where each part is checked, or read as it is. */
const plain = /^(?:\s+(?!r=|[A-Za-z]+:r=)[A-Za-z:]+="[^"<>]*")*\s*\/?$/

/**
 * Gives each row and each cell the place that it has by its turn, where its program writes none: a cell after B2 is C2.
 * What has a place keeps it, right or wrong.
 */
export function placeCells(xml: string): string {
  let [row, column] = [0, 0]
  return xml.replaceAll(tags, (whole: string, tag: string, kind: string, attributes: string) => {
    const told = placed.exec(attributes)
    if (kind === 'row') {
      row = told === null ? row + 1 : Number(told[2])
      column = 0
    } else column = told === null ? column + 1 : numberOf(told[1] ?? '')
    if (told !== null || !plain.test(attributes)) return whole
    return `<${tag} r="${kind === 'row' ? '' : columnName(column - 1)}${row}"${attributes}>`
  })
}

/** `C` is 3. */
const numberOf = (letters: string) =>
  Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, digit) => sum * 26 + digit, 0)
