import type { CapableProvider } from '#data-provider/capabilities.ts'
import { createV1Provider } from '#data-provider/v1.ts'
import { entityOf } from '#resources'
import { http } from './http.ts'

/**
 * Chosen when the console is built: `v1` (ours, default) or `simple-rest` (json-server, for prototypes). `building` says
 * which building the user works in.
 */
export async function loadDataProvider(building: () => string | undefined): Promise<CapableProvider> {
  if (import.meta.env.VITE_DATA_PROVIDER === 'simple-rest') {
    const { createRestProvider } = await import('#data-provider/simple-rest.ts')
    return createRestProvider({ url: import.meta.env.VITE_REST_URL ?? '/rest', http, entityOf, building })
  }
  return createV1Provider({ http, entityOf, building })
}
