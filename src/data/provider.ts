import type { BaseRecord, CustomParams, DataProvider } from '@refinedev/core'

let provider: DataProvider | undefined

/** The console's one way to records. Throws before `setDataProvider`. */
export function dataProvider(): DataProvider {
  if (provider === undefined) throw new Error('no data provider is set')
  return provider
}

export const setDataProvider = (next: DataProvider) => void (provider = next)

/** A call that is none of the provider's verbs; undefined where it has no such calls. Throws a `CallError` on a refusal. */
export async function callProvider<T extends BaseRecord>(call: CustomParams): Promise<T | undefined> {
  return (await dataProvider().custom?.<T>(call))?.data
}
