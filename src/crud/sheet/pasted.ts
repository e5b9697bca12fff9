/** True for cells that were copied from a spreadsheet: more than the text of one cell. */
export const isPastedSheet = (text: string) => /[\t\n]/.test(text.trim())

/** The cells of rows that were copied from a spreadsheet; a cell of several lines is in quotes there. */
export function readPastedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let row: string[] = []
  const whole = text.replace(/\r?\n$/, '')
  for (const [, quoted, plain = '', end] of whole.matchAll(cell)) {
    const own = quoted === undefined ? plain : quoted.slice(1, -1).replaceAll('""', '"')
    row.push(own.trim())
    if (end === '\t') continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}

/** A cell, in quotes or not, and what ends it. */
const cell = /(?:("(?:[^"]|"")*")|([^\t\r\n]*))(\t|\r?\n|$)/g
