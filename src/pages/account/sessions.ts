import { useCustom } from '@refinedev/core'
import type { ReplyOf, RowOf } from '#domain/calls/call.ts'
import { listSessions } from '#domain/calls/profile.ts'

/** Where the user is signed in. */
export type Session = RowOf<typeof listSessions>

export function useSessions() {
  const { result, query } = useCustom<ReplyOf<typeof listSessions>>({ url: listSessions.path, method: 'get' })
  return { sessions: result.data?.data ?? [], isLoading: query.isLoading, reload: () => void query.refetch() }
}
