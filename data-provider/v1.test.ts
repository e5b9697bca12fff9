import type { DataProvider, MetaQuery } from '@refinedev/core'
import { expect, test } from 'vitest'
import { decodeListQuery } from '#core/wire/query.ts'
import { registry } from '#entities/index.ts'
import { entityOf } from '#resources'
import { recordedProvider } from '#tests/support/components/recorded-provider.ts'

const none = { apartments: [], total: 0 }

test('a list says page, size, order, search and building, and reads its own reply key', async () => {
  const { provider, sent } = recordedProvider({ apartments: [{ id: '1' }], total: 41 })
  const reply = await provider.getList({
    resource: 'apartment',
    pagination: { currentPage: 3, pageSize: 50 },
    sorters: [
      { field: 'floor', order: 'desc' },
      { field: 'code', order: 'asc' },
    ],
    filters: [{ field: 'keyword', operator: 'eq', value: 'A&B+c#1' }],
    meta: { query: { with: ['block'], columns: ['code', 'floor'] } },
  })
  expect(reply).toEqual({ data: [{ id: '1' }], total: 41 })
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'get',
      path: '/v1/manage/apartments',
      query: {
        building_id: '7',
        page: '3',
        limit: '50',
        sort: '-floor,code',
        keyword: 'A&B+c#1',
        columns: 'code,floor',
        with: 'block',
      },
    }),
  ])
})

test('a list without pages asks for all', async () => {
  const { provider, sent } = recordedProvider(none)
  await provider.getList({ resource: 'apartment', pagination: { mode: 'off' } })
  expect(sent[0]?.query).toEqual({ building_id: '7', limit: 'all' })
})

test('filters reach the server as they were meant, groups included', async () => {
  const { provider, sent } = recordedProvider(none)
  await provider.getList({
    resource: 'apartment',
    filters: [
      { field: 'code', operator: 'startswiths', value: 'A&+#%' },
      { field: 'block_id', operator: 'in', value: Array.from({ length: 30 }, (_, index) => `${index + 1}`) },
      { field: 'name', operator: 'null', value: undefined },
      {
        operator: 'or',
        value: [
          { field: 'floor', operator: 'between', value: [0, 5] },
          {
            operator: 'and',
            value: [
              { field: 'floor', operator: 'gt', value: 9 },
              { field: 'area', operator: 'lt', value: '50.5' },
            ],
          },
        ],
      },
    ],
  })
  const { query, errors } = decodeListQuery(registry.apartment, registry, sent[0]?.query ?? {})
  expect(errors).toBeUndefined()
  expect(query?.filters).toEqual([
    { field: 'code', operator: 'startswiths', value: 'A&+#%' },
    { field: 'block_id', operator: 'in', value: Array.from({ length: 30 }, (_, index) => `${index + 1}`) },
    { field: 'name', operator: 'null', value: true },
    {
      or: [
        { field: 'floor', operator: 'between', value: [0, 5] },
        {
          and: [
            { field: 'floor', operator: 'gt', value: 9 },
            { field: 'area', operator: 'lt', value: 50.5 },
          ],
        },
      ],
    },
  ])
})

test('an operator that the server does not know is refused, not left out', async () => {
  const { provider, sent } = recordedProvider()
  const asking = provider.getList({
    resource: 'apartment',
    filters: [{ operator: 'or', value: [{ field: 'code', operator: 'nstartswith', value: 'A' }] }],
  })
  await expect(asking).rejects.toMatchObject({ statusCode: 400, codes: ['invalid_operator'] })
  expect(sent).toEqual([])
})

test.each([
  ['apartment', { building_id: '7' }],
  ['permission_group', { building_id: '7' }],
  ['building', {}],
  ['exchange_rate', {}],
])('of %s, a list and a new record say %j', async (resource, owner) => {
  const { provider, sent } = recordedProvider(
    { [entityOf(resource)?.replyKey ?? 'data']: [], total: 0 },
    { data: {} },
  )
  await provider.getList({ resource })
  await provider.create({ resource, variables: {} })
  expect(sent.map((one) => [one.query, one.body])).toEqual([
    [owner, undefined],
    [{}, owner],
  ])
})

test('many records cost one request, each asked for once', async () => {
  const { provider, sent } = recordedProvider({ apartments: [{ id: '1' }, { id: '2' }] })
  const { data } = await provider.getMany({ resource: 'apartment', ids: ['1', 2, '1'] })
  expect(data).toEqual([{ id: '1' }, { id: '2' }])
  expect(sent.map((one) => one.query)).toEqual([{ limit: '500', 'id[in][0]': '1', 'id[in][1]': '2' }])
})

test('no records cost none, and more than a page holds are not cut off', async () => {
  const { provider, sent } = recordedProvider({ apartments: [{ id: '1' }] }, { apartments: [{ id: '501' }] })
  expect(await provider.getMany({ resource: 'apartment', ids: [] })).toEqual({ data: [] })
  const ids = Array.from({ length: 501 }, (_, index) => `${index + 1}`)
  expect(await provider.getMany({ resource: 'apartment', ids })).toEqual({
    data: [{ id: '1' }, { id: '501' }],
  })
  expect(sent).toHaveLength(2)
})

test('one record is requested with its relations and without the list’s parameters', async () => {
  const { provider, sent } = recordedProvider({ data: { id: '5' } })
  const meta = { query: { with: ['block'], withCount: ['residents'], keyword: 'x' } }
  expect(await provider.getOne({ resource: 'apartment', id: 'a/b', meta })).toEqual({ data: { id: '5' } })
  expect(sent[0]).toMatchObject({
    path: '/v1/manage/apartments/a%2Fb',
    query: { with: 'block', withCount: 'residents' },
  })
})

test('a call of its own sends its payload as a form', async () => {
  const { provider, sent } = recordedProvider({ data: { id: '1' } })
  const reply = await provider.custom({
    url: '/v1/manage/apartments/1/hand_over',
    method: 'post',
    payload: { handover_date: '2026-07-01', note: null },
  })
  expect(reply.data).toEqual({ data: { id: '1' } })
  expect(sent[0]).toMatchObject({ method: 'post', body: { handover_date: '2026-07-01', note: '' } })
})

// refine mixes the query of the page's address into `meta`: `/apartments?method=delete&headers[X-Evil]=1`.
test('the address of the page chooses neither method, address, headers nor building', async () => {
  const { provider, sent } = recordedProvider(
    none,
    { data: {} },
    none,
    { data: {} },
    { data: {} },
    { data: {} },
  )
  const meta = {
    method: 'delete', url: 'https://evil.test', baseURL: 'https://evil.test', headers: { 'X-Evil': '1' },
    building_id: '9', signal: 'x', params: { a: 'b' }, queryContext: { signal: 'x' }, adapter: 'x', idempotencyKey: 'x', confirmed: 'x',
    query: {
      with: 'block', columns: { 0: 'code' }, extra: 'x', sort: [{ field: 'code', desc: 'true' }], page: '9',
      filters: 'x', limit: 'all',
    },
  } as unknown as MetaQuery // prettier-ignore
  const resource = 'apartment'
  const variables = { name: 'x' }
  await provider.getList({ resource, meta })
  await provider.getOne({ resource, id: '1', meta })
  await provider.getMany({ resource, ids: ['1'], meta })
  await provider.create({ resource, variables, meta })
  await provider.update({ resource, id: '1', variables, meta })
  await (provider as DataProvider).deleteOne({ resource, id: '1', meta })
  expect(sent.map((one) => `${one.method} ${one.path}`)).toEqual([
    'get /v1/manage/apartments',
    'get /v1/manage/apartments/1',
    'get /v1/manage/apartments',
    'post /v1/manage/apartments',
    'patch /v1/manage/apartments/1',
    'delete /v1/manage/apartments/1',
  ])
  expect(sent.map((one) => one.query)).toEqual([
    { building_id: '7' },
    {},
    { limit: '500', 'id[in][0]': '1' },
    {},
    {},
    {},
  ])
  for (const { headers } of sent) {
    expect(headers).toMatchObject({
      authorization: 'Bearer bearer-of-u',
      'accept-language': 'km',
      'client-id': '3',
    })
    expect(headers).not.toHaveProperty('X-Evil')
    expect(headers).not.toHaveProperty('idempotency-key')
  }
  expect(sent.map((one) => one.body)).toEqual([
    undefined,
    undefined,
    undefined,
    { building_id: '7', ...variables },
    variables,
    undefined,
  ])
})

test('an entity that is not declared is refused before any request', async () => {
  const { provider, sent } = recordedProvider()
  await expect(provider.getList({ resource: 'constructor' })).rejects.toMatchObject({ statusCode: 404 })
  expect(sent).toEqual([])
})

test('names to choose from are asked at the address that their entity declares, in the current building', async () => {
  const { provider, sent } = recordedProvider({ data: [{ id: '4', name: 'Hoa' }] }, { data: [] })
  const meta = { query: { keyword: 'hoa', choices: true } }
  expect(await provider.getList({ resource: 'account', meta })).toEqual({
    data: [{ id: '4', name: 'Hoa' }],
    total: 1,
  })
  await provider.getMany({ resource: 'account', ids: ['4', '5'], meta: { query: { choices: true } } })
  expect(sent.map(({ path, query }) => [path, query])).toEqual([
    ['/v1/manage/org-members/colleagues', { building_id: '7', keyword: 'hoa' }],
    ['/v1/manage/org-members/colleagues', { building_id: '7', ids: '4,5' }],
  ])
})

test('an address can’t turn a list into names to choose from', async () => {
  const { provider, sent } = recordedProvider({ users: [], total: 0 })
  await provider.getList({ resource: 'account', meta: { query: { choices: '1' } } })
  expect(sent[0]?.path).toBe('/v1/manage/org-members')
})
