import { readFileSync } from 'node:fs'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from './data/query-client.ts'
import { refineOptions } from './data/refine-options.ts'

/** Default behaviour of libraries that the console must switch off. */
afterEach(() => vi.unstubAllGlobals())

test('antd’s static dialogs are mended for React 19 before it draws anything', () => {
  const frame = readFileSync('src/ui/antd-frame.tsx', 'utf8')
  const order = [...frame.matchAll(/^import (?:[^']*? from )?'([^']+)'/gm)].map(([, from = '']) => from)
  expect(order[0]).toBe('@ant-design/v5-patch-for-react-19')
})

test('casbin finds the `Buffer` that browsers lack', async () => {
  vi.stubGlobal('Buffer', undefined)
  // Another test of this process may have loaded it.
  vi.resetModules()
  const { createDecider } = await import('#access-control/decider.ts')
  const right = {
    code: 'manage_block',
    read: true,
    create: false,
    update: false,
    delete: false,
    approve: false,
  }
  const decider = await createDecider({ userType: 'org_member', permissions: { 1: [right] } })
  expect([decider.can('1', 'manage_block', 'read'), typeof globalThis.Buffer]).toEqual([true, 'function'])
})

test('refine tells nobody, watches no route, and neither reloads forms nor keeps state in the address', () => {
  expect(refineOptions).toMatchObject({
    disableTelemetry: true,
    disableRouteChangeHandler: true,
    syncWithLocation: false,
    liveMode: 'manual',
    mutationMode: 'pessimistic',
    reactQuery: { clientConfig: queryClient },
  })
})

test('no record stands in for another while that one loads', () => {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['record', '1'],
    queryFn: () => Promise.resolve('1'),
  })
  queryClient.setQueryData(['record', '1'], '1')
  expect(
    observer.getOptimisticResult(queryClient.defaultQueryOptions({ queryKey: ['record', '1'] })).data,
  ).toBe('1')
  const stop = observer.subscribe(() => undefined)
  observer.setOptions({ queryKey: ['record', '2'], queryFn: () => new Promise<string>(() => undefined) })
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isPlaceholderData: false })
  stop()
})
