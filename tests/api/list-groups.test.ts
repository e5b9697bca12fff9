import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { writtenDay } from '#core/days.ts'
import { filtersOf, groupingOf } from '#core/derive/groupings.ts'
import type { FilterNode } from '#core/wire/filter.ts'
import { emptyQuery, encodeListQuery } from '#core/wire/query.ts'
import { registry } from '#entities/index.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import type { Reply } from '#tests/support/server/test-server.ts'

// The figures of a list by group. tests/starts holds them against the lists of every entity.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  await seeded.db.execute(
    `insert into "order" (building_id, code, permission_product_codes, start_date, end_date, status, amount) values
      (1, 'G-1', '{ql}', '2015-01-31', '2015-12-31', 'cancel', 100),
      (1, 'G-2', '{ql,tc}', '2015-03-01', '2015-12-31', 'complete', 250)`,
  )
})
afterAll(() => seeded.close())

interface Part {
  readonly key: string | null
  readonly name?: string
  readonly records: number
  readonly sums: Readonly<
    Record<string, readonly { readonly currency: string | null; readonly amount: string }[]>
  >
}
const dataOf = (reply: Reply) =>
  reply.body.data as {
    readonly rows: readonly (Part & { readonly across?: readonly Part[] })[]
    readonly all: Omit<Part, 'key'> & { readonly across?: readonly Part[] }
    readonly left_out?: readonly string[]
    readonly capped?: true
  }
const keysOf = (reply: Reply) => dataOf(reply).rows.map(({ key, records }) => [key, records])

test('a row of void records adds them up, and the total leaves them out, as the lists do', async () => {
  const orders = rowsOf(await a('GET orders?building_id=1&limit=all'))
  expect(orders.some(({ status }) => status === 'cancel')).toBe(true)
  const { rows, all, left_out } = dataOf(await a('GET orders/figures?building_id=1&rows=status&sums=amount'))
  for (const { key, records, sums } of rows) {
    const own = orders.filter(({ status }) => status === key)
    expect([key, records, sums.amount?.[0]?.amount]).toEqual([
      key,
      own.length,
      sumAmounts(own.map(({ amount }) => String(amount))),
    ])
  }
  const counted = orders.filter(({ status }) => status !== 'cancel')
  expect(all).toMatchObject({
    records: orders.length,
    sums: { amount: [{ currency: null, amount: sumAmounts(counted.map(({ amount }) => String(amount))) }] },
  })
  expect(left_out).toEqual(['cancel'])
})

/** What a list has at these filters: how many, and what their amounts add up to. */
async function listOf(path: string, filters: readonly FilterNode[]) {
  const asked = {
    ...emptyQuery(),
    buildingId: '1',
    limit: 1,
    columns: ['id'],
    totals: ['amount'],
    filters: [...filters],
  }
  const { total, totals } = (await a(`GET ${path}?${encodeListQuery(asked).toString()}`)).body
  return { records: total, sums: totals }
}

test.each([
  ['one that is void', ['cancel']],
  ['one that counts', ['complete']],
  ['both', ['complete', 'cancel']],
])('of a list of states, %s, a row leaves out what its own list does', async (_, states) => {
  const own: FilterNode = { field: 'status', operator: 'in', value: states }
  const { rows, all } = dataOf(
    await a(`GET orders/figures?building_id=1&rows=status&sums=amount&status[in]=${states.join(',')}`),
  )
  expect(rows.map(({ key }) => key).toSorted()).toEqual(states.toSorted())
  for (const { key, records, sums } of rows) {
    const row: FilterNode = { field: 'status', operator: 'eq', value: key }
    expect({ records, sums }).toEqual(await listOf('orders', [row, own]))
  }
  expect({ records: all.records, sums: all.sums }).toEqual(await listOf('orders', [own]))
})

test('a record of several values stands in a row for each, and once in all', async () => {
  const orders = rowsOf(await a('GET orders?building_id=1&limit=all'))
  const { rows, all } = dataOf(await a('GET orders/figures?building_id=1&rows=permission_product_codes'))
  for (const { key, records } of rows)
    expect([key, records]).toEqual([
      key,
      orders.filter((one) => (one.permission_product_codes as string[]).includes(key ?? '')).length,
    ])
  expect(all.records).toBe(orders.length)
})

test('months are the office’s, and those between the first and the last have a row too', async () => {
  const block = async (code: string, at: string) => {
    const { id } = recordOf(await a('POST blocks', { building_id: '1', code, name: code }))
    await seeded.db.execute('update block set created_at = $1 where id = $2', [at, id])
  }
  await block('G-1', '2025-01-31T16:59:59Z')
  await block('G-2', '2025-01-31T17:00:00Z')
  await block('G-3', '2025-04-02T00:00:00Z')
  const query = 'building_id=1&code[startswith]=G-'
  expect(keysOf(await a(`GET blocks/figures?${query}&rows=created_at.month`))).toEqual([
    ['2025-01', 1],
    ['2025-02', 1],
    ['2025-03', 0],
    ['2025-04', 1],
  ])
  expect(keysOf(await a(`GET blocks/figures?${query}&rows=created_at.quarter`))).toEqual([
    ['2025-Q1', 2],
    ['2025-Q2', 1],
  ])
  expect(
    keysOf(await a(`GET blocks/figures?${query}&rows=created_at.day&created_at[lt]=2025-01-31T17:00:00Z`)),
  ).toEqual([['2025-01-31', 1]])
  // The links of the rows part the records as the rows do.
  const month = groupingOf(registry.block, 'created_at.month')
  for (const [key, records] of [
    ['2025-01', 1],
    ['2025-02', 1],
  ] as const) {
    const filters = filtersOf(registry.block, month === undefined ? [] : [[month, key]])
    const own = { ...emptyQuery(), buildingId: '1', filters: [...filters] }
    expect((await a(`GET blocks?${encodeListQuery(own).toString()}`)).body.total).toBe(records)
  }
})

test('a month without records has its row, empty in every column', async () => {
  const { rows, all } = dataOf(
    await a('GET orders/figures?building_id=1&rows=start_date.month&across=status&start_date[lt]=2016-01-01'),
  )
  expect(all.across?.map(({ key }) => key).toSorted()).toEqual(['cancel', 'complete'])
  const figures = rows.map(({ key, across = [] }) => [key, across.map((one) => [one.key, one.records])])
  expect(figures).toEqual([
    ['2015-01', [['cancel', 1]]],
    ['2015-02', []],
    ['2015-03', [['complete', 1]]],
  ])
})

test('of more rows than a screen shows the file has all, in the same order, and a paper is refused', async () => {
  await seeded.db.execute(
    `insert into block (building_id, code, name, created_at)
      select 1, 'M-' || n, 'M-' || n, '2010-01-01T05:00:00Z'::timestamptz + n * interval '1 day'
      from generate_series(1, 1001) as n`,
  )
  const query = 'building_id=1&code[startswith]=M-&rows=created_at.day'
  const { rows, capped } = dataOf(await a(`GET blocks/figures?${query}`))
  expect([rows.length, capped]).toEqual([1_000, true])
  const file = await seeded.raw(`/v1/manage/blocks/export?format=csv&${query}`)
  const lines = (await file.text()).split('\r\n').filter((line) => /^\d\d\/\d\d\/20/.test(line))
  expect(lines).toHaveLength(1_001)
  expect(lines.slice(0, 1_000).map((line) => line.split(',')[0])).toEqual(
    rows.map(({ key }) => writtenDay(key ?? '')),
  )
  expect(faults(await a(`GET blocks/export?format=pdf&${query}`))).toEqual(['format:too_many'])
})

test('records that a row is of are named, and are offered to who may read them', async () => {
  const query = 'apartments/figures?building_id=1&rows=block_id'
  const [row] = dataOf(await a(`GET ${query}`)).rows
  const block = recordOf(await a(`GET blocks/${row?.key ?? ''}`))
  expect(row?.name).toBe(block.name)
  const clerk = await seeded.member('1', right('manage_apartment', 'read'))
  expect(faults(await clerk(`GET ${query}`))).toEqual(['block_id:unknown_field'])
  const reader = await seeded.member('1', right('manage_apartment', 'read'), right('manage_block', 'read'))
  expect(outcome(await reader(`GET ${query}`))).toBe('200')
})

test('what a reader may not see is not added up, and neither are other buildings’ records', async () => {
  const clerk = await seeded.member('1', right('manage_resident', 'read'))
  const keeper = await seeded.member('1', right('manage_apartment', 'read'))
  expect(
    faults(await keeper('GET apartments/figures?building_id=1&rows=handover_status&sums=outstanding')),
  ).toEqual(['outstanding:unknown_field'])
  expect(outcome(await clerk('GET apartments/figures?building_id=1&rows=handover_status'))).toBe(
    '403 forbidden',
  )
  expect(outcome(await a('GET apartments/figures?building_id=2&rows=handover_status'))).toBe('403 forbidden')
})

test.each([
  ['', 'rows:required'],
  ['rows=name', 'rows:unknown_field'],
  ['rows=created_at', 'rows:unknown_field'],
  ['rows=created_at.week', 'rows:unknown_field'],
  ['rows=status.month', 'rows:unknown_field'],
  ['rows=created_at.month&across=block_id', 'across:unknown_field'],
  ['rows=created_at.month&across=created_at.year', 'across:unknown_field'],
  ['rows=created_at.month&sums=floor', 'sums:unknown_field'],
  ['rows=created_at.month&sums=', undefined],
])('of apartments by %s: %s', async (query, fault) => {
  const reply = await a(`GET apartments/figures?building_id=1&${query}`)
  expect(faults(reply)).toEqual(fault === undefined ? [] : [fault])
})

test.each([
  ['rows=handover_status&across=&sums=', '200'],
  ['rows=handover_date.month&across=handover_status&sums=area', '200'],
  ['rows=gone', '422 unknown_field'],
  ['rows=handover_date.week', '422 unknown_field'],
  ['rows=handover_status&across=gone', '422 unknown_field'],
  ['rows=handover_status&sums=gone', '422 unknown_field'],
])('a view of figures by %s is kept: %s', async (asked, answer) => {
  const reply = await a('POST saved-views', {
    building_id: '1',
    entity: 'apartment',
    name: asked,
    address: `look=figures&${asked}`,
  })
  expect(reply.status === 422 ? `422 ${faults(reply).join().split(':')[1] ?? ''}` : outcome(reply)).toBe(
    answer,
  )
})

test('a view of figures whose field a colleague may not see comes to them without its address', async () => {
  const made = await a('POST saved-views', {
    building_id: '1',
    entity: 'apartment',
    name: 'Nợ',
    address: 'look=figures&rows=handover_status&sums=outstanding',
    shared: true,
  })
  expect(outcome(made)).toBe('200')
  const keeper = await seeded.member('1', right('manage_apartment', 'read'))
  const views = (await keeper('GET saved-views?building_id=1&entity=apartment')).body.data as {
    readonly name: string
    readonly address: string | null
  }[]
  expect(views.find(({ name }) => name === 'Nợ')?.address).toBeNull()
})
