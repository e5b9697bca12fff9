import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importsOf, type Batch } from '#tests/support/server/sheets.ts'
import { openSeededServer, right, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let blockCode: string
beforeAll(async () => {
  seeded = await openSeededServer()
  await seeded.server.services.jobs.start()
  a = seeded.as('A')
  blockCode = String(rowsOf(await a('GET blocks?building_id=1'), 'blocks')[0]?.code)
})
afterAll(() => seeded.close())

const mine = () => importsOf(seeded.server, seeded.tokens.A ?? '')
const checked = (type: string, content: string) => mine().check(type, content)
const applied = ({ id }: Batch) => mine().press('apply', id)
const rowsIn = (id: string) => mine().rows(id)
const sheet = (...lines: string[]) => `code,name,block_id,area,garden_area\n${lines.join('\n')}\n`

test('the error file holds texts as they were typed, as text that no spreadsheet runs, and the wrong cells in red', async () => {
  const batch = await checked(
    'apartment',
    sheet(`IM-12,=1+1,NOWHERE,50,`, `IM-13,+84 901 234 567,NOWHERE,50,`),
  )
  const bytes = new Uint8Array(await (await mine().errorFile(batch.id)).arrayBuffer())
  const rows = await readSheet(Buffer.from(bytes))
  expect(rows.slice(1).map((row) => row[1])).toEqual(['=1+1', '+84 901 234 567'])
  const part = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect(part).not.toMatch(/<f>/)
  expect(part).toMatch(/<c r="B2" s="2" t="inlineStr">/)
  expect(part).toMatch(/<c r="C2" s="3" t="inlineStr">/)
  const [bad] = await rowsIn(batch.id)
  expect(bad?.faults).toEqual([{ column: 'block_id', message: 'Not found in this building' }])
})

const template = async (type: string) => {
  const reply = await fetch(`${seeded.server.address}/v1/manage/imports/${type}/template?building_id=1`, {
    headers: { 'client-id': '3', 'accept-language': 'vi', authorization: `Bearer ${seeded.tokens.A}` },
  })
  const parts = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  return (name: string) => strFromU8(parts[`xl/${name}`] ?? new Uint8Array())
}

test('the cells of a template offer what they may hold, from a hidden sheet, and days are dd/mm/yyyy', async () => {
  const part = await template('resident')
  expect(part('workbook.xml')).toMatch(/name="Lists" sheetId="3" state="hidden"/)
  const [first, lists] = [part('worksheets/sheet1.xml'), part('worksheets/sheet3.xml')]
  for (const value of ['Nam', 'Chủ hộ', 'A-0101', 'Vợ / chồng'])
    expect([value, lists.includes(`>${value}<`)]).toEqual([value, true])
  // A relationship that is no longer offered.
  expect(lists).not.toContain('>Khác<')
  const offers = first.match(/<dataValidation /g) ?? []
  expect(offers.length).toBeGreaterThanOrEqual(5)
  expect(part('styles.xml')).toContain('formatCode="dd/mm/yyyy"')
  expect(part('worksheets/sheet2.xml')).toMatch(/>\d\d\/\d\d\/\d{4}</)
})

test('a resident’s row also says where they live, with whom and since when, and undoing takes both back', async () => {
  await applied(await checked('apartment', sheet(`IR-1,One,${blockCode},50,`)))
  const heading = 'Mã cư dân,Họ và tên,Căn hộ,Quan hệ với chủ hộ,Ngày chuyển vào'
  const file = (day: string, place = 'IR-1') =>
    `${heading}\nIRC-1,Lê An,${place},Vợ / chồng,${day}\nIRC-2,Lê Bình,,,\nIRC-3,Lê Chi,IR-1,,01/02/2026\n`
  const batch = await checked('resident', file('15/01/2026'))
  expect(batch.mapping).toEqual([
    'code',
    'full_name',
    'apartments.apartment_id',
    'apartments.relationship_id',
    'apartments.move_in_date',
  ])
  const [, , third] = await rowsIn(batch.id)
  expect(third?.errors).toMatchObject([{ field: 'apartments.relationship_id', code: 'required' }])
  expect(third?.message).toMatch(/^Relationship/)
  expect((await applied(batch)).counts).toEqual({ created: 2, invalid: 1 })
  const stays = async () => {
    const [resident] = rowsOf(await a('GET residents?building_id=1&code=IRC-1'))
    const reply = await a(
      `GET residencies?building_id=1&resident_id=${String(resident?.id ?? 0)}&with=apartment`,
    )
    return rowsOf(reply).map(({ move_in_date: day, apartment: place }) => [
      day,
      (place as { code: string }).code,
    ])
  }
  expect(await stays()).toEqual([['2026-01-15', 'IR-1']])
  expect((await checked('resident', file('15/01/2026'))).counts).toEqual({ unchanged: 2, invalid: 1 })
  const changed = await applied(await checked('resident', file('16/01/2026')))
  expect(changed.counts).toEqual({ updated: 1, unchanged: 1, invalid: 1 })
  expect(await stays()).toEqual([['2026-01-16', 'IR-1']])
  await mine().press('undo', changed.id)
  expect(await stays()).toEqual([['2026-01-15', 'IR-1']])
  const made = await applied(await checked('resident', `${heading}\nIRC-9,Lê Dung,IR-1,Con,01/02/2026\n`))
  const [dung] = rowsOf(await a('GET residents?building_id=1&code=IRC-9'))
  const livesThere = async () =>
    (await a(`GET residencies?building_id=1&resident_id=${String(dung?.id)}`)).body.total
  expect(await livesThere()).toBe(1)
  expect((await mine().press('undo', made.id)).counts).toEqual({ undone: 1 })
  expect(await livesThere()).toBe(0)
  const nowhere = await checked('resident', file('15/01/2026', 'NOWHERE'))
  expect((await rowsIn(nowhere.id))[0]?.errors).toMatchObject([
    { field: 'apartments.apartment_id', code: 'reference_not_found' },
  ])
})

test('a template that offers the names of records, or holds one as an example, leaves a line in the log', async () => {
  const keeper = await seeded.member(
    '1',
    right('manage_parking', 'read', 'create'),
    right('manage_apartment', 'read'),
  )
  expect((await keeper('GET imports/vehicle/template?building_id=1')).status).toBe(200)
  const lines = await seeded.db.query<{ record_title: string }>(
    `select record_title from log
      where action = 'export' and building_id = 1 and resource = 'vehicle' and actor_id = $1`,
    [keeper.person.id],
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]?.record_title).toMatch(/^vehicle\.xlsx \(.*license_plate.*apartment_id/)
})
