import { strToU8, unzipSync, zipSync } from 'fflate'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { describe, expect, test } from 'vitest'
import { csvLines } from './csv.ts'
import { importLimits } from './limits.ts'
import { readSheet } from './read-sheet.ts'
import { TaskFault } from '../workers/errors.ts'
import { sheetOf, type SheetRow } from './sheet.ts'
import { columnName } from '../workbooks/sheet-xml.ts'
import { workbookSheets } from './workbook.ts'

const fault = async (work: () => unknown) => {
  try {
    await work()
  } catch (error) {
    return error instanceof TaskFault ? error.code : String(error)
  }
  return undefined
}
const workbookLines = async (...of: Parameters<typeof workbookSheets>) =>
  (await workbookSheets(...of))[0]?.lines
const csv = (text: string | Uint8Array) =>
  sheetOf(csvLines(typeof text === 'string' ? strToU8(text) : text, importLimits), importLimits)
const workbook = async (data: SheetData) => new Uint8Array(await writeExcelFile(data).toBuffer())
const cell = (value: string | number | boolean | Date) =>
  value instanceof Date
    ? { value, type: Date, format: 'dd/mm/yyyy' }
    : typeof value === 'number'
      ? { value, type: Number }
      : typeof value === 'boolean'
        ? { value, type: Boolean }
        : { value, type: String }

describe('text', () => {
  test.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['a byte order mark', '\ufeffa,b\r\n1,2\r\n'],
  ])('%s part the cells', (_what, text) => {
    expect(csv(text)).toEqual({ header: ['a', 'b'], rows: [{ number: 2, cells: ['1', '2'] }] })
  })

  test('UTF-16 with its mark is read; another encoding is refused by name, never guessed', async () => {
    const utf16 = new Uint8Array(Buffer.from('\ufeffa,b\nĐức,2\n', 'utf16le'))
    expect(csv(utf16).rows[0]?.cells).toEqual(['Đức', '2'])
    // "Đức" in windows-1258.
    expect(await fault(() => csv(Uint8Array.from([0x61, 0x0a, 0xd0, 0xec, 0x63])))).toBe('import_encoding')
    expect(await fault(() => csv('a,b\n1,\0\n'))).toBe('import_not_a_sheet')
  })

  test.each([
    ['nothing', '', 'import_empty'],
    ['a header alone', 'a,b\n', 'import_empty'],
    ['a quote that never ends', `a,b\n"${'x'.repeat(5_000_000)}`, 'import_not_a_sheet'],
    ['a quote that the end of the file leaves open', 'a,b\n1,2\n"3,4\n', 'import_open_quote'],
    ['too many rows', `a\n${'1\n'.repeat(importLimits.rows + 1)}`, 'import_too_many_rows'],
    ['too many columns', `a${',a'.repeat(importLimits.columns)}\n1\n`, 'import_too_many_columns'],
    ['a cell of a book', `a\n${'x'.repeat(importLimits.cell + 1)}\n`, 'import_cell_too_long'],
  ])('%s is refused', async (_what, text, code) => {
    expect(await fault(() => csv(text))).toBe(code)
  })

  test('blank lines are no rows, and the others keep their numbers', () => {
    expect(csv('a,b\n\n1,2\n,\n3,4\n').rows).toEqual([
      { number: 3, cells: ['1', '2'] },
      { number: 5, cells: ['3', '4'] },
    ])
  })
})

describe('workbooks', () => {
  test('cells come as an office would write them', async () => {
    const bytes = await workbook([
      [cell('Mã'), cell('Ngày'), cell('Số'), cell('Đúng')],
      [cell('A-1'), cell(new Date('2026-11-20T00:00:00Z')), cell(0.1 + 0.2), cell(true)],
      [cell('A-2'), cell(new Date('2026-11-20T14:30:00Z')), cell(9_007_199_254_740_991), cell(false)],
    ])
    const { rows } = await readSheet(bytes, 'somebody')
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['A-1', '2026-11-20', '0.3', 'TRUE'],
      ['A-2', '2026-11-20 14:30:00', '9007199254740990', 'FALSE'],
    ])
  })

  const parts = async () => unzipSync(await workbook([[cell('a')], [cell('1')]]))
  const read = (files: Record<string, Uint8Array>) => fault(() => workbookLines(zipSync(files), importLimits))

  test('a workbook that unpacks to too much, or to too many parts, is refused by its directory', async () => {
    const bomb = {
      ...(await parts()),
      'xl/worksheets/sheet1.xml': new Uint8Array(importLimits.inflatedBytes),
    }
    const started = process.memoryUsage().arrayBuffers
    const bytes = zipSync(bomb)
    expect(bytes.length).toBeLessThan(200_000)
    expect(await fault(() => workbookLines(bytes, importLimits))).toBe('import_too_large')
    expect(process.memoryUsage().arrayBuffers - started).toBeLessThan(2 * importLimits.inflatedBytes)
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`x${at}.xml`, strToU8('x')]))
    expect(await read({ ...(await parts()), ...many })).toBe('import_too_large')
  })

  test('a directory that lies about sizes unpacks no further than it says', async () => {
    const bytes = zipSync({ ...(await parts()), 'xl/worksheets/sheet1.xml': new Uint8Array(3_000_000) })
    // The size that the central directory names for a part of three million bytes.
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let at = 0; at + 4 <= bytes.length; at += 1)
      if (view.getUint32(at, true) === 3_000_000) view.setUint32(at, 10, true)
    expect(await fault(() => workbookLines(bytes, importLimits))).toBe('import_not_a_sheet')
  })

  test.each([
    ['entities of its own', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet/>'],
    ['a document type from elsewhere', '<!doctype x SYSTEM "file:///etc/passwd"><worksheet/>'],
    ['no worksheet', 'nothing'],
  ])('a part with %s is refused', async (_what, text) => {
    expect(await read({ ...(await parts()), 'xl/worksheets/sheet1.xml': strToU8(text) })).toBe(
      'import_not_a_sheet',
    )
  })

  test('rows beyond the limit are counted before they are read, and a path that climbs is never opened', async () => {
    const rows = `<worksheet><sheetData>${'<row/>'.repeat(importLimits.rows + 2_000)}</sheetData></worksheet>`
    expect(await read({ ...(await parts()), 'xl/worksheets/sheet1.xml': strToU8(rows) })).toBe(
      'import_too_many_rows',
    )
    expect(await read({ ...(await parts()), '../../slip.xml': strToU8('<!DOCTYPE x>') })).toBeUndefined()
  })

  const sheetWith = async (data: string) =>
    read({
      ...(await parts()),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${data}</sheetData></worksheet>`),
    })

  test.each([
    ['a column far to the right', '<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>', 'import_too_many_columns'],
    ['one in small letters', '<row r="1"><c r="zzz1"><v>1</v></c></row>', 'import_too_many_columns'],
    ['one behind a prefix', '<x:row r="1"><x:c x:r="XFD1"/></x:row>', 'import_too_many_columns'],
    ['one behind a bracket', '<row r="1"><c s=">" r="XFD1"/></row>', 'import_too_many_columns'],
    ['one spelt by numbers', '<row r="1"><c r="&#90;&#90;&#90;1"/></row>', 'import_too_many_columns'],
    ['cells without references', `<row r="1">${'<c/>'.repeat(257)}</row>`, 'import_too_many_columns'],
    ['a row far below', '<row r="1"><c r="A99999999999"/></row>', 'import_too_many_rows'],
    ['a row that says so itself', '<row r="99999999999"><c/></row>', 'import_too_many_rows'],
    ['a row number with an exponent', '<row r="1e9"><c/></row>', 'import_not_a_sheet'],
    ['a place that is none', '<row r="1"><c r="@1"/></row>', 'import_not_a_sheet'],
    ['two places at once', '<row r="1"><c r="A1" x:r="ZZZZZZ1"/></row>', 'import_not_a_sheet'],
    ['a place behind two colons', '<row r="1"><c xmlns:a:r="ZZZZZZ1"/></row>', 'import_not_a_sheet'],
    ['a value with a bracket', '<row r="1" x=">"><c r="A1"/></row>', 'import_not_a_sheet'],
    ['a name that is none', '<row r="1" 1="x"><c r="A1"/></row>', 'import_not_a_sheet'],
    ['elements too deep', '<a>'.repeat(100) + '</a>'.repeat(100), 'import_not_a_sheet'],
    ['rows behind a prefix', '<x:row/>'.repeat(22_000), 'import_too_many_rows'],
  ])('%s is refused before any cell is read', async (_what, data, code) => {
    expect(await sheetWith(data)).toBe(code)
  })

  test('more number formats than any office uses are refused: the reader tries each one for a date', async () => {
    const styles = (count: number) => {
      const formats = Array.from(
        { length: count },
        (_, at) => `<numFmt numFmtId="${200 + at}" formatCode="${'['.repeat(900)}"/>`,
      )
      return strToU8(
        `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs><xf/></cellXfs></styleSheet>`,
      )
    }
    expect(await read({ ...(await parts()), 'xl/styles.xml': styles(1_001) })).toBe('import_too_large')
    expect(await read({ ...(await parts()), 'xl/styles.xml': styles(20) })).toBeUndefined()
  })

  test('one long text in many cells is refused before it is copied', async () => {
    const long = 'x'.repeat(importLimits.cell)
    const row = (number: number) =>
      `<row r="${number}">${Array.from({ length: 100 }, (_, at) => `<c r="${columnName(at)}${number}" t="s"><v>0</v></c>`).join('')}</row>`
    const rows = Array.from({ length: 1_000 }, (_, at) => row(at + 1)).join('')
    const files = {
      ...(await parts()),
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${long}</t></si></sst>`),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    }
    await expect(readSheet(zipSync(files), 'somebody')).rejects.toMatchObject({
      fields: [{ field: 'file', code: 'import_too_large' }],
    })
  })

  test('formats that reach a little beyond the last value are none of anybody’s concern', async () => {
    const values =
      '<row r="1"><c r="A1"><v>1</v></c><c r="IV1" s="1"/></row><row r="2"><c r="A2"><v>2</v></c></row>'
    expect(await sheetWith(values)).toBeUndefined()
  })

  test('a file without cells is refused as such', async () => {
    const zip = zipSync({ 'a.txt': strToU8('a') })
    expect(await fault(() => workbookLines(zip, importLimits))).toBe('import_not_a_sheet')
    await expect(readSheet(zip, 'somebody')).rejects.toMatchObject({
      fields: [{ field: 'file', code: 'import_not_a_sheet' }],
    })
  })
})

test('the first line that says anything is the header', () => {
  const lines: SheetRow[] = [
    { number: 1, cells: ['', ' '] },
    { number: 3, cells: ['a', 'b', ''] },
    { number: 4, cells: ['1'] },
  ]
  expect(sheetOf(lines, importLimits)).toEqual({ header: ['a', 'b'], rows: [{ number: 4, cells: ['1'] }] })
})

describe('what real files have', () => {
  const lineOf = async (work: () => unknown) => {
    try {
      await work()
    } catch (error) {
      if (error instanceof TaskFault) return [error.code, error.limits?.['line']]
    }
    return undefined
  }
  const heads = 'Mã;Tên;Số'
  const [header, row] = [heads.split(';'), ['M-1', 'Trần Thử', '09123']]
  const utf16be = (text: string) => {
    const bytes = Buffer.from(text, 'utf16le')
    return new Uint8Array(bytes.swap16())
  }

  test.each<[string, string | Uint8Array]>([
    ['the line that names the separator', `sep=;\r\n${heads}\r\nM-1;Trần Thử;09123\r\n`],
    ['the same behind a mark', `\ufeffsep=;\r\n${heads}\r\nM-1;Trần Thử;09123\r\n`],
    ['blank lines first', `\r\n;;\r\n${heads}\r\nM-1;Trần Thử;09123\r\n`],
    ['old ends of lines', `${heads}\rM-1;Trần Thử;09123\r`],
    ['bars', `${heads.replaceAll(';', '|')}\nM-1|Trần Thử|09123\n`],
    ['a quoted formula of text', `${heads}\nM-1;Trần Thử;="09123"\n`],
    ['an apostrophe before digits', `${heads}\nM-1;Trần Thử;'09123\n`],
    ['UTF-16 in the other order', utf16be(`\ufeff${heads}\nM-1;Trần Thử;09123\n`)],
    ['UTF-16 without its mark', new Uint8Array(Buffer.from(`${heads}\nM-1;Trần Thử;09123\n`, 'utf16le'))],
    ['the same in the other order', utf16be(`${heads}\nM-1;Trần Thử;09123\n`)],
  ])('%s', (_what, content) => {
    const read = csv(content)
    expect([read.header, read.rows[0]?.cells]).toEqual([header, row])
  })

  test('quotes within a cell and separators in quotes are text', () => {
    const read = csv('"Họ, tên";"Mã; số"\nTrần "Bé" Tư;CSV02\n"A;B";"C""D"\n')
    expect(read.header).toEqual(['Họ, tên', 'Mã; số'])
    expect(read.rows.map(({ cells }) => cells)).toEqual([
      ['Trần "Bé" Tư', 'CSV02'],
      ['A;B', 'C"D'],
    ])
  })

  test('a refusal of the whole file names its line', async () => {
    const wide = `a;b\n1;2\n${'x;'.repeat(importLimits.columns + 1)}y\n`
    expect(await lineOf(() => csv(wide))).toEqual(['import_too_many_columns', 3])
    expect(await lineOf(() => csv(`a;b\n1;2\n3;${'x'.repeat(importLimits.cell + 1)}\n`))).toEqual([
      'import_cell_too_long',
      3,
    ])
    expect(await lineOf(() => csv(`a\n${'1\n'.repeat(importLimits.rows + 1)}`))).toEqual([
      'import_too_many_rows',
      importLimits.rows + 2,
    ])
    expect(await lineOf(() => csv('Mã;Tên\nA;B\nC;"Trần Năm\nD;Sáu\n'))).toEqual(['import_open_quote', 3])
    expect(await lineOf(() => csv(Uint8Array.from([0x61, 0x0a, 0x62, 0x0a, 0xd0, 0xec, 0x63])))).toEqual([
      'import_encoding',
      3,
    ])
    const far = '<worksheet><sheetData><row r="7"><c r="XFD7"><v>1</v></c></row></sheetData></worksheet>'
    const files = {
      ...unzipSync(await workbook([[cell('a')], [cell('1')]])),
      'xl/worksheets/sheet1.xml': strToU8(far),
    }
    expect(await lineOf(() => workbookLines(zipSync(files), importLimits))).toEqual([
      'import_too_many_columns',
      7,
    ])
  })

  const sheetOfXml = async (data: string) => {
    const files = unzipSync(await workbook([[cell('a')], [cell('1')]]))
    const xml = strToU8(`<worksheet><sheetData>${data}</sheetData></worksheet>`)
    return workbookLines(zipSync({ ...files, 'xl/worksheets/sheet1.xml': xml }), importLimits)
  }
  const first = '<row r="1"><c r="A1"><v>1</v></c></row>'

  test.each([
    ['an empty styled cell at the end of the sheet', '<row r="1048576"><c r="A1048576" s="1"/></row>'],
    ['one far to the right', '<row r="2"><c r="XFD2" s="1"></c></row>'],
    ['a row with a height alone', '<row r="25000" ht="15"/>'],
    ['cells of no value', '<row r="900000"><c r="C900000" t="s"><v></v></c><c r="D900000"><v/></c></row>'],
  ])('%s is none', async (_what, data) => {
    expect(await sheetOfXml(first + data)).toEqual([{ number: 1, cells: ['1'], marks: 'n' }])
  })

  test('formulas that fail, or have no value, are named as such', async () => {
    const cells = [
      '<c r="A1" t="e"><f>VLOOKUP(1,A1,1)</f><v>#N/A</v></c>',
      '<c r="B1" t="e"><v>#REF!</v></c>',
      '<c r="C1"><f>A2&amp;"x"</f></c>',
      '<c r="D1" t="str"><f>A2</f><v>có</v></c>',
      '<c r="E1" t="str"><f>A2</f><v></v></c>',
      '<c r="F1"><v>5</v></c>',
    ]
    const [row1] = (await sheetOfXml(`<row r="1">${cells.join('')}</row>`)) ?? []
    expect(row1?.cells).toEqual(['#N/A', '#REF!', '#FORMULA!', 'có', '', '5'])
  })

  test.each([
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'import_old_workbook'],
    ['a web page', strToU8('<html><table><tr><td>Mã</td></tr></table></html>'), 'import_web_page'],
    ['one that begins with its type', strToU8('\ufeff<!DOCTYPE html>\n<table>'), 'import_web_page'],
  ])('%s says what it is', async (_what, bytes, code) => {
    await expect(readSheet(bytes, 'somebody')).rejects.toMatchObject({ fields: [{ field: 'file', code }] })
  })
})
