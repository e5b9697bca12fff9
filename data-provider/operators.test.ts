import type { CrudFilter, CrudOperators } from '@refinedev/core'
import { expect, test } from 'vitest'
import { decodeListQuery } from '#core/wire/query.ts'
import { registry } from '#entities/index.ts'
import { recordedProvider } from '#tests/support/components/recorded-provider.ts'

type Plain = Exclude<CrudOperators, 'or' | 'and'>

/** What a filter asks the server for, as the server reads it; undefined where the provider refuses it. */
async function asked(filter: CrudFilter): Promise<unknown> {
  const { provider, sent } = recordedProvider({ apartments: [], total: 0 })
  try {
    await provider.getList({ resource: 'apartment', filters: [filter] })
  } catch (error) {
    expect(error).toMatchObject({
      statusCode: 400,
      codes: [expect.any(String)],
      message: expect.stringMatching(/ /),
    })
    expect(sent).toEqual([])
    return undefined
  }
  const { query, errors } = decodeListQuery(registry.apartment, registry, sent[0]?.query ?? {})
  expect(errors).toBeUndefined()
  return query?.filters
}

const on = (field: string, value: unknown) => ({ field, value })
/** Every operator of refine, with the question that reaches the server; null where it is refused. */
const table: Readonly<Record<Plain, { field: string; value: unknown; is: unknown }>> = {
  eq: { ...on('code', 'A'), is: [{ field: 'code', operator: 'eq', value: 'A' }] },
  ne: { ...on('code', 'A'), is: [{ field: 'code', operator: 'ne', value: 'A' }] },
  eqs: { ...on('code', 'A'), is: [{ field: 'code', operator: 'eq', value: 'A' }] },
  nes: { ...on('code', 'A'), is: [{ field: 'code', operator: 'ne', value: 'A' }] },
  lt: { ...on('floor', 3), is: [{ field: 'floor', operator: 'lt', value: 3 }] },
  gt: { ...on('floor', 3), is: [{ field: 'floor', operator: 'gt', value: 3 }] },
  lte: { ...on('floor', 3), is: [{ field: 'floor', operator: 'lte', value: 3 }] },
  gte: { ...on('floor', 3), is: [{ field: 'floor', operator: 'gte', value: 3 }] },
  in: { ...on('code', ['A', 'B,C']), is: [{ field: 'code', operator: 'in', value: ['A', 'B,C'] }] },
  nin: { ...on('code', ['A']), is: [{ field: 'code', operator: 'nin', value: ['A'] }] },
  ina: {
    ...on('statuses', ['owner_staying', 'currently_rent']),
    is: [
      { field: 'statuses', operator: 'eq', value: 'owner_staying' },
      { field: 'statuses', operator: 'eq', value: 'currently_rent' },
    ],
  },
  nina: {
    ...on('statuses', ['owner_staying', 'currently_rent']),
    is: [
      {
        or: [
          { field: 'statuses', operator: 'ne', value: 'owner_staying' },
          { field: 'statuses', operator: 'ne', value: 'currently_rent' },
        ],
      },
    ],
  },
  contains: { ...on('name', 'a'), is: [{ field: 'name', operator: 'contains', value: 'a' }] },
  ncontains: { ...on('name', 'a'), is: [{ field: 'name', operator: 'ncontains', value: 'a' }] },
  containss: { ...on('name', 'A'), is: [{ field: 'name', operator: 'containss', value: 'A' }] },
  ncontainss: { ...on('name', 'A'), is: [{ field: 'name', operator: 'ncontainss', value: 'A' }] },
  between: { ...on('floor', [1, 2]), is: [{ field: 'floor', operator: 'between', value: [1, 2] }] },
  nbetween: { ...on('floor', [1, 2]), is: [{ field: 'floor', operator: 'nbetween', value: [1, 2] }] },
  null: { ...on('name', true), is: [{ field: 'name', operator: 'null', value: true }] },
  nnull: { ...on('name', true), is: [{ field: 'name', operator: 'nnull', value: true }] },
  startswith: { ...on('name', 'a'), is: [{ field: 'name', operator: 'startswith', value: 'a' }] },
  startswiths: { ...on('name', 'A'), is: [{ field: 'name', operator: 'startswiths', value: 'A' }] },
  endswith: { ...on('name', 'a'), is: [{ field: 'name', operator: 'endswith', value: 'a' }] },
  endswiths: { ...on('name', 'A'), is: [{ field: 'name', operator: 'endswiths', value: 'A' }] },
  nstartswith: { ...on('name', 'a'), is: undefined },
  nstartswiths: { ...on('name', 'a'), is: undefined },
  nendswith: { ...on('name', 'a'), is: undefined },
  nendswiths: { ...on('name', 'a'), is: undefined },
}

const flat = (nodes: unknown): unknown =>
  Array.isArray(nodes) &&
  nodes.length === 1 &&
  typeof nodes[0] === 'object' &&
  nodes[0] !== null &&
  'and' in nodes[0]
    ? nodes[0].and
    : nodes

test.each(Object.entries(table))(
  '%s asks what it says, or is refused',
  async (operator, { field, value, is }) => {
    expect(flat(await asked({ field, operator: operator as Plain, value }))).toEqual(is)
  },
)

test('nothing lacks one of no values, so such a filter is refused; all hold all of none', async () => {
  expect(await asked({ field: 'statuses', operator: 'nina', value: [] })).toBeUndefined()
  expect(await asked({ field: 'statuses', operator: 'ina', value: [] })).toEqual([])
})

test.each([196, 500, 1200])('%i values reach the server in lists that it takes', async (count) => {
  const values = Array.from({ length: count }, (_, at) => String(at + 1))
  const { provider, sent } = recordedProvider({ apartments: [], total: 0 })
  await provider.getList({
    resource: 'apartment',
    filters: [{ field: 'block_id', operator: 'in', value: values }],
  })
  expect(Object.keys(sent[0]?.query ?? {}).length).toBeLessThan(10)
  const { query, errors } = decodeListQuery(registry.apartment, registry, sent[0]?.query ?? {})
  expect(errors).toBeUndefined()
  expect(JSON.stringify(query?.filters).match(/"\d+"/g)).toHaveLength(count)
})

test('records by many ids come in as many calls as pages hold', async () => {
  const { provider, sent } = recordedProvider({ apartments: [] }, { apartments: [] })
  await provider.getMany({
    resource: 'apartment',
    ids: Array.from({ length: 600 }, (_, at) => String(at + 1)),
  })
  expect(sent).toHaveLength(2)
  for (const { query } of sent) expect(Object.keys(query).length).toBeLessThan(5)
})

test('a call of one’s own heeds filters, order, query, and sends a form as it is', async () => {
  const { provider, sent } = recordedProvider({}, {})
  await provider.custom({
    url: '/v1/manage/apartments',
    method: 'get',
    filters: [{ field: 'floor', operator: 'gte', value: 3 }],
    sorters: [{ field: 'code', order: 'desc' }],
    query: { building_id: '7', none: undefined },
  })
  expect(sent[0]?.query).toEqual({ 'floor[gte]': '3', sort: '-code', building_id: '7' })
  const form = new FormData()
  form.append('name', 'A')
  await provider.custom({ url: '/v1/x', method: 'post', payload: form })
  expect(sent[1]?.body).toEqual({ name: 'A' })
})

test('a resource that nobody declared is an HttpError with a status', async () => {
  await expect(recordedProvider().provider.getList({ resource: 'nothing' })).rejects.toMatchObject({
    statusCode: 404,
    codes: ['not_found'],
  })
})

test('deleting several rejects where every row was refused, and keeps the rows', async () => {
  const row = (id: string, ok: boolean) => ({
    id,
    ok,
    ...(ok ? {} : { status: 409, errorCode: 'record_in_use', errorMessage: 'In use' }),
  })
  const all = recordedProvider({ data: [row('1', false), row('2', false)] })
  await expect(all.provider.deleteMany({ resource: 'block', ids: ['1', '2'] })).rejects.toMatchObject({
    statusCode: 409,
    message: 'In use',
    body: { data: [{ id: '1' }, { id: '2' }] },
  })
  const some = recordedProvider({ data: [row('1', false), row('2', true)] })
  expect((await some.provider.deleteMany({ resource: 'block', ids: ['1', '2'] })).data).toHaveLength(2)
})
