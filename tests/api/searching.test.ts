import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchableFields, searchedFields } from '#core/derive/fields.ts'
import { waysTo } from '#core/permission.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

test('a phone number is kept in one spelling, and a search finds it by each', async () => {
  const made = await seeded.as('A')('POST residents', {
    building_id: '1',
    code: 'PH-1',
    full_name: 'Phone Owner',
    phone_number: '+84 977 000 123',
  })
  expect(recordOf(made)).toMatchObject({ phone_number: '0977000123' })
  for (const keyword of [
    '0977000123',
    '+84977000123',
    '+84 977.000',
    '0977 000 123',
    '84977000123',
    'PH-1',
  ]) {
    const found = await seeded.as('A')(`GET residents?building_id=1&keyword=${encodeURIComponent(keyword)}`)
    expect([keyword, rowsOf(found).map(({ code }) => code)]).toEqual([keyword, ['PH-1']])
  }
})

test('codes, plates and numbers of papers are found with any marks between their signs, or none', async () => {
  const a = seeded.as('A')
  const [block] = rowsOf(await a('GET blocks?building_id=1&limit=1'), 'blocks')
  const made = async (path: string, values: object) => recordOf(await a(`POST ${path}?building_id=1`, values))
  const apartment = await made('apartments', {
    code: 'MK-0304',
    name: 'Lô 12-9',
    block_id: block?.id,
    area: 50,
  })
  await made('vehicles', {
    apartment_id: apartment.id,
    license_plate: '59A-987.65',
    vehicle_type: 'motorbike',
    register_from: '2026-01-01',
  })
  await made('residents', { code: 'MK R 77', full_name: 'Lê Mã', phone_number: '+855 12 987 654' })
  const clerk = await seeded.member('1', right('manage_parking', 'read'))
  const totals = async (who: typeof a, path: string, keywords: readonly string[]) => {
    for (const keyword of keywords) {
      const found = await who(`GET ${path}?building_id=1&keyword=${encodeURIComponent(keyword)}`)
      expect([keyword, found.body.total]).toEqual([keyword, 1])
    }
  }
  const codes = ['MK-0304', 'mk0304', 'mk 0304', 'MK.0304', 'mk/03-04']
  await totals(a, 'apartments', [...codes, 'lo 129'])
  // A list finds a record by that of the record which it names, also for those who see no more of this than its name.
  await totals(a, 'vehicles', [...codes, '59A-987.65', '59a98765', '59a 987 65'])
  await totals(clerk, 'vehicles', codes)
  await totals(a, 'residents', ['mkr77', 'MK-R-77', '012 987 654', '+85512987654', '+855 (12) 987-654'])
  const found = rowsOf(await a('GET search?building_id=1&keyword=mk0304'))
  expect(found.map(({ resource, title }) => [resource, title])).toContainEqual(['apartment', 'MK-0304'])
  const offered = `GET options?entity=vehicle&field=apartment_id&building_id=1&keyword=mk0304`
  expect(rowsOf(await a(offered)).map(({ code }) => code)).toEqual(['MK-0304'])
  // The log, too, by the title that a line keeps.
  for (const keyword of ['MK-0304', 'mk0304', '59a98765']) {
    const logged = rowsOf(await a(`GET logs?building_id=1&keyword=${encodeURIComponent(keyword)}`))
    expect([keyword, logged.length]).toEqual([keyword, 1])
  }
})

test('a keyword finds without accents, by every word, in any searchable field', async () => {
  const made = await seeded.as('A')('POST residents', {
    building_id: '1',
    code: 'KW-1',
    full_name: 'Nguyễn Đức Thịnh',
  })
  expect(outcome(made)).toBe('201')
  for (const keyword of ['nguyen duc', 'ĐỨC', 'thinh kw-1', 'NGUYỄN']) {
    const found = rowsOf(
      await seeded.as('A')(`GET residents?building_id=1&limit=all&keyword=${encodeURIComponent(keyword)}`),
    )
    expect(found.map((row) => row.code)).toContain('KW-1')
  }
  expect((await seeded.as('A')('GET residents?building_id=1&keyword=%25')).body.total).toBe(0)
  expect((await seeded.as('A')('GET residents?building_id=1&keyword=k_1')).body.total).toBe(0)
})

test('a keyword finds records by the texts of the records that they name, for those who may read these', async () => {
  const [block] = rowsOf(await seeded.as('A')('GET blocks?building_id=1&limit=1'), 'blocks')
  const made = async (path: string, values: object) =>
    recordOf(await seeded.as('A')(`POST ${path}?building_id=1`, values))
  const apartment = await made('apartments', { code: 'SK-7701', block_id: block?.id, area: 50 })
  const resident = await made('residents', {
    code: 'SK-R1',
    full_name: 'Đỗ Sứ Kỳ',
    phone_number: '0917770123',
  })
  const [relationship] = await seeded.db.query<{ id: string }>(
    "insert into relationship (building_id, code, name, status) values (1, 'SK', 'Con nuôi', 'active') returning id",
  )
  await made('residencies', {
    block_id: block?.id,
    apartment_id: apartment.id,
    resident_id: resident.id,
    relationship_id: relationship?.id,
  })
  const found = async (keyword: string, who = seeded.as('A')) =>
    (await who(`GET residencies?building_id=1&keyword=${encodeURIComponent(keyword)}`)).body.total
  expect(await found('sk-7701')).toBe(1)
  expect(await found('do su sk-7701')).toBe(1)
  expect(await found('0917770123')).toBe(1)
  expect(await found('+84 917 770 123')).toBe(1)
  expect(await found('sk-7702')).toBe(0)
  const clerk = await seeded.member('1', right('manage_resident', 'read'))
  expect(await found('do su', clerk)).toBe(1)
  // Of an apartment they see the code, which the list shows; the phone numbers of residents are not theirs to see.
  expect(await found('sk-7701', clerk)).toBe(1)
  expect(await found('0917770123', clerk)).toBe(0)
  expect(await found('+84 917 770 123', clerk)).toBe(0)
})

const searchedByOthers = Object.values<AnyEntity>(registry).filter(
  (entity) => Object.keys(searchedFields(entity)).length > Object.keys(searchableFields(entity)).length,
)

/** A code that gives its records. */
const codeOf = ({ permission }: AnyEntity) => waysTo(permission)[0]?.[0] ?? ''

test.each(searchedByOthers)(
  '$path: who may not read the records that a search looks through finds nothing',
  async (entity) => {
    const clerk = await seeded.member('1', right(codeOf(entity), 'read'))
    const reply = await clerk(`GET ${entity.path}?building_id=1&keyword=zzz&limit=1`)
    expect([outcome(reply), reply.body.total]).toEqual(['200', 0])
  },
)
