import type { DataProvider } from '@refinedev/core'
import { allCapabilities, type Capabilities, type CapableProvider } from '#data-provider/capabilities.ts'
import { vi } from 'vitest'
import { refuseCall } from './unexpected.ts'

/** The verbs that a test expects; replies may be of any record. */
export type Verbs = Partial<
  Record<Exclude<keyof DataProvider, 'getApiUrl'> | 'changeMany', (params: never) => Promise<unknown>>
>

const verbs = [
  'getList',
  'getOne',
  'getMany',
  'create',
  'createMany',
  'update',
  'updateMany',
  'changeMany',
  'deleteOne',
  'deleteMany',
  'custom',
] as const

/** A data provider that knows only what the test gives it; any other verb fails the test. */
export function createProviderDouble(
  expected: Verbs,
  capabilities: Partial<Capabilities> = {},
): CapableProvider {
  // A reply may be of any record, which the provider's own generic verbs cannot express.
  const entries: readonly unknown[][] = verbs.map((verb) => [
    verb,
    expected[verb] ?? (() => refuseCall(`${verb} of the data provider`)),
  ])
  return {
    ...Object.fromEntries([...entries, ['getApiUrl', () => '']]),
    capabilities: { ...allCapabilities, ...capabilities },
  }
}

/** A verb that returns one record, and remembers its parameters. */
export const answering = (record: object) => vi.fn((_params: never) => Promise.resolve({ data: record }))
