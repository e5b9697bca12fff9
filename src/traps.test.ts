import { globSync, readFileSync } from 'node:fs'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createDecider } from '#access-control/decider.ts'
import { queryClient } from './session/query-client.ts'

/** What the libraries under the console do by themselves, and the console must not let them. */
const sources = globSync(['src/**/*.ts', 'src/**/*.tsx'])
const read = (path: string) => readFileSync(path, 'utf8')
const importsOf = (path: string) =>
  [...read(path).matchAll(/^import (?:([^']*?) from )?'([^']+)'/gm)].map(([, names = '', from = '']) => ({
    from,
    names: names.split(/\W+/),
  }))
const usersOf = (name: string) =>
  sources.filter((path) =>
    importsOf(path).some(({ from, names }) => from.startsWith('@refinedev/') && names.includes(name)),
  )

afterEach(() => vi.unstubAllGlobals())

test('antd’s static dialogs are mended for React 19 before anything draws', () => {
  const order = importsOf('src/main.tsx').map(({ from }) => from)
  const patch = order.indexOf('@ant-design/v5-patch-for-react-19')
  expect(patch).toBeGreaterThanOrEqual(0)
  const drawing = order.findIndex((from) => /^(react|antd|@refinedev)|\.tsx$/.test(from))
  expect(patch).toBeLessThan(drawing)
})

test('casbin finds the `Buffer` that browsers lack', async () => {
  vi.stubGlobal('Buffer', undefined)
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

// Forms that forget what was typed, exports that never end, imports of blank rows, guards that miss the back button.
test.each([
  'useForm', 'useModalForm', 'useDrawerForm', 'useStepsForm', 'useEditableTable', 'useExport', 'useImport',
  'UnsavedChangesNotifier', 'RefineKbar',
])('nothing takes refine’s %s', (name) => expect(usersOf(name)).toEqual([])) // prettier-ignore

test('a select of refine’s says which rows it offers: by itself it hides all but ten', () => {
  for (const path of usersOf('useSelect')) expect(read(path)).toMatch(/useSelect[^]*pagination: \{/)
})

test('refine tells nobody, watches no route, and neither reloads forms nor keeps state in the address', () => {
  const app = read('src/app.tsx')
  for (const option of [
    'disableTelemetry: true',
    "liveMode: 'manual'",
    'syncWithLocation: false',
    'disableRouteChangeHandler: true',
    "mutationMode: 'pessimistic'",
    'clientConfig: queryClient',
  ])
    expect(app).toContain(option)
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

test('a sentence of the catalogue is said through `codeText`, which fills in its limits', () => {
  const isOwn = (path: string) => path === 'src/errors/error-text.ts' || path.includes('.test.')
  expect(sources.filter((path) => !isOwn(path) && /\bt\(\s*['"`]error\./.test(read(path)))).toEqual([])
})
