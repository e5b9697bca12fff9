import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packed, pdfText } from '#tests/support/documents/pdf-text.ts'
import { tableIn } from '#tests/support/server/sheets.ts'
import { openSeededServer, outcome, right, type SeededServer } from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

const download = async (path: string, { token = seeded.tokens.A, language = 'en' } = {}) => {
  const reply = await fetch(`${seeded.server.address}/v1/manage/${path}`, {
    headers: { 'client-id': '3', authorization: `Bearer ${token}`, 'accept-language': language },
  })
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) }
}
const csvLines = (bytes: Buffer) =>
  bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')

test('the list as CSV: all rows that fit, in its order, headers in the caller’s language, with a BOM', async () => {
  const { reply, bytes } = await download(
    'apartments/export?format=csv&building_id=1&sort=-code&columns=code,block_id,separate_fee,handover_status',
    { language: 'vi' },
  )
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-disposition')).toContain('apartments.csv')
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const lines = csvLines(bytes)
  expect(lines[0]).toBe('Mã căn hộ,Block / tháp,Tính phí riêng,Tình trạng bàn giao')
  expect(lines).toHaveLength(51)
  expect(lines[1]).toMatch(/^A-\d+,Tháp A,(?:Có|Không),/)
})

test('the list as a workbook: numbers are numbers, text is text, no formula anywhere', async () => {
  await seeded.as('A')('POST blocks', { building_id: '1', code: 'FX', name: '=1+1' })
  const { bytes } = await download(
    'apartments/export?format=xlsx&building_id=1&columns=code,area,handover_date',
  )
  const { above, titles, rows, foot } = await tableIn(bytes)
  expect([above[0], above.length, titles]).toEqual([
    'Apartments',
    2,
    ['Apartment code', 'Area', 'Handover date'],
  ])
  expect(rows).toHaveLength(50)
  // Areas are added up, days are not.
  const area = rows.reduce((sum, row) => sum + Number(row[1]) * 100, 0) / 100
  expect(foot).toEqual([['∑ Total', area, null]])
  expect(typeof rows[0]?.[1]).toBe('number')
  for (const [name, content] of Object.entries(unzipSync(bytes)))
    expect([name, strFromU8(content).includes('<f>')]).toEqual([name, false])
})

const dangerous = [
  '=HYPERLINK("http://x","y")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '  =1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  'ok\n=1',
  '\u3000=1',
  'a;=1',
  'a; "@b',
  'a;\t+1',
]

test('no cell begins like a formula, in either format', async () => {
  for (const [index, name] of dangerous.entries())
    await seeded.db.execute(
      `insert into block (building_id, code, name, description) values (1, $1, $2, $2)`,
      [`FI${index}`, name],
    )
  const isFormula = (cell: string) =>
    cell.split('\n').some((line) => /^[\s\u3000]*[=+\-@＝＋－＠]|^[\t\r]/u.test(line))
  const sheet = await readSheet(
    (await download('blocks/export?format=xlsx&building_id=1&columns=code,name,description')).bytes,
  )
  // A workbook's text is text, and marked as such: it comes back as it was, without an apostrophe.
  const texts = sheet.flat()
  // The reader of this test trims.
  for (const name of dangerous) expect(texts).toContain(name.trim())
  const csv = (await download('blocks/export?format=csv&building_id=1&columns=code,name')).bytes.toString(
    'utf8',
  )
  const cells = [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,"\r\n]*))/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  expect(cells.length).toBeGreaterThan(30)
  // Where a semicolon ends a cell.
  for (const cell of csv.split(/[\r\n]+|[;\t][\s"]*/)) expect([cell, isFormula(cell)]).toEqual([cell, false])
  for (const cell of cells) expect([cell, isFormula(cell)]).toEqual([cell, false])
})

test('an export hides what its reader may not see, and keeps to their building', async () => {
  const reader = await seeded.member('1', right('manage_resident', 'read'))
  const lines = csvLines(
    (await download('residents/export?format=csv&columns=code,phone_number,email', { token: reader.token }))
      .bytes,
  )
  expect(lines.slice(1).every((line) => /^[^,]+,(?:\d{3}\*+\d{3})?,/.test(line))).toBe(true)
  const [own] = await seeded.db.arrays('select count(*)::int from resident where building_id = 1')
  expect(lines).toHaveLength(Number(own?.[0]) + 1)
  expect(outcome(await reader('GET residents/export?building_id=2'))).toBe('403 forbidden')
  expect(outcome(await reader('GET residents/export?columns=id_front_image'))).toBe('422 unknown_field')
  expect(outcome(await reader('GET residents/export?format=pdf&building_id=2'))).toBe('403 forbidden')
  expect(outcome(await reader('GET residents/export?format=doc'))).toBe('422 invalid_option')
})

test('a list is printed as its file has it, with what it is narrowed down to', async () => {
  const reader = await seeded.member('1', right('manage_resident', 'read'))
  const [known] = await seeded.db.query<{ code: string; phone_number: string }>(
    `select code, phone_number from resident where building_id = 1 and phone_number is not null order by code limit 1`,
  )
  const { bytes } = await download(
    `residents/export?format=pdf&building_id=1&columns=code,phone_number&code[contains]=${known?.code ?? ''}`,
    { token: reader.token },
  )
  const text = packed(pdfText(bytes).text)
  expect(text).toContain(packed(known?.code ?? '–'))
  expect(text).not.toContain(packed(known?.phone_number ?? '–'))
  const own = await download(
    'apartments/export?format=pdf&building_id=1&columns=code,area&sort=code&floor=1',
    {
      language: 'vi',
    },
  )
  expect(packed(pdfText(own.bytes).text)).toContain(packed('Tổng cộng'))
  const [line] = await seeded.db.query<{ title: string }>(
    `select record_title as title from log where resource = 'apartment' and action = 'export' order by id desc limit 1`,
  )
  expect(line?.title).toContain('apartments.pdf')
})

test('a filter and a keyword narrow the export as they narrow the list', async () => {
  const query = 'building_id=1&keyword=a-01&floor=1'
  const { total } = (await seeded.as('A')(`GET apartments?${query}`)).body
  expect(csvLines((await download(`apartments/export?format=csv&${query}`)).bytes)).toHaveLength(
    Number(total) + 1,
  )
})

test('two exports of one user run in parallel', async () => {
  await seeded.db.execute(
    `insert into apartment (building_id, code, block_id, area) select 1, 'BIG-' || n, (select min(id) from block where building_id = 1), 1 from generate_series(1, 20000) n`,
  )
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => download('apartments/export?format=csv&building_id=1')),
  )
  const statuses = replies.map(({ reply }) => reply.status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2)
  expect(statuses).toContain(429)
  expect(replies.find(({ reply }) => reply.status === 429)?.reply.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await download('apartments/export?format=csv&building_id=1&limit=1')).reply.status).toBe(200)
})
