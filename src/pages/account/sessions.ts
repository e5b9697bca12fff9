import { useAsk } from '#src/data/use-ask.ts'

/** A session as `/v1/auth/sessions` lists it. */
export interface Session {
  readonly id: string
  readonly ip: string
  readonly user_agent: string
  readonly remember: boolean
  readonly second_factor: boolean
  readonly created_at: string
  readonly last_seen_at: string
  readonly current: boolean
}

export function useSessions() {
  const { reply, query } = useAsk<{ data: Session[] }>({ url: '/v1/auth/sessions' })
  return { sessions: reply.data ?? [], isLoading: query.isLoading, reload: () => void query.refetch() }
}
