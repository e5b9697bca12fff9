import { readSheet } from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importType } from '#core/derive/screens.ts'
import { meteredTypes } from '#domain/metered-kinds.ts'
import { meteredEntities } from '#entities/metering/metered-entities.ts'
import { batchIn, importsOf, type Batch } from '#tests/support/server/sheets.ts'
import {
  openSeededServer,
  outcome,
  faults,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

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

type Caller = (request: string, json?: unknown, more?: object) => ReturnType<typeof a>

const mine = () => importsOf(seeded.server, seeded.tokens.A ?? '')
const upload = (
  type: string,
  content: string | Uint8Array,
  {
    as = 'A',
    building = '1',
    fields = {},
  }: { as?: string; building?: string; fields?: Record<string, string> } = {},
) => importsOf(seeded.server, seeded.tokens[as] ?? '').upload(type, content, { building, fields })
const settled = (id: string) => mine().settled(id)

const checked = async (type: string, content: string | Uint8Array, fields: Record<string, string> = {}) => {
  const reply = await upload(type, content, { fields })
  expect([reply.status, reply.body.errors]).toEqual([201, undefined])
  return settled(batchIn(reply).id)
}
const applied = async (batch: Batch) => {
  expect(outcome(await a(`POST imports/${batch.id}/apply`, {}))).toBe('200')
  return settled(batch.id)
}
const rowsIn = async (id: string, outcomes = '') =>
  rowsOf(await a(`GET imports/${id}/rows?outcome=${outcomes}`)) as {
    number: number
    outcome: string
    message: string
    errors: { field: string; code: string }[]
  }[]
const apartmentNamed = async (code: string) =>
  rowsOf(await a(`GET apartments?building_id=1&code=${code}`), 'apartments')[0]

const sheet = (...lines: string[]) => `code,name,block_id,area,garden_area\n${lines.join('\n')}\n`

test('rows are tried out first: nothing is there until they are applied', async () => {
  const batch = await checked(
    'apartment',
    sheet(`IM-1,One,${blockCode},50,`, `im-2,Two,${blockCode.toLowerCase()},60.5,3`),
  )
  expect([batch.status, batch.counts, batch.mapping]).toEqual([
    'checked',
    { create: 2 },
    ['code', 'name', 'block_id', 'area', 'garden_area'],
  ])
  expect(await apartmentNamed('IM-1')).toBeUndefined()
  const done = await applied(batch)
  expect([done.status, done.counts]).toEqual(['done', { created: 2 }])
  expect(await apartmentNamed('IM-2')).toMatchObject({ code: 'IM-2', name: 'Two', area: 60.5 })
  const [line] = rowsOf(await a(`GET apartments/${(await apartmentNamed('IM-2'))?.id as string}/history`))
  expect(line).toMatchObject({ action: 'create' })
})

test('a known business key updates what differs, and an empty cell leaves what is there', async () => {
  await applied(await checked('apartment', sheet(`IM-3,Three,${blockCode},50,7`)))
  const again = await checked('apartment', sheet(`IM-3,Third,,,`, `IM-1,One,${blockCode},50,`))
  expect(again.counts).toEqual({ update: 1, unchanged: 1 })
  await applied(again)
  expect(await apartmentNamed('IM-3')).toMatchObject({ name: 'Third', area: 50, garden_area: 7, version: 2 })
})

test('a file sent twice makes nothing twice', async () => {
  const file = sheet(`IM-4,Four,${blockCode},50,`)
  await applied(await checked('apartment', file))
  const again = await applied(await checked('apartment', file))
  expect(again.counts).toEqual({ unchanged: 1 })
})

test('a bad row harms no other; each says what is wrong, by the sheet’s own number', async () => {
  const lines = [
    `IM-5,Five,${blockCode},50,`,
    '',
    `IM-6,Six,NOWHERE,50,`,
    `IM-7,Seven,${blockCode},a lot,`,
    `,No code,${blockCode},50,`,
    `IM-5,Again,${blockCode},50,`,
    `IM-8,Eight,${blockCode},-1,`,
  ]
  const batch = await checked('apartment', sheet(...lines))
  expect(batch.counts).toEqual({ create: 1, invalid: 5 })
  const bad = await rowsIn(batch.id, 'invalid')
  expect(
    bad.map(({ number, errors }) => [number, ...errors.map(({ field, code }) => `${field}:${code}`)]),
  ).toEqual([
    [4, 'block_id:reference_not_found'],
    [5, 'area:invalid_number'],
    [6, 'code:required'],
    [7, 'code:duplicate_in_file'],
    [8, 'area:too_small'],
  ])
  expect(bad[1]?.message).toMatch(/^Area.*: /)
  const done = await applied(batch)
  expect(done.counts).toEqual({ created: 1, invalid: 5 })
})

test('the error file holds the refused rows and their reasons, and comes back corrected', async () => {
  const batch = await applied(
    await checked('apartment', sheet(`IM-10,Ten,${blockCode},50,`, `IM-11,Eleven,NOWHERE,50,`)),
  )
  const reply = await fetch(`${seeded.server.address}/v1/manage/imports/${batch.id}/errors`, {
    headers: { 'client-id': '3', 'accept-language': 'en', authorization: `Bearer ${seeded.tokens.A}` },
  })
  const rows = await readSheet(Buffer.from(await reply.arrayBuffer()))
  expect(rows[0]).toEqual(['code', 'name', 'block_id', 'area', 'garden_area', 'Error'])
  expect(rows).toHaveLength(2)
  expect(String(rows[1]?.at(-1))).toContain('Not found in this building')
  const corrected = rows.map((row) =>
    row.map((cell) => ({ value: cell === 'NOWHERE' ? blockCode : String(cell ?? ''), type: String })),
  )
  const file = await writeExcelFile(corrected).toBuffer()
  const second = await checked('apartment', new Uint8Array(file))
  expect([second.counts, second.mapping.at(-1)]).toEqual([{ create: 1 }, null])
})

test('the template takes labels of every language, and what it offers can be filled in', async () => {
  for (const language of ['vi', 'en', 'km']) {
    const reply = await fetch(`${seeded.server.address}/v1/manage/imports/resident/template?building_id=1`, {
      headers: { 'client-id': '3', 'accept-language': language, authorization: `Bearer ${seeded.tokens.A}` },
    })
    const bytes = Buffer.from(await reply.arrayBuffer())
    const [headings = []] = await readSheet(bytes)
    const guide = await readSheet(bytes, 2)
    expect(guide.length - 1).toBe(headings.length)
    const filled = guide.slice(1).map((row) => String(row[4] ?? ''))
    const content = [headings.map(String), filled].map((row) => row.map((value) => ({ value, type: String })))
    const file = await writeExcelFile(content).toBuffer()
    const batch = await checked('resident', new Uint8Array(file))
    expect(batch.mapping).not.toContain(null)
    expect([language, await rowsIn(batch.id)]).toMatchObject([
      language,
      [{ outcome: 'unchanged', message: '' }],
    ])
  }
})

test('a state that one plain move reaches is reached, and labels stand for options', async () => {
  const apartment = await apartmentNamed('IM-1')
  const file = `Biển số,Loại xe,Căn hộ,Trạng thái\n29A-111.11,Ô tô,IM-1,Đang hoạt động\n29A-222.22,Xe máy,IM-1,\n29A-333.33,Tàu thủy,IM-1,\n`
  const batch = await checked('vehicle', file)
  const rows = await rowsIn(batch.id)
  expect(rows.map((row) => row.outcome)).toEqual(['create', 'create', 'invalid'])
  await applied(batch)
  const made = rowsOf(
    await a(`GET vehicles?building_id=1&apartment_id=${String(apartment?.id)}&sort=license_plate`),
  )
  expect(
    made.map(({ license_plate, vehicle_type, status }) => [license_plate, vehicle_type, status]),
  ).toEqual([
    ['29A11111', 'car', 'active'],
    ['29A22222', 'motorbike', 'pending'],
  ])
})

test.each(meteredTypes)(
  'readings of %s go by meter and month, and keep the rules of readings',
  async (type) => {
    const { meter, reading } = meteredEntities[type]
    const [ofMeters, ofReadings] = [importType(meter), importType(reading)]
    const meters = `code,apartment_id,start_number\nIMW-1,IM-1,10\nIMW-2,IM-1,20\n`
    await applied(await checked(ofMeters, meters))
    const readings = `Đồng hồ;Tháng;Chỉ số mới;Ngày ghi chỉ số\nIMW-1;01/2026;15,5;28/01/2026\nIMW-2;2026-01;12;2026-01-28\n`
    const batch = await checked(ofReadings, readings)
    expect(
      (await rowsIn(batch.id)).map(({ outcome: own, errors }) => [own, ...errors.map(({ code }) => code)]),
    ).toEqual([['create'], ['invalid', 'index_runs_backwards']])
    await applied(batch)
    const later = readings.replace('15,5', '16')
    const codesOf = async ({ id }: { id: string }) =>
      (await rowsIn(id)).map(({ outcome: own, errors }) => [own, ...errors.map(({ code }) => code)])
    // A month's file is taken once, unless whoever sends it says that it updates.
    expect(await codesOf(await checked(ofReadings, later))).toEqual([
      ['invalid', 'month_index_file_exists'],
      ['invalid', 'index_runs_backwards'],
    ])
    const update = await checked(ofReadings, later, { update_known: '1' })
    expect(update.counts).toEqual({ update: 1, invalid: 1 })
    await applied(update)
    expect(rowsOf(await a(`GET ${reading.path}?building_id=1&month=2026-01&new_number=16`))).toHaveLength(1)
  },
)

test('a type that takes a file once only is not told to update', async () => {
  const sheet = 'apartment_id,month,old_index,new_index\nIM-1,2026-01,1,2\n'
  await applied(await checked('indexed-fee', sheet))
  const again = await checked('indexed-fee', sheet, { update_known: '1' })
  expect((await rowsIn(again.id)).flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual([
    'month_index_file_exists',
  ])
})

test('undoing an import deletes what it made, resets what it changed, and keeps what was changed since', async () => {
  await applied(await checked('apartment', sheet(`IM-20,Old,${blockCode},50,`)))
  const batch = await applied(
    await checked(
      'apartment',
      sheet(`IM-20,New,,55,`, `IM-21,Made,${blockCode},50,`, `IM-22,Touched,${blockCode},50,`),
    ),
  )
  const touched = await apartmentNamed('IM-22')
  await a(`PATCH apartments/${String(touched?.id)}`, { name: 'Mine' })
  expect(outcome(await a(`POST imports/${batch.id}/undo`, {}))).toBe('200')
  const undone = await settled(batch.id)
  expect([undone.status, undone.counts]).toEqual(['undone', { undone: 2, kept: 1 }])
  expect(await apartmentNamed('IM-20')).toMatchObject({ name: 'Old', area: 50 })
  expect(await apartmentNamed('IM-21')).toBeUndefined()
  expect(await apartmentNamed('IM-22')).toMatchObject({ name: 'Mine' })
})

test('columns that nobody knows are mapped by hand, once all that is needed is there', async () => {
  const reply = await upload('apartment', `Mã số,Khối nhà,m2\nIM-30,${blockCode},40\n`)
  const batch = batchIn(reply)
  expect(reply.body).toMatchObject({
    data: { status: 'uploaded', missing: expect.arrayContaining(['code']) as unknown },
  })
  const map = (mapping: unknown) => a(`PUT imports/${batch.id}/mapping`, { mapping })
  expect(faults(await map(['code', 'block_id']))).toEqual(['mapping:invalid_value'])
  expect(faults(await map(['code', 'code', 'area']))).toEqual(['mapping:duplicate_value'])
  expect(faults(await map(['code', '', 'area']))).toEqual(['mapping:import_no_key'])
  expect(faults(await map(['code', 'version', 'area']))).toEqual(['mapping.1:invalid_option'])
  expect(outcome(await map(['code', 'block_id', 'area']))).toBe('200')
  expect((await settled(batch.id)).counts).toEqual({ create: 1 })
})

test('a run that was killed continues where it was, and makes each row once', async () => {
  const lines = Array.from({ length: 450 }, (_, at) => `IK-${at},Kept,${blockCode},50,`)
  const batch = await checked('apartment', sheet(...lines))
  // The state that a process leaves when it dies after its first chunk.
  await seeded.db.execute(
    `update import_batch set status = 'applying', applied_by = account_id where id = $1`,
    [batch.id],
  )
  await Promise.all([1, 2, 3].map(() => seeded.server.services.jobs.send('import', { id: batch.id })))
  expect((await settled(batch.id)).counts).toEqual({ created: 450 })
  const [row] = await seeded.db.query<{ count: number }>(
    `select count(*)::int as count from apartment where code like 'IK-%'`,
  )
  expect(row?.count).toBe(450)
})

test('an import is for those who may make such records, in that building', async () => {
  expect((await upload('apartment', sheet('X,1,1,1,'), { as: 'AR' })).status).toBe(403)
  expect((await upload('apartment', sheet('X,1,1,1,'), { building: '2' })).status).toBe(403)
  const { id } = await checked('apartment', sheet(`IM-40,Forty,${blockCode},50,`, 'IM-41,x,y,50,'))
  const calls = [
    'GET imports/ID',
    'GET imports/ID/rows',
    'GET imports/ID/errors',
    'POST imports/ID/apply',
    'POST imports/ID/undo',
    'PUT imports/ID/mapping',
  ]
  for (const who of ['B2', 'AR', 'R'])
    for (const call of calls) {
      const ask: Caller = seeded.as(who)
      const reply = await ask(call.replace('ID', id), call.startsWith('GET') ? undefined : {})
      expect([who, call, reply.status]).toEqual([who, call, 404])
    }
  const creator = await seeded.member(
    '1',
    right('manage_apartment', 'read', 'create'),
    right('manage_block', 'read'),
  )
  expect(outcome(await creator(`POST imports/${id}/apply`, {}))).toBe('200')
  await settled(id)
  expect(await apartmentNamed('IM-40')).toBeDefined()
})

test('another building’s records are not found by name', async () => {
  const [foreign] = rowsOf(await seeded.as('B2')('GET apartments?building_id=2&limit=1'), 'apartments')
  const batch = await checked('vehicle', `license_plate,apartment_id\n29Z99999,${String(foreign?.code)}-X2\n`)
  expect((await rowsIn(batch.id))[0]?.errors).toEqual([
    { field: 'apartment_id', code: 'reference_not_found' },
  ])
})

test('a step that does not fit the batch’s status is refused', async () => {
  const batch = await applied(await checked('apartment', sheet(`IM-50,Fifty,${blockCode},50,`)))
  expect(outcome(await a(`POST imports/${batch.id}/apply`, {}))).toBe('409 illegal_transition')
  expect(recordOf(await a(`GET imports/${batch.id}`))).toMatchObject({ status: 'done', total: 1 })
})

test('rows are asked for by outcomes that there are, and after a number', async () => {
  const { id } = await checked('apartment', sheet(`IM-90,Ninety,${blockCode},50,`))
  const ask = async (query: string) => {
    const reply = await a(`GET imports/${id}/rows?${query}`)
    return [outcome(reply), ...faults(reply)]
  }
  for (const query of ['outcome=', 'outcome=create', 'outcome=create,invalid', 'after=', 'after=1'])
    expect([query, ...(await ask(query))]).toEqual([query, '200'])
  for (const query of ['outcome=x', 'outcome=create,x', 'outcome=,'])
    expect([query, ...(await ask(query))]).toEqual([query, '422 invalid_option', 'outcome:invalid_option'])
  for (const query of ['after=x', 'after=-1', 'after=1e3', 'after=9999999999'])
    expect([query, ...(await ask(query))]).toEqual([query, '422 invalid_number', 'after:invalid_number'])
})
