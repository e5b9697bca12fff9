import type { GetListParams } from '@refinedev/core'
import type { CapableProvider } from '#data-provider/capabilities.ts'
import { expect, test, vi } from 'vitest'
import { prefetchList, takePrefetched, withPrefetchedLists } from './prefetched-lists.ts'
import { setDataProvider } from './provider.ts'

const params = (more: Partial<GetListParams> = {}): GetListParams => ({
  resource: 'apartment',
  pagination: { currentPage: 1, pageSize: 20, mode: 'server' },
  sorters: [],
  filters: [],
  meta: { query: { keyword: '' } },
  ...more,
})

function provided() {
  let calls = 0
  const getList = vi.fn<(asked: GetListParams) => Promise<{ data: { id: number }[]; total: number }>>(() =>
    Promise.resolve({ data: [{ id: ++calls }], total: 1 }),
  )
  const provider = { getList } as unknown as CapableProvider
  setDataProvider(provider)
  return { getList, early: withPrefetchedLists(provider) }
}

test('a list that was asked for early is not asked for again, once', async () => {
  const { getList, early } = provided()
  void prefetchList({ resource: 'apartment', pageSize: 20, query: { keyword: '' } })
  // Other entries that a hook adds to `meta` change nothing.
  const hooked = params({ meta: { query: { keyword: '' }, signal: 'x' } })
  expect((await early.getList(hooked)).data).toEqual([{ id: 1 }])
  expect((await early.getList(hooked)).data).toEqual([{ id: 2 }])
  expect(getList).toHaveBeenCalledTimes(2)
})

test('any other list goes its own way', async () => {
  const { early } = provided()
  void prefetchList({ resource: 'apartment', pageSize: 20, query: { keyword: '' } })
  const others = [
    params({ resource: 'resident' }),
    params({ pagination: { currentPage: 2, pageSize: 20 } }),
    params({ meta: { query: { keyword: 'a' } } }),
  ]
  for (const [at, other] of others.entries())
    expect((await early.getList(other)).data).toEqual([{ id: at + 2 }])
})

test('a failure is left to the page to find out', async () => {
  const { getList, early } = provided()
  getList.mockRejectedValueOnce(new Error('gone'))
  void prefetchList({ resource: 'apartment', pageSize: 20, query: { keyword: '' } })
  await Promise.resolve()
  await Promise.resolve()
  expect((await early.getList(params())).data).toEqual([{ id: 1 }])
})

test('a page that is drawn after the reply has come finds it at once, and no other page does', async () => {
  const { getList } = provided()
  const coming = prefetchList({ resource: 'apartment', pageSize: 20, query: { keyword: '' } })
  expect(takePrefetched(params())).toBeUndefined()
  await coming
  expect(takePrefetched(params())?.data).toEqual([{ id: 1 }])
  expect(takePrefetched(params())).toBeUndefined()
  expect(getList).toHaveBeenCalledTimes(1)
})
