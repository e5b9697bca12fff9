import type { BaseRecord, CustomParams } from '@refinedev/core'
import { allCapabilities, type Capabilities, type CapableProvider } from '#data-provider/capabilities.ts'

let provider: CapableProvider | undefined

/** The console's one way to records. Throws before `setDataProvider`. */
export function dataProvider(): CapableProvider {
  if (provider === undefined) throw new Error('no data provider is set')
  return provider
}

/** What the data provider can do: a control is offered only where this says so. Everything, until one is set. */
export const capabilities = (): Capabilities => provider?.capabilities ?? allCapabilities

export const setDataProvider = (next: CapableProvider) => void (provider = next)

/** A call that is none of the provider's verbs; undefined where it has no such calls. Throws a `CallError` on a refusal. */
export async function callProvider<T extends BaseRecord>(call: CustomParams): Promise<T | undefined> {
  return (await dataProvider().custom?.<T>(call))?.data
}
