import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRunServer, type RunServer } from '#tests/support/money/run-server.ts'
import { outcome, rowsOf } from '#tests/support/server/seeded-server.ts'
import {
  countsOf,
  openWorkbookDesk,
  reasonsIn,
  type WorkbookDesk,
} from '#tests/support/server/workbook-desk.ts'

// The office's own lists, with the office's own headings.
let runner: RunServer
let desk: WorkbookDesk
beforeAll(async () => {
  runner = await openRunServer()
  await runner.seeded.server.services.jobs.start()
  desk = openWorkbookDesk(runner)
})
afterAll(() => runner.seeded.close())

/** A file of sheets by their names, each of lines of text. */
async function fileOf(sheets: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const written = Object.entries(sheets).map(([sheet, lines]) => ({
    sheet,
    data: lines.map((line) => line.map((value) => ({ value, type: String }))) as SheetData,
  }))
  return new Uint8Array(await writeExcelFile(written).toBuffer())
}

const own = {
  'Danh sách căn': [
    ['Số căn', 'Tòa', 'DT', 'Ngày nhận nhà', 'Ghi chú'],
    ['A-1', 'A', '68,5', '15/06/2021', 'gọi trước'],
    ['A-2', 'A', '46', '15/06/2021', ''],
  ],
  'Cư dân': [
    ['Họ tên', 'Căn hộ', 'Quan hệ', 'SĐT'],
    ['An', 'A-1', 'Chủ hộ', '0912 345 678'],
  ],
  'Nhân viên': [
    ['Tên', 'Chức vụ'],
    ['Bình', 'Bảo vệ'],
  ],
}

test('headings of the office are asked about once, with what they probably mean, and read as answered', async () => {
  const id = await desk.newBuilding()
  const first = await desk.checked(id, await fileOf(own))
  expect(first.left_out).toEqual(['Nhân viên'])
  const asked = first.questions.filter(({ kind }) => kind === 'columns')
  expect(
    asked.map(({ name, words }) => [name, words.map(({ word, proposed }) => `${word} ${proposed}`)]),
  ).toEqual([
    [
      'apartments.columns',
      ['Số căn code', 'Tòa block_id', 'DT area', 'Ngày nhận nhà handover_date', 'Ghi chú -'],
    ],
    ['residents.columns', ['Họ tên full_name', 'Quan hệ relationship_id', 'SĐT phone_number']],
  ])
  expect(asked.every(({ is_answered }) => !is_answered)).toBe(true)
  // Each answer opens what the columns ask in turn: blocks that do not exist.
  const workbook = await desk.answeredAll(id, first)
  expect(reasonsIn(workbook)).toEqual([])
  const done = await desk.pressed(id, 'apply')
  expect(countsOf(done)).toMatchObject({ apartments: { created: 2 }, residents: { created: 1 } })
  const homes = rowsOf(await desk.adm(`GET apartments?building_id=${id}&sort=code`), 'apartments')
  expect(homes.map(({ code, area, handover_status }) => [code, area, handover_status])).toEqual([
    ['A-1', 68.5, 'handover'],
    ['A-2', 46, 'handover'],
  ])
  expect(rowsOf(await desk.adm(`GET residents?building_id=${id}`))).toMatchObject([
    { full_name: 'An', phone_number: '0912345678' },
  ])
  // The next building is proposed what was answered for this one.
  const other = await desk.newBuilding()
  const changed = {
    ...own,
    'Cư dân': [
      ['Họ tên', 'Căn hộ', 'Quan hệ', 'Liên hệ'],
      ['An', 'A-1', 'Chủ hộ', '0912 345 678'],
    ],
  }
  const second = await desk.checked(other, await fileOf(changed))
  const ofPeople = second.questions.find(({ name }) => name === 'residents.columns')
  expect(ofPeople?.words.map(({ proposed }) => proposed)).toEqual(['full_name', 'relationship_id', '-'])
  const said = [
    { question: 'residents.columns', word: 'Họ tên', answer: 'full_name' },
    { question: 'residents.columns', word: 'Quan hệ', answer: 'relationship_id' },
    { question: 'residents.columns', word: 'Liên hệ', answer: 'phone_number' },
  ]
  const reply = await desk.adm(`PUT buildings/${other}/workbook/answers`, {
    round: second.round,
    answers: said,
  })
  expect(outcome(reply)).toBe('200')
  await desk.settled(other)
  const third = await desk.newBuilding()
  const again = await desk.checked(third, await fileOf(changed))
  const known = again.questions.find(({ name }) => name === 'residents.columns')
  expect(known?.words.map(({ proposed }) => proposed)).toEqual([
    'full_name',
    'relationship_id',
    'phone_number',
  ])
})

test('one column is not read from two headings, and what nobody asked is not kept', async () => {
  const id = await desk.newBuilding()
  const sheet = [
    ['Mã căn hộ', 'Block / tháp', 'Diện tích', 'Tầng số', 'Lầu'],
    ['A-1', 'A', '50', '3', '4'],
  ]
  const first = await desk.checked(id, await fileOf({ 'Căn hộ': sheet }))
  const answers = [
    { question: 'apartments.columns', word: 'Tầng số', answer: 'floor' },
    { question: 'apartments.columns', word: 'Lầu', answer: 'floor' },
    { question: 'apartments.block_id', word: 'A', answer: '+' },
    { question: 'apartments.handover_date', answer: '' },
    { question: 'nobody.asked', word: 'x'.repeat(4_000), answer: 'y' },
  ]
  expect(
    outcome(await desk.adm(`PUT buildings/${id}/workbook/answers`, { round: first.round, answers })),
  ).toBe('200')
  const twice = await desk.settled(id)
  expect(twice.questions.filter(({ is_answered }) => !is_answered).map(({ name }) => name)).toEqual([
    'apartments.columns',
  ])
  expect(twice.may_apply).toBe(false)
  const [kept] = await runner.db.query<{ answers: { question: string }[] }>(
    `select answers from import_workbook where building_id = $1`,
    [id],
  )
  expect(kept?.answers.map(({ question }) => question)).not.toContain('nobody.asked')
})

test('a card type that the file names with its price is made, and one without a price is told', async () => {
  const id = await desk.newBuilding()
  const sheets = (price: string) => ({
    'Căn hộ': [
      ['Mã căn hộ', 'Block / tháp', 'Diện tích', 'Ngày bàn giao'],
      ['A-1', 'A', '50', '15/06/2021'],
    ],
    'Xe và thẻ': [
      ['Căn hộ', 'Loại xe', 'Biển số', 'Loại thẻ', 'Gửi xe từ ngày', 'Giá'],
      ['A-1', 'Khác', 'XE-1', 'Xe ba bánh', '01/07/2021', price],
    ],
  })
  const bare = await desk.answeredAll(id, await desk.checked(id, await fileOf(sheets(''))))
  expect(reasonsIn(bare).map(([sheet, reason, isWarning]) => [sheet, reason, isWarning])).toContainEqual([
    'vehicles',
    'unit_price:required',
    false,
  ])
  const priced = await desk.answeredAll(id, await desk.checked(id, await fileOf(sheets('90000'))))
  expect(reasonsIn(priced).filter(([, , isWarning]) => isWarning === false)).toEqual([])
  await desk.pressed(id, 'apply')
  const types = rowsOf(await desk.adm(`GET vehicle-card-types?building_id=${id}&limit=all`))
  expect(types.find(({ name }) => name === 'Xe ba bánh')).toMatchObject({
    vehicle_type: 'other',
    unit_price: '90000',
  })
})
