import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
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

const list = async (query: string, who = 'A') => {
  const reply = await seeded.as(who)(`GET apartments?${query}`)
  expect(outcome(reply)).toBe('200')
  return { rows: rowsOf(reply, 'apartments'), total: reply.body.total, body: reply.body }
}

test('a list answers under its reply key with its total, twenty rows unless asked otherwise', async () => {
  const { rows, total } = await list('building_id=1')
  expect(rows).toHaveLength(20)
  expect(total).toBe(50)
  expect((await list('building_id=1&page=3')).rows).toHaveLength(10)
})

test('values keep their kinds: ids and amounts are text, numbers numbers, days days, moments ISO', async () => {
  const [apartment] = (await list('building_id=1&limit=1')).rows
  expect(apartment).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    version: 1,
    building_id: '1',
    block_id: expect.any(String),
    area: expect.any(Number),
  })
  expect(apartment?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  const orders = rowsOf(await seeded.as('A')('GET orders?limit=1&building_id=1'))
  expect(orders[0]).toMatchObject({
    amount: expect.stringMatching(/^\d+(\.\d+)?$/),
    end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
})

test('codes sort by their numbers, equals by id, and descending is the exact reverse', async () => {
  const up = (await list('building_id=1&limit=all&sort=code&columns=code')).rows.map((row) => row.code)
  const down = (await list('building_id=1&limit=all&sort=-code&columns=code')).rows.map((row) => row.code)
  expect(down).toEqual(up.toReversed())
  const floors = (await list('building_id=1&limit=all&sort=floor&columns=floor')).rows
  for (const [index, row] of floors.entries()) {
    const before = floors[index - 1]
    if (before !== undefined && before.floor === row.floor)
      expect(Number(before.id)).toBeLessThan(Number(row.id))
  }
})

test.each([
  ['area[gte]=100', (row: Record<string, unknown>) => Number(row.area) >= 100],
  [
    'area[between][0]=50&area[between][1]=70',
    (row: Record<string, unknown>) => Number(row.area) >= 50 && Number(row.area) <= 70,
  ],
  [
    'handover_status[in]=handover,inactive',
    (row: Record<string, unknown>) => ['handover', 'inactive'].includes(String(row.handover_status)),
  ],
  ['handover_status[ne]=handover', (row: Record<string, unknown>) => row.handover_status !== 'handover'],
  ['code[startswith]=a-01', (row: Record<string, unknown>) => String(row.code).startsWith('A-01')],
  ['code[ncontains]=A-01', (row: Record<string, unknown>) => !String(row.code).includes('A-01')],
  [
    'statuses[in]=for_sale',
    (row: Record<string, unknown>) => (row.statuses as string[]).includes('for_sale'),
  ],
  [
    'statuses[nin]=for_sale',
    (row: Record<string, unknown>) => !(row.statuses as string[]).includes('for_sale'),
  ],
  ['garden_area[null]=1', (row: Record<string, unknown>) => row.garden_area === null],
  ['garden_area[nnull]=1', (row: Record<string, unknown>) => row.garden_area !== null],
  ['separate_fee=0', (row: Record<string, unknown>) => row.separate_fee === false],
  ['or[0][floor]=1&or[1][floor]=2', (row: Record<string, unknown>) => row.floor === 1 || row.floor === 2],
  [
    'floor[gt]=1&floor[lte]=3',
    (row: Record<string, unknown>) => Number(row.floor) > 1 && Number(row.floor) <= 3,
  ],
])('filter %s gives exactly the rows that it describes', async (filter, fits) => {
  const all = (await list('building_id=1&limit=all')).rows
  const { rows, total } = await list(`building_id=1&limit=all&${filter}`)
  expect(rows.map((row) => row.id).toSorted()).toEqual(
    all
      .filter(fits)
      .map((row) => row.id)
      .toSorted(),
  )
  expect(total).toBe(rows.length)
})

test('of each apartment, contact=1 gives the stay of one person, the householder where there is one', async () => {
  const reply = await seeded.as('A')('GET residencies?building_id=1&contact=1&limit=all&with=resident')
  const stays = rowsOf(reply)
  expect(stays.length).toBeGreaterThan(0)
  expect(new Set(stays.map((stay) => stay.apartment_id)).size).toBe(stays.length)
  const types = stays.map(({ resident }) => (resident as { resident_type: string }).resident_type)
  expect(types.filter((type) => type === 'householder').length).toBeGreaterThan(stays.length / 2)
})

test('columns, map, with and withCount shape the rows', async () => {
  const { rows } = await list('building_id=1&limit=2&columns=code,area')
  expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'code', 'area'])
  const mapped = (await list('building_id=1&limit=2&columns=area&map=code')).body.apartments as Record<
    string,
    unknown
  >
  expect(Object.keys(mapped)).toHaveLength(2)
  expect(mapped[String(rows[0]?.code)]).toMatchObject({ id: rows[0]?.id })
  const [full] = (await list('building_id=1&limit=1&with=block,residents.resident&withCount=residents')).rows
  expect(full?.block).toMatchObject({ id: full?.block_id, code: expect.any(String) })
  const residents = full?.residents as Record<string, unknown>[]
  expect(residents).toHaveLength(Number(full?.residents_count))
  expect(residents[0]?.resident).toMatchObject({ full_name: expect.any(String) })
})

test('relations cost a fixed number of queries, however many rows there are', async () => {
  const seen: string[] = []
  const { serving } = seeded.server
  const { arrays, query } = serving
  Object.assign(serving, {
    arrays: (text: string, values?: readonly unknown[]) => (seen.push(text), arrays(text, values)),
    query: (text: string, values?: readonly unknown[]) => (seen.push(text), query(text, values)),
  })
  try {
    await list('building_id=1&limit=2&with=block,apartment_type,residents&withCount=residents')
    const few = seen.length
    seen.length = 0
    await list('building_id=1&limit=40&with=block,apartment_type,residents&withCount=residents')
    expect(seen.length).toBeLessThanOrEqual(few)
    expect(few).toBeGreaterThan(1)
    expect(few).toBeLessThanOrEqual(3)
  } finally {
    Object.assign(serving, { arrays, query })
  }
})

test('limit=all gives all rows, and says nothing of a cap that none of them met', async () => {
  const { rows, body } = await list('building_id=1&limit=all')
  expect(rows).toHaveLength(50)
  expect(body).not.toHaveProperty('capped')
})

test.each([
  ['page=0', 'page:invalid_page'],
  ['limit=501', 'limit:invalid_limit'],
  ['limit=-1', 'limit:invalid_limit'],
  ['sort=password', 'password:unknown_field'],
  ['sort=(select%201)', '(select 1):unknown_field'],
  ['columns=*', '*:unknown_field'],
  ['columns=token_hash', 'token_hash:unknown_field'],
  ['with=building.organisation', 'building.organisation:unknown_field'],
  ['with=residents.resident.apartments', 'residents.resident.apartments:unknown_field'],
  ['withCount=block', 'block:unknown_field'],
  ['map=statuses', 'statuses:unknown_field'],
  ['color=1', 'color:unknown_field'],
  ['area[like]=1', 'area:invalid_operator'],
  ['area=abc', 'area:invalid_number'],
  ['handover_date=2026-02-30', 'handover_date:invalid_date'],
  ['trashed=yes', 'trashed:invalid_value'],
])('a list asked with %s is refused at that name', async (query, fault) => {
  const reply = await seeded.as('A')(`GET apartments?building_id=1&${query}`)
  expect(reply.status).toBe(422)
  expect(faults(reply)).toEqual([fault])
})

test('a remembered count follows every write', async () => {
  const total = async () => (await seeded.as('A')('GET blocks?building_id=1&limit=1')).body.total
  const before = Number(await total())
  const made = await seeded.as('A')('POST blocks', { building_id: '1', code: 'CNT', name: 'Counted' })
  expect(await total()).toBe(before + 1)
  await seeded.as('A')(`DELETE blocks/${recordOf(made).id}`)
  expect(await total()).toBe(before)
  await seeded.as('A')(`POST blocks/${recordOf(made).id}/restore`)
  expect(await total()).toBe(before + 1)
  await seeded.as('B2')('POST blocks', { building_id: '2', code: 'CNT', name: 'Elsewhere' })
  expect(await total()).toBe(before + 1)
})

test('personal values are masked, and guarded ones left out, for those who only read', async () => {
  const reader = await seeded.member('1', right('manage_resident', 'read'))
  const full = recordOf(await seeded.as('A')(`GET residents/${seeded.ids.RESIDENT1}`))
  const masked = recordOf(await reader(`GET residents/${seeded.ids.RESIDENT1}`))
  expect(full.phone_number).toMatch(/^\d{10,11}$/)
  expect(masked.phone_number).toMatch(/^\d{3}\*+\d{3}/)
  expect(masked.phone_number).not.toBe(full.phone_number)
  expect(full).toHaveProperty('id_front_image')
  expect(masked).not.toHaveProperty('id_front_image')
  for (const record of [full, masked]) expect(record).not.toHaveProperty('password')
})

test('nobody can filter, sort, select or search by a field that they may not see', async () => {
  const reader = await seeded.member('1', right('manage_resident', 'read'))
  const full = recordOf(await seeded.as('A')(`GET residents/${seeded.ids.RESIDENT1}`))
  const phone = String(full.phone_number)
  for (const query of [
    `phone_number=${phone}`,
    'sort=phone_number',
    'phone_number[startswith]=09',
    'columns=id_front_image',
  ])
    expect(outcome(await reader(`GET residents?building_id=1&${query}`))).toBe('422 unknown_field')
  expect((await reader(`GET residents?building_id=1&keyword=${phone}`)).body.total).toBe(0)
  expect((await seeded.as('A')(`GET residents?building_id=1&keyword=${phone}`)).body.total).toBe(1)
  expect(
    Number(
      (await reader(`GET residents?building_id=1&keyword=${encodeURIComponent(String(full.full_name))}`)).body
        .total,
    ),
  ).toBeGreaterThan(0)
})

test('of a relation that the user may not read the name is shown, and records that name this one are left out', async () => {
  const reader = await seeded.member('1', right('manage_apartment', 'read'))
  const [row] = rowsOf(
    await reader(
      'GET apartments?building_id=1&limit=1&with=block,apartment_type,residents&withCount=residents',
    ),
    'apartments',
  )
  expect(row?.block).toEqual({ id: row?.block_id, name: expect.any(String) })
  expect(row).not.toHaveProperty('residents')
  expect(row?.apartment_type).toMatchObject({ id: row?.apartment_type_id })
})

test('the name of a record is shown to whoever reads one that names it, and nothing else of it', async () => {
  const [method] = rowsOf(
    await seeded.as('A')('GET payment-methods?building_id=1&limit=1'),
    'payment_methods',
  )
  const [home] = rowsOf(await seeded.as('A')('GET apartments?building_id=1&limit=1'), 'apartments')
  const at = { building_id: '1', apartment_id: home?.id, month: '2026-11' }
  const fee = recordOf(
    await seeded.as('A')('POST fees', { ...at, fee_type: 'OTHERS', name: 'Phí', amount: '1000' }),
  )
  await seeded.as('A')(`POST fees/${fee.id}/approve`, {})
  const made = { ...at, payment_method_id: method?.id, amount_received: '1000' }
  expect(
    outcome(await seeded.as('A')('POST receipts', made, { headers: { 'idempotency-key': 'reading' } })),
  ).toBe('201')
  const cashier = await seeded.member('1', right('manage_debt', 'read'))
  const relations = 'cash_account.bank,payment_method,apartment'
  const [row] = rowsOf(
    await cashier(`GET receipts?building_id=1&limit=1&with=${relations}&sort=cash_account_id,-created_at`),
  )
  expect(row?.cash_account).toEqual({ id: row?.cash_account_id, name: expect.any(String) })
  expect(row?.payment_method).toEqual({
    id: row?.payment_method_id,
    name: expect.any(String),
    language_contents: [{ language_code: 'en', name: expect.any(String) }],
  })
  expect(row?.apartment).toEqual({ id: row?.apartment_id, code: expect.any(String) })
  expect(outcome(await cashier('GET report/accounts?building_id=1'))).toMatch(/^403/)
})

test('a secret cannot be asked for', async () => {
  for (const query of [
    'columns=password',
    'sort=password',
    'password=x',
    'password[nnull]=1',
    'map=password',
  ])
    expect(outcome(await seeded.as('ADM')(`GET org-members?${query}`))).toBe('422 unknown_field')
  const [account] = rowsOf(await seeded.as('ADM')('GET org-members?limit=1'), 'users')
  expect(JSON.stringify(account)).not.toContain('argon2')
})
