import { useCall } from '#src/data/use-call.ts'
import type { RowOf } from '#domain/calls/call.ts'
import { listSessions } from '#domain/calls/profile.ts'

/** The devices where the user is signed in. */
export type Session = RowOf<typeof listSessions>

export function useSessions() {
  const { reply, query } = useCall(listSessions)
  return { sessions: reply.data ?? [], isLoading: query.isLoading, reload: () => void query.refetch() }
}
