import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CrudFilters } from '@refinedev/core'
import { entityOf } from '#resources'
import { createMock } from '../mock-api/server.ts'
import { createHttp } from './http.ts'
import { createRestProvider } from './simple-rest.ts'

const port = 45_000 + (process.pid % 1000)
const provider = createRestProvider({
  url: `http://127.0.0.1:${port}/rest`,
  http: createHttp({ signature: () => ({}), language: () => 'vi' }),
  entityOf,
  building: () => '1',
})
let server: { close(): void }

beforeAll(async () => {
  const mock = createMock({ now: () => new Date('2026-07-01T08:00:00Z') })
  await new Promise<void>((ready) => {
    server = mock.listen(port, '127.0.0.1', ready)
  })
})
afterAll(() => server.close())

const apartments = (input: Partial<Parameters<typeof provider.getList>[0]>) =>
  provider.getList({ resource: 'apartment', ...input })

test('a list shows one page of the current building, in order, with its relations', async () => {
  const { data, total } = await apartments({
    pagination: { currentPage: 2, pageSize: 5 },
    sorters: [{ field: 'code', order: 'desc' }],
    meta: { query: { with: ['block'] } },
  })
  const codes = data.map((row) => String(row.code))
  expect(total).toBe(360)
  expect(codes).toEqual(codes.toSorted().toReversed())
  expect(codes).toHaveLength(5)
  for (const row of data) {
    expect(row.building_id).toBe('1')
    expect(row.block).toMatchObject({ id: row.block_id, building_id: '1' })
  }
})

test('the search finds the records that it names', async () => {
  const query = { keyword: 'A-0101' }
  const { data } = await apartments({ meta: { query } })
  expect(data.map((row) => row.code)).toEqual(['A-0101'])
  expect(
    await apartments({ filters: [{ field: 'keyword', operator: 'eq', value: 'A-0101' }] }),
  ).toMatchObject({ total: 1 })
})

test('filters that json-server knows hold', async () => {
  const floors = await apartments({
    pagination: { mode: 'off' },
    filters: [{ field: 'floor', operator: 'between', value: [3, 4] }],
  })
  expect([...new Set(floors.data.map((row) => row.floor))].toSorted()).toEqual([3, 4])
  const { data } = await apartments({ filters: [{ field: 'id', operator: 'in', value: ['1', '3'] }] })
  expect(data.map((row) => row.id)).toEqual(['1', '3'])
})

test('a list is asked further parameters, beside its filters', async () => {
  const stays = async (filters: { field: string; operator: 'eq' | 'in'; value: unknown }[], extra = {}) =>
    await provider.getList({
      resource: 'residency',
      pagination: { mode: 'off' },
      filters: filters as CrudFilters,
      meta: { query: { extra } },
    })
  const isOver = (until: unknown) => typeof until === 'string' && until < '2026-07-01'
  const { data: all } = await stays([])
  const isLived = (one: (typeof all)[number]) =>
    all.some((other) => other.apartment_id === one.apartment_id && !isOver(other.move_out_date))
  const gone = all.find((one) => isOver(one.move_out_date) && isLived(one))!
  const of = { field: 'apartment_id', operator: 'eq' as const, value: gone.apartment_id }
  const found = await stays([of], { lives: '1' })
  expect(found.data.map(({ id }) => id)).toEqual(
    all
      .filter((one) => one.apartment_id === gone.apartment_id && !isOver(one.move_out_date))
      .map(({ id }) => id),
  )
  expect((await stays([{ field: 'id', operator: 'in', value: [gone.id] }], { lives: '1' })).data).toEqual([])
})

test.each([
  [{ field: 'floor', operator: 'gt' as const, value: 3 }],
  [{ field: 'name', operator: 'null' as const, value: true }],
  [{ operator: 'or' as const, value: [{ field: 'floor', operator: 'eq' as const, value: 3 }] }],
])('any other filter is refused rather than answered with wrong rows: %j', async (filter) => {
  await expect(apartments({ filters: [filter] })).rejects.toThrow(`no filter "${filter.operator}"`)
})

test('many records come by their ids', async () => {
  const found = await provider.getMany?.({ resource: 'block', ids: ['1', '2'] })
  expect(found?.data.map((row) => row.id)).toEqual(['1', '2'])
})

test('a record is created in the current building, read, changed and deleted', async () => {
  const resource = 'relationship'
  const { data: made } = await provider.create({ resource, variables: { code: 'guest', name: 'Khách' } })
  expect(made).toMatchObject({ building_id: '1', version: 1 })
  const id = String(made.id)
  await provider.update({ resource, id, variables: { name: 'Khách quen' } })
  const { data: read } = await provider.getOne({ resource, id })
  expect(read).toMatchObject({ code: 'guest', name: 'Khách quen', version: 2 })
  await provider.deleteOne({ resource, id })
  await expect(provider.getOne({ resource, id })).rejects.toMatchObject({ statusCode: 404 })
})

// simple-rest itself takes method and headers out of `meta`, where refine puts the query of the page's address.
test('the address of the page chooses no method', async () => {
  const meta = { method: 'delete', headers: { host: 'evil.test' } }
  const resource = 'block'
  const before = await provider.getList({ resource, pagination: { mode: 'off' } })
  await provider.getOne({ resource, id: '1', meta })
  await provider.getMany?.({ resource, ids: ['1'], meta })
  await provider.update({ resource, id: '1', variables: { name: 'Tòa A' }, meta })
  expect(await provider.getList({ resource, pagination: { mode: 'off' }, meta })).toMatchObject({
    total: before.total,
  })
  const { data } = await provider.create({ resource, variables: { code: 'Z' }, meta })
  expect(data).toMatchObject({ code: 'Z' })
  await provider.deleteOne({ resource, id: String(data.id), meta: { method: 'get' } })
  await expect(provider.getOne({ resource, id: String(data.id) })).rejects.toMatchObject({ statusCode: 404 })
})
