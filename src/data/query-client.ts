import { QueryClient } from '@tanstack/react-query'

/**
 * One cache for the console. A refused call is not repeated, and a record is never shown in place of another one that
 * is loading: lists keep their former page themselves.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked even when the machine says it is offline: a call that waits in silence tells the user nothing.
    queries: { refetchOnWindowFocus: false, retry: false, staleTime: 5_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
