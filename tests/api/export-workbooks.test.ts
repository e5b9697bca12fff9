import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GroupPermission } from '#domain/permission.ts'
import { openImportServer } from '#tests/support/server/import-server.ts'
import { recordOf, right, rowsOf } from '#tests/support/server/seeded-server.ts'
import { batchIn, tableIn } from '#tests/support/server/sheets.ts'

let office: Awaited<ReturnType<typeof openImportServer>>
beforeAll(async () => {
  office = await openImportServer()
})
afterAll(() => office.seeded.close())

async function taken(path: string): Promise<Uint8Array> {
  const reply = await office.seeded.raw(`/v1/manage/${path}`, { headers: { 'accept-language': 'vi' } })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  expect([path, reply.status, reply.status === 200 ? '' : Buffer.from(bytes).toString('utf8')]).toEqual([
    path,
    200,
    '',
  ])
  return bytes
}
const partOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())

const columns = {
  blocks: 'code,name,description',
  apartments: 'code,name,block_id,area,floor,handover_date',
  'meters/water': 'code,apartment_id,serial_number,start_number,quota,charge_factor',
  residents: 'code,full_name,gender,date_of_birth,phone_number,id_number,nfc_card',
} as const
const types = {
  blocks: 'block',
  apartments: 'apartment',
  'meters/water': 'water-meter',
  residents: 'resident',
} as const

test.each(['xlsx', 'csv'] as const)(
  'a list that is exported and imported again changes nothing, as %s',
  async (format) => {
    for (const [at, name] of ['=1+1', '+84 Tower', "'0912", "'=x", '-', '@home', 'a;=1'].entries())
      await office.seeded.db.execute(
        `insert into block (building_id, code, name, description) values (1, $1, $2, $2) on conflict do nothing`,
        [`RT${at}`, name],
      )
    const [apartment] = await office.seeded.db.query<{ code: string }>(
      'select code from apartment where building_id = 1 order by id limit 1',
    )
    const meters = `code;apartment_id;serial_number;start_number;quota;charge_factor\nRT-M;${apartment?.code ?? ''};S-1;1.2340;12,5;1\n`
    await office.uploader.press('apply', (await office.uploader.check('water-meter', meters)).id)
    for (const list of ['blocks', 'apartments', 'meters/water', 'residents'] as const) {
      const bytes = await taken(`${list}/export?format=${format}&building_id=1&columns=${columns[list]}`)
      const reply = await office.uploader.upload(
        types[list],
        format === 'csv' ? Buffer.from(bytes).toString('utf8') : bytes,
      )
      expect([list, reply.status]).toEqual([list, 201])
      const { id, counts, mapping } = await office.uploader.settled(batchIn(reply).id)
      const wrong = (await office.uploader.rows(id)).filter(({ outcome }) => outcome !== 'unchanged')
      expect([list, wrong, Object.keys(counts), mapping.includes(null)]).toEqual([
        list,
        [],
        ['unchanged'],
        false,
      ])
    }
  },
)

test('an exported workbook can be added up, sorted by day, filtered and printed', async () => {
  const bytes = await taken(
    'apartments/export?format=xlsx&building_id=1&columns=code,area,handover_date,created_at',
  )
  const {
    above,
    titles,
    rows: [first = []],
  } = await tableIn(bytes)
  expect(above[0]).toBe('Căn hộ')
  expect(titles).toHaveLength(4)
  expect(first.map((cell) => (cell instanceof Date ? 'day' : typeof cell))).toEqual([
    'string',
    'number',
    'day',
    'day',
  ])
  const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).toMatch(/<autoFilter ref="A3:D\d+"\/>/)
  expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>')
  expect(sheet).toContain('fitToWidth="1" fitToHeight="0"')
  const widths = [...sheet.matchAll(/width="(\d+)"/g)].map(([, width]) => Number(width))
  expect(widths).toHaveLength(4)
  expect(widths.every((width, at) => width >= String(titles[at]).length + 2)).toBe(true)
  expect(partOf(bytes, 'xl/workbook.xml')).toMatch(/_xlnm\.Print_Titles" localSheetId="0">'[^<]+'!\$3:\$3</)
  expect(partOf(bytes, 'xl/styles.xml')).toContain('formatCode="#,##0.00####"')
})

test('money that is worked out is a number, as is the rest of a list of debts', async () => {
  const [apartment] = await office.seeded.db.query<{ code: string }>(
    'select code from apartment where building_id = 1 order by id limit 1',
  )
  const { id } = await office.uploader.check(
    'opening-debt',
    `apartment_id,fee_type,month,name,amount\n${apartment?.code ?? ''},MANAGEMENT,2026-05,Nợ cũ,1250000\n`,
  )
  await office.uploader.press('apply', id)
  const bytes = await taken('debts/export?format=xlsx&building_id=1')
  const { above, titles, rows, foot } = await tableIn(bytes)
  expect(above[0]).toBe('Công nợ')
  expect(rows.length).toBeGreaterThan(0)
  const numbers = titles.map((_title, at) => rows.some((row) => typeof row[at] === 'number'))
  // Phone numbers are digits, and no numbers.
  const digits = titles.map(
    (title, at) =>
      title !== 'Số điện thoại' &&
      rows.some((row) => /^\d+(\.\d+)?$/.test(String(row[at])) && typeof row[at] === 'string'),
  )
  expect(digits).not.toContain(true)
  expect(numbers.filter((is) => is).length).toBeGreaterThan(4)
  const sumOf = (at: number) =>
    rows.reduce((sum, row) => sum + (typeof row[at] === 'number' ? row[at] : 0), 0)
  const sums = foot[0] ?? []
  const added = titles.flatMap((_title, at) => (typeof sums[at] === 'number' ? [[at, sums[at]]] : []))
  expect(added.length).toBeGreaterThan(6)
  expect(added).toEqual(added.map(([at = 0]) => [at, sumOf(at)]))
  expect(String(sums.find((cell) => typeof cell === 'string'))).toContain('Tổng cộng')
})

test('text that looks like a formula is text that stays one, and comes back the same', async () => {
  const dangerous = [
    '=1+1',
    '+84 Tower',
    '@x',
    '-1+1',
    "=cmd|'/c calc'!A1",
    '＝1',
    'a\n=1+1',
    '=HYPERLINK("http://x")',
  ]
  for (const [at, name] of dangerous.entries())
    await office.seeded.db.execute(
      `insert into block (building_id, code, name, description) values (1, $1, $2, $3)`,
      [`FX${at}`, name.replace('\n', ' '), name],
    )
  // What only the database could hold: a sign behind spaces or a tab.
  for (const [at, name] of [' =1+1', '\t=1+1', '\u00a0+84', '\r@x'].entries())
    await office.seeded.db.execute(`insert into block (building_id, code, name) values (1, $1, $2)`, [
      `FY${at}`,
      name,
    ])
  const bytes = await taken('blocks/export?format=xlsx&building_id=1&columns=code,name,description')
  const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toContain('<f>')
  // Style 2 is text with a quote in front: editing such a cell does not make it a formula either.
  const bare = [...sheet.matchAll(/<c r="[A-Z]+\d+"([^>]*)><is><t xml:space="preserve">([^<]*)</g)].filter(
    ([, attributes = '', text = '']) =>
      /(^|\n|&#13;)\s*[=+\-@＝]/u.test(text) && !/ s="[12]"/.test(attributes),
  )
  expect(bare.map(([whole]) => whole)).toEqual([])
  expect(partOf(bytes, 'xl/styles.xml').match(/quotePrefix="1"/g)).toHaveLength(3)
  const csv = Buffer.from(await taken('blocks/export?format=csv&building_id=1&columns=code,name')).toString(
    'utf8',
  )
  const cells = csv.split('\r\n').flatMap((line) => line.split(',').map((cell) => cell.replace(/^"/, '')))
  expect(cells.filter((cell) => /^[\s\u00a0]*[=+\-@＝]/u.test(cell))).toEqual([])
})

test('the list of debts has the phone of who pays, for those who may change residents', async () => {
  const phone = async (...rights: readonly GroupPermission[]) => {
    const { call } = await office.colleague(...rights)
    const rows = rowsOf(await call('GET debts?building_id=1&limit=all&columns=householder,householder_phone'))
    return rows.some((one) => typeof one.householder_phone === 'string')
  }
  const debts = right('manage_debt', 'read')
  expect(await phone(debts, right('manage_resident', 'read', 'update'))).toBe(true)
  expect(await phone(debts, right('manage_resident', 'read'))).toBe(false)
  expect(await phone(debts)).toBe(false)
})

test('a draft of a fee is owed by nobody', async () => {
  const a = office.seeded.as('A')
  const [apartment] = rowsOf(await a('GET apartments?building_id=1&limit=1'), 'apartments')
  const made = await a('POST fees', {
    building_id: '1',
    fee_type: 'OTHERS',
    apartment_id: apartment?.id,
    month: '2026-10',
    name: 'Nháp',
    amount: '7000',
  })
  const { id } = recordOf(made)
  const list = async () => {
    const reply = await a(`GET fees?building_id=1&id=${id}&columns=amount,open&totals=open`)
    return [rowsOf(reply)[0]?.open, reply.body.totals]
  }
  expect(await list()).toEqual([null, { open: [] }])
  expect(recordOf(await a(`POST fees/${id}/approve`, {}))).toMatchObject({ open: '7000' })
  expect(await list()).toEqual(['7000', { open: [{ currency: null, amount: '7000' }] }])
})
