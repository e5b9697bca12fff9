import type { RefineProps } from '@refinedev/core'
import { queryClient } from './query-client.ts'

/** refine tells nobody, watches no route, reloads no form by itself and keeps no state in the address. */
export const refineOptions = {
  disableTelemetry: true,
  disableRouteChangeHandler: true,
  syncWithLocation: false,
  warnWhenUnsavedChanges: false,
  liveMode: 'manual',
  mutationMode: 'pessimistic',
  reactQuery: { clientConfig: queryClient },
} as const satisfies RefineProps['options']
