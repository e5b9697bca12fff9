import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())

let made = 0
const apartment = (more: object = {}) => ({
  building_id: '1',
  code: `W-${++made}`,
  block_id: seeded.ids.BLOCK1,
  area: 50,
  ...more,
})
const createApartment = async (more: object = {}) => recordOf(await a('POST apartments', apartment(more)))
const one = async (id: string) => recordOf(await a(`GET apartments/${id}`))

test('a new record has its defaults, its first state, version 1, and answers as it reads', async () => {
  const reply = await a(
    'POST apartments',
    apartment({ name: 'Nhà mẫu', statuses: ['for_sale'], garden_area: 12.5 }),
  )
  expect(reply.status).toBe(201)
  const record = recordOf(reply)
  expect(record).toMatchObject({
    version: 1,
    handover_status: 'inactive',
    separate_fee: false,
    register_people_number: 0,
    residents_count: 0,
    building_id: '1',
  })
  expect(await one(record.id)).toEqual(record)
  expect(record.payment_reference).toMatch(/^LB( [0-9A-Z]{3}){3}$/)
})

test('multipart and JSON mean the same', async () => {
  const form = new FormData()
  const fields = {
    building_id: '1',
    code: 'FORM-1',
    block_id: String(seeded.ids.BLOCK1),
    area: '61.25',
    separate_fee: '1',
    'statuses[0]': 'for_rent',
    handover_date: '',
    name: '',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const reply = await a('POST apartments', undefined, { form })
  expect(recordOf(reply)).toMatchObject({
    code: 'FORM-1',
    area: 61.25,
    separate_fee: true,
    statuses: ['for_rent'],
    handover_date: null,
    name: null,
  })
})

test.each([
  [{ code: '' }, ['code:required']],
  [{ area: 'x' }, ['area:invalid_number']],
  [{ area: -1 }, ['area:too_small']],
  [{ floor: 1.5 }, ['floor:invalid_integer']],
  [{ statuses: ['sold'] }, ['statuses.0:invalid_option']],
  [{ handover_date: '2026-02-30' }, ['handover_date:invalid_date']],
  [{ block_id: '999999' }, ['block_id:invalid_reference']],
  [{ block_id: 'x' }, ['block_id:invalid_reference']],
  [{ colour: 'red' }, ['colour:unknown_field']],
  [{ id: '7' }, ['id:unknown_field']],
  [{ handover_status: 'closed' }, ['handover_status:read_only']],
  [{ created_at: '2020-01-01T00:00:00.000Z' }, ['created_at:read_only']],
  [{ residents_count: 7 }, ['residents_count:read_only']],
])('%o is refused, field by field', async (wrong, expected) => {
  const reply = await a('POST apartments', apartment(wrong))
  expect(reply.status).toBe(422)
  expect(faults(reply)).toEqual(expected)
})

test('one reply names all faults of a body', async () => {
  expect(faults(await a('POST apartments', { building_id: '1', area: 'x', floor: 'y' }))).toEqual([
    'area:invalid_number',
    'block_id:required',
    'code:required',
    'floor:invalid_number',
  ])
})

test('every taken value is named, here and not in another building', async () => {
  const first = await createApartment({ short_id: 7001 })
  const reply = await a('POST apartments', apartment({ code: first.code, short_id: 7001 }))
  expect(faults(reply)).toEqual(['code:code_exists', 'short_id:short_id_exists'])
  const elsewhere = await seeded.as('B2')('POST apartments', {
    building_id: '2',
    code: first.code,
    block_id: seeded.ids.BLOCK2,
    area: 1,
  })
  expect(elsewhere.status).toBe(201)
})

test('values that must be unique together give the error at the last field', async () => {
  const [residency] = rowsOf(await a('GET residencies?building_id=1&limit=1'))
  const { block_id, apartment_id, resident_id, relationship_id } = residency ?? {}
  const reply = await a('POST residencies', {
    building_id: '1',
    block_id,
    apartment_id,
    resident_id,
    relationship_id,
  })
  expect(faults(reply)).toEqual(['resident_id:record_exists'])
})

test('a choice is narrowed by its own conditions: inactive relationships, apartments of another block', async () => {
  const inactive = rowsOf(
    await a('GET relationships?building_id=1&status=inactive&limit=1'),
    'relationships',
  )[0]
  const flat = await createApartment()
  const blocks = rowsOf(await a('GET blocks?building_id=1&limit=all'), 'blocks')
  const other = blocks.find((block) => block.id !== flat.block_id)
  const base = { building_id: '1', apartment_id: flat.id, resident_id: seeded.ids.RESIDENT1 }
  const active = rowsOf(await a('GET relationships?building_id=1&status=active&limit=1'), 'relationships')[0]
  expect(
    faults(await a('POST residencies', { ...base, block_id: flat.block_id, relationship_id: inactive?.id })),
  ).toEqual(['relationship_id:invalid_reference'])
  if (other !== undefined)
    expect(
      faults(await a('POST residencies', { ...base, block_id: other.id, relationship_id: active?.id })),
    ).toEqual(['apartment_id:invalid_reference'])
  expect(
    outcome(await a('POST residencies', { ...base, block_id: flat.block_id, relationship_id: active?.id })),
  ).toBe('201')
})

test('rules between fields hold for the whole record, also when one of them changes', async () => {
  const [residency] = rowsOf(await a('GET residencies?building_id=1&limit=1&move_in_date[nnull]=1'))
  const reply = await a(`PATCH residencies/${String(residency?.id)}`, { move_out_date: '1999-01-01' })
  expect(faults(reply)).toEqual(['move_out_date:invalid_not_before'])
})

test('PATCH changes only the fields that are sent; PUT empties the rest', async () => {
  const record = await createApartment({ name: 'Kept', floor: 3, separate_fee: true })
  const patched = recordOf(await a(`PATCH apartments/${record.id}`, { floor: 4 }))
  expect(patched).toMatchObject({ floor: 4, name: 'Kept', version: 2 })
  const put = recordOf(
    await a(`PUT apartments/${record.id}`, { code: record.code, block_id: record.block_id, area: 9 }),
  )
  expect(put).toMatchObject({ floor: null, name: null, separate_fee: false, area: 9, version: 3 })
  expect(faults(await a(`PUT apartments/${record.id}`, { code: record.code }))).toEqual([
    'area:required',
    'block_id:required',
  ])
})

test('a change of nothing is no new version and leaves no trace', async () => {
  const record = await createApartment({ statuses: ['for_sale'] })
  const same = recordOf(await a(`PATCH apartments/${record.id}`, { statuses: ['for_sale'], area: 50 }))
  expect(same.version).toBe(1)
  expect((await a(`GET apartments/${record.id}/history`)).body.total).toBe(1)
})

test('the second of two editors gets 409 with the record as it is now', async () => {
  const record = await createApartment()
  expect(outcome(await a(`PATCH apartments/${record.id}`, { version: 1, name: 'first' }))).toBe('200')
  const late = await a(`PATCH apartments/${record.id}`, { version: 1, name: 'second' })
  expect(outcome(late)).toBe('409 record_changed')
  expect(late.body.current).toMatchObject({ id: record.id, version: 2, name: 'first' })
  expect((await one(record.id)).name).toBe('first')
})

test('exactly one of twenty editors of one version wins; those who name no version all do', async () => {
  const record = await createApartment()
  const named = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      a(`PATCH apartments/${record.id}`, { version: 1, floor: index }),
    ),
  )
  expect(named.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(named.filter(({ status }) => status === 409)).toHaveLength(19)
  const unnamed = await Promise.all(
    Array.from({ length: 4 }, (_, index) => a(`PATCH apartments/${record.id}`, { garden_area: index + 1 })),
  )
  expect(unnamed.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await one(record.id)).version).toBe(6)
})

test('one of fifty parallel creations of one code succeeds, the others get code_exists', async () => {
  const body = apartment()
  const replies = await Promise.all(Array.from({ length: 50 }, () => a('POST apartments', body)))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(replies.filter((reply) => outcome(reply) === '422 code_exists')).toHaveLength(49)
})

test('createMany is all or nothing and names the item', async () => {
  const [first, second] = [apartment(), apartment()]
  const refused = await a('POST apartments', { items: [first, { ...second, area: 'x' }] })
  expect(faults(refused)).toEqual(['items.1.area:invalid_number'])
  const twice = await a('POST apartments', { building_id: '1', items: [first, second, { ...first }] })
  expect(faults(twice)).toEqual(['items.2.code:code_exists'])
  expect((await a(`GET apartments?building_id=1&code=${first.code}`)).body.total).toBe(0)
  const done = await a('POST apartments', { items: [first, second] })
  expect(done.status).toBe(201)
  expect(rowsOf(done).map((row) => row.code)).toEqual([first.code, second.code])
})
