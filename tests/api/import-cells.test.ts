import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportServer } from '#tests/support/server/import-server.ts'
import { batchIn } from '#tests/support/server/sheets.ts'
import { outcome, recordOf, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

let office: Awaited<ReturnType<typeof openImportServer>>
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  office = await openImportServer()
  a = office.seeded.as('A')
})
afterAll(() => office.seeded.close())

type Written = string | number | Date
const workbook = async (...rows: readonly (readonly Written[])[]) => {
  const data: SheetData = rows.map((row) =>
    row.map((value) => {
      if (value instanceof Date) return { value, type: Date, format: 'dd/mm/yyyy' }
      return typeof value === 'number' ? { value, type: Number } : { value, type: String }
    }),
  )
  return new Uint8Array(await writeExcelFile(data).toBuffer())
}

/** The rows of a file once they were tried out: outcome, and what is wrong at which field. */
async function tried(type: string, content: string | Uint8Array) {
  const reply = await office.uploader.upload(type, content)
  expect([reply.status, reply.body.errors]).toEqual([201, undefined])
  const { id } = await office.uploader.settled(batchIn(reply).id)
  const rows = await office.uploader.rows(id)
  return {
    id,
    rows,
    said: rows.map((row) => [row.outcome, ...row.errors.map(({ field, code }) => `${field}:${code}`)]),
  }
}
const applied = async (id: string) => {
  expect(outcome(await a(`POST imports/${id}/apply`, {}))).toBe('200')
  return office.uploader.settled(id)
}

test('a number of three digits behind one mark is refused with both readings, and a number cell is not', async () => {
  const head = 'code;apartment_id;start_number;quota'
  const apartment = String(rowsOf(await a('GET apartments?building_id=1&limit=1'), 'apartments')[0]?.code)
  const text = await tried(
    'water-meter',
    `${head}\nUN-1;${apartment};1.234;16\nUN-2;${apartment};12.500;1.000\nUN-3;${apartment};1,234;16\nUN-4;${apartment};1.2340;16\n`,
  )
  expect(text.said).toEqual([
    ['invalid', 'start_number:unclear_thousands'],
    ['invalid', 'start_number:unclear_thousands', 'quota:unclear_thousands'],
    ['invalid', 'start_number:unclear_thousands'],
    ['create'],
  ])
  expect(text.rows[0]?.message).toContain('“1.234”')
  expect(text.rows[0]?.message).toContain('1\u00a0234')
  const cells = await tried(
    'water-meter',
    await workbook(head.split(';'), ['UN-5', apartment, 1.234, 16], ['UN-6', apartment, '1.234', 16]),
  )
  expect(cells.said).toEqual([['create'], ['invalid', 'start_number:unclear_thousands']])
  await applied(cells.id)
  const [made] = await office.seeded.db.query<{ start_number: string }>(
    "select start_number::text from water_meter where building_id = 1 and code = 'UN-5'",
  )
  expect(made?.start_number).toBe('1.234')
})

test('zeros that a sheet has dropped never change an ID, a card or a serial number', async () => {
  const before = await a('POST residents', {
    building_id: '1',
    code: 'ZERO-1',
    full_name: 'Zero',
    id_number: '0012 1199 0003',
  })
  expect(recordOf(before)).toMatchObject({ id_number: '001211990003' })
  const { said, rows } = await tried(
    'resident',
    await workbook(
      ['code', 'full_name', 'id_number', 'nfc_card'],
      ['ZERO-1', 'Zero', 1211990003, ''],
      ['ZERO-2', 'Card', '', '1.23457E+11'],
      ['ZERO-3', 'Day', new Date('2026-05-12T00:00:00Z'), ''],
      [7001, 'Number', '', ''],
      [new Date('2026-05-12T00:00:00Z'), 'Code', '', ''],
    ),
  )
  expect(said).toEqual([
    ['invalid', 'id_number:cell_is_number'],
    ['invalid', 'nfc_card:cell_is_rounded'],
    ['invalid', 'id_number:cell_is_date'],
    ['create', 'code:cell_is_number'],
    ['invalid', 'code:cell_is_date'],
  ])
  // The row is taken, and says at its cell what may be lost.
  expect(rows[3]?.faults).toHaveLength(1)
})

test('one paper, plate or phone has one spelling, whatever signs it is written with', async () => {
  const person = (code: string, more: object) =>
    a('POST residents', { building_id: '1', code, full_name: 'Spelling', ...more })
  expect(
    recordOf(await person('SP-1', { id_number: '០៧៩ 099 ០១២', phone_number: '+855 12 345 678' })),
  ).toMatchObject({ id_number: '079099012', phone_number: '012345678' })
  expect(outcome(await person('SP-2', { id_number: '０７９０９９\u200b０１２' }))).toContain(
    'id_number_exists',
  )
  // Members of a family share a phone.
  expect(recordOf(await person('SP-3', { phone_number: '\u202a012\u00a0345–678\u202c' }))).toMatchObject({
    phone_number: '012345678',
  })
  expect(outcome(await person('SP\u200b-1', {}))).toContain('code_exists')
  expect(outcome(await person('ＳＰ-១', {}))).toContain('code_exists')
  expect(outcome(await person('\u0410-1', {}))).toContain('invalid_code')
  expect(outcome(await person('SP-4', { full_name: '\u200b\u00a0\u2060' }))).toContain('required')
  const plate = await a('POST vehicles', {
    building_id: '1',
    license_plate: '29\u041a1-123.45',
    apartment_id: '1',
  })
  expect(outcome(plate)).toContain('invalid_plate')
})

test('a search finds a plate as it is printed, and names whatever signs of no room they hold', async () => {
  const [apartment] = rowsOf(await a('GET apartments?building_id=1&limit=1'), 'apartments')
  const made = await a('POST vehicles', {
    building_id: '1',
    license_plate: '29K1-923.45',
    apartment_id: String(apartment?.id),
  })
  expect(outcome(made)).toBe('201')
  const found = async (list: string, keyword: string) =>
    rowsOf(await a(`GET ${list}?building_id=1&keyword=${encodeURIComponent(keyword)}`)).length
  for (const keyword of ['29K1-923.45', '29k1 92345', '923.45', '២៩K1-92345'])
    expect([keyword, await found('vehicles', keyword)]).toEqual([keyword, 1])
  for (const [code, full_name] of [
    ['KH-1', 'សុខ\u200bប្ដូរ'],
    ['KH-2', 'សុខប្តូរ'],
  ])
    expect(outcome(await a('POST residents', { building_id: '1', code, full_name }))).toBe('201')
  for (const keyword of ['សុខប្តូរ', 'សុខ\u200bប្ដូរ'])
    expect([keyword, await found('residents', keyword)]).toEqual([keyword, 2])
})

test('a title, an address and blank lines above the headings are passed over', async () => {
  const above = 'DANH SÁCH CƯ DÂN;;\nToà A;Ngày 1/9\n;;\n'
  const { rows, said } = await tried('resident', `${above}Mã cư dân *;Họ và tên;Ghi chú\nTT-1;Trần Thử;x\n`)
  expect([rows[0]?.number, said]).toEqual([5, [['create']]])
  const merged = await workbook(['DANH SÁCH CƯ DÂN'], [''], ['Mã cư dân', 'Họ và tên'], ['TT-2', 'Trần Gộp'])
  expect((await tried('resident', merged)).said).toEqual([['create']])
  const unknown = await office.uploader.upload('resident', 'DANH SÁCH\n\nA;B\n1;2\n')
  expect(batchIn(unknown).header).toEqual(['A', 'B'])
  const bare = await office.uploader.upload('resident', 'DANH SÁCH\nMã cư dân;Họ và tên\n')
  expect(bare.body.errors).toEqual({ file: ['import_empty'] })
})

test('a cell whose formula fails is named as an error, in a text file as well', async () => {
  const { said } = await tried('resident', 'code;full_name;id_number\nER-1;#N/A;\nER-2;Tên;#REF!\nER-3;#1;\n')
  expect(said).toEqual([
    ['invalid', 'full_name:cell_is_error'],
    ['invalid', 'id_number:cell_is_error'],
    ['create'],
  ])
})

test('a yes or no of a sheet is refused where a code or a number of a paper stands, and is its word in other texts', async () => {
  const bytes = new Uint8Array(
    await writeExcelFile([
      ['code', 'full_name', 'id_number'].map((value) => ({ value, type: String })),
      [
        { value: true, type: Boolean },
        { value: 'Truth', type: String },
      ],
      [
        { value: 'YN-2', type: String },
        { value: 'Paper', type: String },
        { value: false, type: Boolean },
      ],
      [
        { value: 'YN-3', type: String },
        { value: true, type: Boolean },
      ],
      [
        { value: 'TRUE', type: String },
        { value: 'As text', type: String },
      ],
    ]).toBuffer(),
  )
  const { said, rows } = await tried('resident', bytes)
  expect(said).toEqual([
    ['invalid', 'code:cell_is_yes_no'],
    ['invalid', 'id_number:cell_is_yes_no'],
    ['create'],
    ['create'],
  ])
  expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['TRUE', 'Truth'],
    ['YN-2', 'Paper'],
    ['YN-3', 'TRUE'],
    ['TRUE', 'As text'],
  ])
})

test('the totals below the rows of our own files are no rows', async () => {
  const { said } = await tried(
    'resident',
    await workbook(
      ['Cư dân'],
      ['Mã cư dân', 'Họ và tên'],
      ['FT-1', 'Trần Cuối'],
      ['', ''],
      ['∑ Tổng cộng', ''],
      ['∑ Không tính: Nháp', ''],
    ),
  )
  expect(said).toEqual([['create']])
})

test('operators of exact text heed case and accents in the database', async () => {
  for (const [code, full_name] of [
    ['EX-1', 'Nguyễn Exact'],
    ['EX-2', 'nguyen exact'],
    ['EX-3', 'NGUYỄN 100%_x'],
  ])
    expect(outcome(await a('POST residents', { building_id: '1', code, full_name }))).toBe('201')
  const found = async (operator: string, value: string) =>
    rowsOf(
      await a(
        `GET residents?building_id=1&code[startswith]=EX-&sort=code&full_name[${operator}]=${encodeURIComponent(value)}`,
      ),
    ).map(({ code }) => code)
  expect(await found('contains', 'NGUYEN')).toEqual(['EX-1', 'EX-2', 'EX-3'])
  expect(await found('containss', 'Nguyễn')).toEqual(['EX-1'])
  expect(await found('containss', 'exact')).toEqual(['EX-2'])
  expect(await found('ncontainss', 'exact')).toEqual(['EX-1', 'EX-3'])
  expect(await found('startswiths', 'NGUYỄN')).toEqual(['EX-3'])
  expect(await found('startswiths', 'Nguyen')).toEqual([])
  expect(await found('endswiths', 'Exact')).toEqual(['EX-1'])
  // Signs of a pattern are signs of the text.
  expect(await found('containss', '%_')).toEqual(['EX-3'])
  expect(await found('containss', '0_x')).toEqual([])
})
