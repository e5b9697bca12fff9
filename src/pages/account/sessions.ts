import { useAsk } from '#src/data/use-ask.ts'
import type { ReplyOf, RowOf } from '#domain/calls/call.ts'
import { listSessions } from '#domain/calls/profile.ts'

/** The devices where the user is signed in. */
export type Session = RowOf<typeof listSessions>

export function useSessions() {
  const { reply, query } = useAsk<ReplyOf<typeof listSessions>>({ url: listSessions.path })
  return { sessions: reply.data ?? [], isLoading: query.isLoading, reload: () => void query.refetch() }
}
