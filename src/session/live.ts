import { createLive } from '#data-provider/live.ts'
import { http } from './http.ts'
import { queryClient } from '../data/query-client.ts'

const scheme = location.protocol === 'https:' ? 'wss' : 'ws'

/** The console's one websocket. Each connection takes a ticket of its own, so that no token stands in an address. */
export const live = createLive({
  async ticket() {
    const { data } = await http.post<{ data: { ticket: string } }>('/v1/manage/live/ticket')
    return data.data.ticket
  },
  url: (ticket) => `${scheme}://${location.host}/v1/ws?type=manage&token=${encodeURIComponent(ticket)}`,
  // What changed meanwhile was not heard.
  onReconnect: () => void queryClient.invalidateQueries(),
})
