/**
 * What the console uses of TanStack Query, by its own names. There is one cache: `queryClient` is imported from
 * `query-client.ts`, not taken from a context.
 */
export { keepPreviousData, useInfiniteQuery, useMutation, useQueries, useQuery } from '@tanstack/react-query'
