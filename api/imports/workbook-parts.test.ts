import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { importLimits } from './limits.ts'
import { readSheet } from './read-sheet.ts'
import { workbookSheets } from './workbook.ts'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Told {
  readonly name: string
  /** The name of its part, as the relations say it. */
  readonly target: string
  readonly cells: string
  readonly state?: string
}

/** A workbook as some program writes it; `prefix` stands before each tag. */
function workbookOf(sheets: readonly Told[], more: Readonly<Record<string, string>> = {}, prefix = '') {
  const x = prefix
  const parts = {
    'xl/workbook.xml': `<${x}workbook xmlns:r="${relations}"><${x}sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<${x}sheet name="${name}" sheetId="${at + 1}" ${state ?? ''} r:id="rId${at}"/>`,
      )
      .join('')}</${x}sheets></${x}workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        ({ target }, at) => `<Relationship Id="rId${at}" Type="${relations}/worksheet" Target="${target}"/>`,
      )
      .join(
        '',
      )}<Relationship Id="s" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ target, cells }) => [
        target.startsWith('/') ? target.slice(1) : `xl/${target}`,
        `<${x}worksheet><${x}sheetData>${cells}</${x}sheetData></${x}worksheet>`,
      ]),
    ),
    ...more,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

const said = (text: string, place?: string) =>
  `<c${place === undefined ? '' : ` r="${place}"`} t="inlineStr"><is><t>${text}</t></is></c>`
const table = `<row r="1">${said('Mã', 'A1')}${said('Tên', 'B1')}</row><row r="2">${said('M-1', 'A2')}${said('Một', 'B2')}</row>`
const rows = [
  ['Mã', 'Tên'],
  ['M-1', 'Một'],
]
const cellsIn = async (bytes: Uint8Array) =>
  (await workbookSheets(bytes, importLimits)).map(({ name, lines }) => [
    name,
    lines.map(({ cells }) => cells),
  ])
const first = (target: string, cells = table): Told => ({ name: 'S', target, cells })

describe('workbooks as programs write them', () => {
  test.each(['worksheets/sheet.xml', '/xl/worksheets/Sheet1.xml', 'worksheets/data_1.xml', 'sheets/x.xml'])(
    'a part named %s is read',
    async (target) => {
      expect(await cellsIn(workbookOf([first(target)]))).toEqual([['S', rows]])
    },
  )

  test('tags behind a prefix and shared texts in a part of other capitals are read', async () => {
    const shared = {
      'xl/SharedStrings.xml': '<x:sst><x:si><x:t>Mã</x:t></x:si><x:si><x:t>M-1</x:t></x:si></x:sst>',
    }
    const cells =
      '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c></x:row><x:row r="2"><x:c r="A2" t="s"><x:v>1</x:v></x:c></x:row>'
    expect(await cellsIn(workbookOf([first('worksheets/sheet.xml', cells)], shared, 'x:'))).toEqual([
      ['S', [['Mã'], ['M-1']]],
    ])
  })

  test('rows and cells without a place follow the one before them', async () => {
    const cells = `<row>${said('Mã')}${said('Tên')}${said('Số', 'D1')}${said('Ghi')}</row><row><c/>${said('Một')}</row><row r="5">${said('năm')}</row><row>${said('sáu')}</row>`
    const [sheet] = await workbookSheets(workbookOf([first('worksheets/sheet1.xml', cells)]), importLimits)
    const told = sheet?.lines.map(({ cells: own }) => own.join('|').replace(/\|+$/, ''))
    expect(told).toEqual(['Mã|Tên||Số|Ghi', '|Một', '', '', 'năm', 'sáu'])
  })

  test('hidden sheets are none, unless all are', async () => {
    const hidden = (state: string): Told => ({
      name: 'DM',
      target: `worksheets/${state}.xml`,
      state: `state="${state}"`,
      cells: `<row>${said('x')}</row>`,
    })
    const all = [hidden('hidden'), hidden('veryHidden'), first('worksheets/sheet9.xml')]
    expect(await cellsIn(workbookOf(all))).toEqual([['S', rows]])
    expect(await cellsIn(workbookOf(all.slice(0, 2)))).toHaveLength(2)
  })

  test('days from 1904 stay what they are', async () => {
    const dated = `<row r="1"><c r="A1" s="1"><v>44876</v></c></row>`
    const styles =
      '<styleSheet><cellXfs><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>'
    const workbook = `<workbook xmlns:r="${relations}"><workbookPr date1904="true"/><sheets><sheet name="S" sheetId="1" r:id="rId0"/></sheets></workbook>`
    const bytes = workbookOf([first('worksheets/sheet1.xml', dated)], {
      'xl/styles.xml': styles,
      'xl/workbook.xml': workbook,
    })
    expect(await cellsIn(bytes)).toEqual([['S', [['2026-11-12']]]])
  })

  test('a sheet that is missing is refused, and a hidden one is never inflated', async () => {
    const lost = workbookOf([first('worksheets/sheet1.xml')], {
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId0" Type="${relations}/worksheet" Target="../../etc/passwd"/></Relationships>`,
    })
    await expect(workbookSheets(lost, importLimits)).rejects.toMatchObject({ code: 'import_not_a_sheet' })
    const huge: Told = {
      name: 'L',
      target: 'worksheets/l.xml',
      state: 'state="hidden"',
      cells: ' '.repeat(importLimits.inflatedBytes),
    }
    expect(await cellsIn(workbookOf([huge, first('worksheets/sheet1.xml')]))).toEqual([['S', rows]])
  })
})

describe('the sheet that is read', () => {
  const cover: Told = {
    name: 'Bìa',
    target: 'worksheets/cover.xml',
    cells: `<row>${said('DANH SÁCH')}</row><row>${said('Ngày 11')}</row>`,
  }
  const score = (lines: readonly { readonly cells: readonly string[] }[]) =>
    lines.some(({ cells }) => cells.includes('Mã')) ? 1 : 0

  test('is the first that is understood best, or the one that was chosen', async () => {
    const bytes = workbookOf([
      cover,
      first('worksheets/sheet2.xml'),
      { ...first('worksheets/sheet3.xml'), name: 'T' },
    ])
    expect(await readSheet(bytes, 'somebody', { score })).toMatchObject({
      name: 'S',
      names: ['Bìa', 'S', 'T'],
      header: ['Mã', 'Tên'],
    })
    expect(await readSheet(bytes, 'somebody', { score, name: 'Bìa' })).toMatchObject({
      header: ['DANH SÁCH'],
    })
    await expect(readSheet(bytes, 'somebody', { score, name: 'U' })).rejects.toMatchObject({
      fields: [{ field: 'sheet', code: 'invalid_option' }],
    })
  })

  test.each([
    [
      'a workbook with a password',
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      'import_locked',
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'import_pdf'],
  ])('%s says what it is', async (_what, bytes, code) => {
    await expect(readSheet(new Uint8Array(bytes), 'somebody', { score })).rejects.toMatchObject({
      fields: [{ field: 'file', code }],
    })
  })
})
