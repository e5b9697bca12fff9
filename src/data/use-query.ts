/**
 * The parts of TanStack Query that the console uses, under its own names. There is one cache: `queryClient` is imported
 * from `query-client.ts`, not read from a context.
 */
export { keepPreviousData, useInfiniteQuery, useMutation, useQueries, useQuery } from '@tanstack/react-query'
