import { daysAfter } from '#core/days.ts'

/**
 * A cell: text stays text, whatever it looks like. `fault` marks one that is wrong; `plain` is text that no spreadsheet
 * runs as a formula or takes for a number, not even after somebody has edited it, and that shows as it is. A `moment` is a
 * day, `yyyy-MM-dd`, or a time of one, `yyyy-MM-dd HH:mm:ss`.
 */
export type WorkbookCell =
  | string
  | number
  | null
  | { readonly moment: string }
  | { readonly text: string; readonly style: 'plain' | 'fault' }

export interface SheetSpec {
  /** At most 31 characters, none of `\ / ? * [ ] :`. */
  readonly name: string
  /** Rows above the titles. Default: none. */
  readonly above?: readonly (readonly string[])[]
  /** The first row below those, in bold; it stays in view. */
  readonly titles: readonly string[]
  /** Widths of the columns, in characters; `fit`: those of the titles and of the first rows that are added. */
  readonly widths: readonly number[] | 'fit'
  /** To be read, sorted and printed: a filter on the titles, which every printed page repeats, and all columns on its width. */
  readonly isReport?: boolean
  /** What the empty cells of each column are formatted as, for those who fill them in. Default: nothing. */
  readonly formats?: readonly ('day' | 'moment' | 'text' | null)[]
  /** Columns, counted from 0, whose cells offer a list of values. */
  readonly offers?: readonly Offer[]
  readonly isHidden?: boolean
}

/** A list of values in a column of another sheet, below its title; both are counted from 0. */
export interface Offer {
  readonly column: number
  readonly list: { readonly sheet: string; readonly column: number; readonly rows: number }
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Every part of a workbook except its sheets, by name. */
export function fixedParts(sheets: readonly SheetSpec[]): Readonly<Record<string, string>> {
  const each = (line: (number: number, sheet: SheetSpec) => string) =>
    sheets.map((sheet, at) => line(at + 1, sheet)).join('')
  return {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((number, { name, isHidden }) => `<sheet name="${escapeXml(name)}" sheetId="${number}"${isHidden === true ? ' state="hidden"' : ''} r:id="rId${number}"/>`)}</sheets>${definedNames(sheets)}</workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageRelations}">${each((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  }
}

/** The rows that every printed page of a sheet repeats. */
function definedNames(sheets: readonly SheetSpec[]): string {
  const names = sheets.flatMap((sheet, at) =>
    sheet.isReport === true
      ? [
          `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">'${escapeXml(sheet.name.replaceAll("'", "''"))}'!$${titleRow(sheet)}:$${titleRow(sheet)}</definedName>`,
        ]
      : [],
  )
  return names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`
}

/** The numbers of the cell formats in `styles`. */
const styleOf = { bold: 1, plain: 2, fault: 3, day: 4, text: 5, whole: 6, broken: 7, moment: 8 } as const

export const boldStyle = styleOf.bold

/** Format 49 is text; a quote prefix is what typing an apostrophe first sets, without showing it. */
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00####"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><sz val="11"/><color rgb="FFC2261F"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFDECEA"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="9"><xf xfId="0"/><xf xfId="0" numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1" quotePrefix="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1" quotePrefix="1"/><xf xfId="0" numFmtId="49" fontId="2" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1" quotePrefix="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="3" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/><xf xfId="0" numFmtId="166" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** The row of a sheet's titles, counted from 1. */
export const titleRow = ({ above }: { readonly above?: SheetSpec['above'] | undefined }) =>
  (above?.length ?? 0) + 1

/** A sheet up to and including its row of titles; `first` are the rows by which its columns' widths are found. */
export function sheetStart(sheet: SheetSpec, first: readonly (readonly WorkbookCell[])[] = []): string {
  const { titles, above = [], formats, isReport } = sheet
  const columns = (sheet.widths === 'fit' ? fittingWidths(titles, first) : sheet.widths).map((width, at) => {
    const format = formats?.[at] ?? null
    const style = format === null ? '' : ` style="${styleOf[format]}"`
    return `<col min="${at + 1}" max="${at + 1}" width="${width}"${style} customWidth="1"/>`
  })
  const at = titleRow(sheet)
  const rows = [
    ...above.map((cells, index) => rowXml(cells, index + 1, index === 0 ? styleOf.bold : styleOf.plain)),
    rowXml(titles, at, styleOf.bold),
  ]
  const print = isReport === true ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : ''
  return `${head}<worksheet xmlns="${main}">${print}<sheetViews><sheetView workbookViewId="0"><pane ySplit="${at}" topLeftCell="A${at + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`}<sheetData>${rows.join('')}`
}

/** Characters that a column shows at least and at most; the sign of the filter takes two more. */
const widest = 60
const fittingWidths = (titles: readonly string[], rows: readonly (readonly WorkbookCell[])[]) =>
  titles.map((title, at) => {
    const longest = rows.reduce((most, row) => Math.max(most, shownLength(row[at] ?? null)), title.length + 2)
    return Math.min(widest, Math.max(8, longest + 2))
  })

/** Characters that a cell takes, with the groups of its number. */
function shownLength(cell: WorkbookCell): number {
  if (cell === null) return 0
  if (typeof cell === 'number') return Math.ceil(String(cell).length * 1.34)
  const text = typeof cell === 'string' ? cell : 'moment' in cell ? cell.moment : cell.text
  return text.split('\n').reduce((most, line) => Math.max(most, Array.from(line.normalize('NFC')).length), 0)
}

/** The last row that offers a list: as many as an import takes. */
const lastOffered = 20_001

/** The end of a sheet of so many rows, with the lists that its cells offer. A value that is not on a list is asked about, not refused. */
export function sheetEnd({ offers = [], titles, above, isReport }: SheetSpec, rows = 1): string {
  const rules = offers.map(({ column, list }) => {
    const place = columnName(column)
    const from = columnName(list.column)
    return `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${place}2:${place}${lastOffered}"><formula1>${list.sheet}!$${from}$2:$${from}$${list.rows + 1}</formula1></dataValidation>`
  })
  const validations =
    rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
  if (isReport !== true || titles.length === 0) return `</sheetData>${validations}</worksheet>`
  const filter = `<autoFilter ref="A${titleRow({ above })}:${columnName(titles.length - 1)}${rows}"/>`
  const page = '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>'
  return `</sheetData>${filter}${validations}${page}</worksheet>`
}

/** One row, counted from 1. */
export function rowXml(cells: readonly WorkbookCell[], number: number, style = 0): string {
  const inside = cells.map((cell, at) => {
    if (cell === null || cell === '') return ''
    const placed = (own: number) => `<c r="${columnName(at)}${number}"${own === 0 ? '' : ` s="${own}"`}`
    if (typeof cell === 'number')
      return `${placed(Number.isInteger(cell) ? styleOf.whole : styleOf.broken)}><v>${cell}</v></c>`
    if (typeof cell === 'object' && 'moment' in cell) {
      const serial = serialOf(cell.moment)
      if (serial !== undefined)
        return `${placed(cell.moment.length > 10 ? styleOf.moment : styleOf.day)}><v>${serial}</v></c>`
    }
    const text = typeof cell === 'string' ? cell : 'moment' in cell ? cell.moment : cell.text
    const own = typeof cell === 'object' && 'style' in cell ? styleOf[cell.style] : style
    return `${placed(own)} t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`
  })
  return `<row r="${number}">${inside.join('')}</row>`
}

/**
 * A day or moment as workbooks count it, in days from the last one of 1899. Undefined for those before March 1900, where
 * spreadsheets disagree, and for what is none.
 */
function serialOf(moment: string): number | undefined {
  const [hours = 0, minutes = 0, seconds = 0] = moment.slice(11).split(':').map(Number)
  const days = daysAfter('1899-12-30', moment.slice(0, 10))
  const serial = days + (hours * 3600 + minutes * 60 + seconds) / 86_400
  return Number.isNaN(serial) || serial < 61 ? undefined : Number(serial.toFixed(8))
}

/** The most characters that a cell holds. */
export const longestCell = 32_000

/** Workbooks read `_x0041_` as a character's number, so the underscore of a text that contains this is escaped. */
const cellText = (text: string) =>
  escapeXml(
    text
      .slice(0, longestCell)
      .toWellFormed()
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'),
  )

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without the characters that XML cannot hold. */
export const escapeXml = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
    .replaceAll('\r', '&#13;')

/** `A` for 0, `AA` for 26. */
export function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last
}
