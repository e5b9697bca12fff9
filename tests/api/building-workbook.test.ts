import readExcelFile, { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunServer, type RunServer } from '#tests/support/money/run-server.ts'
import { smallBuilding } from '#tests/support/server/filled-workbook.ts'
import { faults, outcome, rowsOf, withKey } from '#tests/support/server/seeded-server.ts'
import {
  countsOf,
  openWorkbookDesk,
  reasonsIn,
  type WorkbookDesk,
} from '#tests/support/server/workbook-desk.ts'

let runner: RunServer
let desk: WorkbookDesk
beforeAll(async () => {
  runner = await openRunServer()
  await runner.seeded.server.services.jobs.start()
  desk = openWorkbookDesk(runner)
})
afterAll(() => runner.seeded.close())

const adm: WorkbookDesk['adm'] = (...asked) => desk.adm(...asked)
const namesIn = async (bytes: Buffer) => (await readExcelFile(bytes)).map(({ sheet }) => sheet)
const count = async (table: string, id: string) =>
  (
    await runner.db.query<{ count: number }>(
      `select count(*)::int as count from ${table} where building_id = $1`,
      [id],
    )
  )[0]?.count

test('a file fills a new building: checked whole, asked once, imported, the same again changes nothing, undone', async () => {
  const id = await desk.newBuilding()
  const first = await desk.checked(id, smallBuilding)
  expect(reasonsIn(first).filter(([, , isWarning]) => isWarning === false)).toEqual([])
  expect(
    first.questions.map(({ name, words, rows, is_answered }) => [
      name,
      words.map(({ word, proposed }) => `${word} ${proposed}`),
      rows,
      is_answered,
    ]),
  ).toEqual([
    ['apartments.block_id', ['A +', 'B +'], 3, false],
    ['apartments.apartment_type_id', ['Loại lạ +'], 1, false],
    ['apartments.handover_date', [], 1, false],
    ['residents.relationship_id', ['Chủ nhà householder', 'Vợ spouse', 'Con dâu +'], 5, false],
    ['debts.date', [], 2, false],
  ])
  expect(await count('apartment', id)).toBe(0)
  expect(outcome(await adm(`POST buildings/${id}/workbook/apply`, {}))).toBe('409 workbook_has_questions')
  const ready = await desk.answered(id, first)
  expect([ready.may_apply, ready.questions.every(({ is_answered }) => is_answered)]).toEqual([true, true])
  // Square metres, people, cards and debts, to be compared with the former program.
  expect(
    ready.sheets.flatMap(({ name, sums }) => sums.map(({ column, value }) => [name, column, value])),
  ).toEqual([
    ['apartments', 'area', '206.5'],
    ['residents', 'full_name', '5'],
    ['vehicles', 'license_plate', '1'],
    ['vehicles', 'parking_card_id', '1'],
    ['meters', 'serial_number', '1'],
    ['debts', 'amount', '734500'],
  ])
  expect(countsOf(ready)).toMatchObject({
    apartments: { create: 3 },
    residents: { create: 4, update: 1 },
    vehicles: { create: 2 },
    meters: { create: 3 },
    debts: { create: 2 },
    payers: { create: 1 },
  })
  const done = await desk.pressed(id, 'apply')
  expect(reasonsIn(done).filter(([, , isWarning]) => isWarning === false)).toEqual([])
  expect(countsOf(done)).toMatchObject({
    apartments: { created: 3 },
    residents: { created: 4, updated: 1 },
    vehicles: { created: 2 },
    meters: { created: 3 },
    debts: { created: 2 },
    payers: { created: 1 },
  })
  const states = rowsOf(await adm(`GET apartments?building_id=${id}&sort=code`), 'apartments')
  expect(
    states.map(({ code, handover_status, handover_date }) => [code, handover_status, handover_date]),
  ).toEqual([
    ['A-0801', 'handover', '2021-06-15'],
    ['A-0802', 'handover', '2021-06-20'],
    ['B-1205', 'inactive', null],
  ])
  expect([await count('resident', id), await count('residency', id)]).toEqual([4, 5])
  const vehicles = rowsOf(await adm(`GET vehicles?building_id=${id}&sort=license_plate`))
  const [owner] = await runner.db.query<{ home: string }>(
    `select a.code as home from vehicle v join residency y on y.resident_id = v.owner_id
      join apartment a on a.id = y.apartment_id where v.building_id = $1`,
    [id],
  )
  expect(owner?.home).toBe('A-0801')
  expect(vehicles.map(({ vehicle_type, status }) => [vehicle_type, status])).toEqual([
    ['motorbike', 'active'],
    ['bicycle', 'active'],
  ])
  expect([await count('water_reading', id), await count('electric_reading', id)]).toEqual([1, 1])
  // The same file again.
  const again = await desk.checked(id, smallBuilding)
  expect(reasonsIn(again).filter(([, , isWarning]) => isWarning === false)).toEqual([])
  const changes = again.sheets.map(({ name, counts }) => [name, counts.create ?? 0, counts.update ?? 0])
  expect(changes).toEqual([
    ['apartments', 0, 0],
    ['residents', 0, 0],
    ['vehicles', 0, 0],
    ['meters', 0, 0],
    ['debts', 0, 0],
    ['payers', 0, 0],
  ])
})

test('one undo takes all of it back, but for homes whose books have a debt', async () => {
  const id = await desk.newBuilding()
  const { debts, ...people } = smallBuilding
  await desk.answered(id, await desk.checked(id, people))
  await desk.pressed(id, 'apply')
  const undone = await desk.pressed(id, 'undo')
  expect([undone.status, reasonsIn(undone)]).toEqual(['undone', []])
  for (const table of [
    'apartment',
    'block',
    'resident',
    'residency',
    'vehicle',
    'parking_card',
    'water_meter',
    'payer_rule',
  ]) {
    const [left] = await runner.db.query<{ count: number }>(
      `select count(*)::int as count from ${table} where building_id = $1 and deleted_at is null`,
      [id],
    )
    expect([table, left?.count]).toEqual([table, 0])
  }
  const owing = await desk.newBuilding()
  await desk.answered(owing, await desk.checked(owing, { apartments: smallBuilding.apartments, debts }))
  await desk.pressed(owing, 'apply')
  // A debt is reversed, not erased: what was booked stays, and so does whose it was.
  expect(countsOf(await desk.pressed(owing, 'undo'))).toMatchObject({
    apartments: { undone: 2, kept: 1 },
    debts: { undone: 2 },
  })
})

test('an undo is refused from the first fee on, and says which', async () => {
  const id = await desk.newBuilding()
  await desk.answered(
    id,
    await desk.checked(id, { apartments: smallBuilding.apartments, debts: smallBuilding.debts }),
  )
  await desk.pressed(id, 'apply')
  const [home] = rowsOf(await adm(`GET apartments?building_id=${id}&code=A-0801`), 'apartments')
  const fee = await adm(
    'POST opening-debts',
    {
      building_id: id,
      apartment_id: home?.id,
      fee_type: 'WATER',
      month: '2026-10',
      name: 'Nước cũ',
      amount: '5',
    },
    withKey(),
  )
  expect([outcome(fee), faults(fee)]).toEqual(['201', []])
  const reply = await adm(`POST buildings/${id}/workbook/undo`, {})
  expect(outcome(reply)).toBe('409 workbook_has_fees')
  expect(JSON.stringify(reply.body)).toContain('Nước cũ')
  expect((await desk.settled(id)).may_undo).toBe(false)
})

test('errors stand once by sheet, column and reason; a corrected file takes the place of the check', async () => {
  const id = await desk.newBuilding()
  const wrong = {
    apartments: [
      { code: 'A-1', block_id: 'A', area: 'rộng' },
      { code: 'A-2', block_id: 'A', area: 'rộng' },
      { code: 'A-3', block_id: 'A', area: '50' },
    ],
    residents: [
      { full_name: 'An', apartment_id: 'A-1', relationship_id: 'Chủ hộ' },
      { full_name: 'Bình', apartment_id: 'A-9', relationship_id: 'Chủ hộ' },
      { full_name: 'Châu', apartment_id: 'A-3', relationship_id: 'Con' },
    ],
    debts: [{ apartment_id: 'A-3', fee_type: 'Nước', month: '10/2026', amount: '-5' }],
  }
  const found = await desk.checked(id, wrong)
  expect(reasonsIn(found)).toEqual([
    ['apartments', 'area:invalid_number', false, 2, [2, 3]],
    ['residents', 'apartments.apartment_id:named_row_refused', false, 1, [2]],
    ['residents', 'apartments.apartment_id:reference_not_found', false, 1, [3]],
    ['residents', 'apartments.relationship_id:no_householder', true, 1, [4]],
    ['debts', 'amount:debt_is_prepayment', false, 1, [2]],
  ])
  const group = found.sheets[0]?.groups[0]
  const rows = await adm(`GET buildings/${id}/workbook/rows?group=${encodeURIComponent(group?.key ?? '')}`)
  expect(rowsOf(rows)).toEqual([
    { number: 2, cells: ['A-1', 'A', 'rộng'] },
    { number: 3, cells: ['A-2', 'A', 'rộng'] },
  ])
  const file = await fetch(`${runner.seeded.server.address}/v1/manage/buildings/${id}/workbook/errors`, {
    headers: { 'client-id': '3', 'accept-language': 'en', authorization: `Bearer ${desk.token}` },
  })
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(await namesIn(bytes)).toEqual(['Apartments', 'Residents', 'Opening debts'])
  const [head, line] = await readSheet(bytes, 'Apartments')
  expect(head?.at(-1)).toBe('Error')
  expect(line?.slice(0, 3)).toEqual(['A-1', 'A', 'rộng'])
  const right = { apartments: wrong.apartments.map((one) => ({ ...one, area: '50' })) }
  const corrected = await desk.checked(id, right)
  expect(reasonsIn(corrected)).toEqual([])
})

test('the template has a sheet for each kind, and what is shown is passed over', async () => {
  const id = await desk.newBuilding()
  const reply = await fetch(`${runner.seeded.server.address}/v1/manage/buildings/${id}/workbook/template`, {
    headers: { 'client-id': '3', 'accept-language': 'en', authorization: `Bearer ${desk.token}` },
  })
  const bytes = Buffer.from(await reply.arrayBuffer())
  expect(await namesIn(bytes)).toEqual([
    'Căn hộ',
    'Cư dân',
    'Xe và thẻ',
    'Đồng hồ',
    'Nợ đầu kỳ',
    'Ai trả phí',
    'Ví dụ',
    'Danh mục',
  ])
  const empty = await desk.upload(id, new Uint8Array(bytes))
  expect([outcome(empty), faults(empty)]).toEqual(['422 import_empty', ['file:import_empty']])
})
