import { afterAll, beforeAll, expect, test } from 'vitest'
import { entityOf } from '#resources'
import { createMock } from '../mock-api/server.ts'
import { createHttp } from './http.ts'
import { createRestProvider } from './simple-rest.ts'

const port = 45_000 + (process.pid % 1000)
const provider = createRestProvider({
  url: `http://127.0.0.1:${port}/rest`,
  http: createHttp({ token: () => undefined, language: () => 'vi' }),
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
