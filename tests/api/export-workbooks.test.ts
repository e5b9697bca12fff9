import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImportServer } from '#tests/support/server/import-server.ts'
import { batchIn } from '#tests/support/server/sheets.ts'

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
  const [titles = [], first = []] = await readSheet(Buffer.from(bytes))
  expect(titles).toHaveLength(4)
  expect(first.map((cell) => (cell instanceof Date ? 'day' : typeof cell))).toEqual([
    'string',
    'number',
    'day',
    'day',
  ])
  const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml')
  expect(sheet).toMatch(/<autoFilter ref="A1:D\d+"\/>/)
  expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>')
  expect(sheet).toContain('fitToWidth="1" fitToHeight="0"')
  const widths = [...sheet.matchAll(/width="(\d+)"/g)].map(([, width]) => Number(width))
  expect(widths).toHaveLength(4)
  expect(widths.every((width, at) => width >= String(titles[at]).length + 2)).toBe(true)
  expect(partOf(bytes, 'xl/workbook.xml')).toMatch(/_xlnm\.Print_Titles" localSheetId="0">'[^<]+'!\$1:\$1</)
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
  const [titles = [], ...rows] = await readSheet(Buffer.from(bytes))
  expect(rows.length).toBeGreaterThan(0)
  const numbers = titles.map((_title, at) => rows.some((row) => typeof row[at] === 'number'))
  const digits = titles.map((_title, at) =>
    rows.some((row) => /^\d+(\.\d+)?$/.test(String(row[at])) && typeof row[at] === 'string'),
  )
  expect(digits).not.toContain(true)
  expect(numbers.filter((is) => is).length).toBeGreaterThan(4)
})
