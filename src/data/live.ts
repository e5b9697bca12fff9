import { createLive, type LiveConnection } from '#data-provider/live.ts'
import { issueLiveTicket } from '#domain/calls/notifications.ts'
import { reportAppError } from '../errors/app-errors.ts'
import { callForData } from './call-api.ts'
import { capabilities } from './capabilities.ts'
import { queryClient } from './query-client.ts'

const scheme = location.protocol === 'https:' ? 'wss' : 'ws'

const connection = createLive({
  async ticket() {
    return (await callForData(issueLiveTicket, {})).ticket
  },
  url: (ticket) => `${scheme}://${location.host}/v1/ws?type=manage&token=${encodeURIComponent(ticket)}`,
  // Changes made while it was disconnected were missed.
  onReconnect: () => {
    reportAppError({ kind: 'restored' })
    void queryClient.invalidateQueries()
  },
})

/** The console's only websocket. Each connection uses a new ticket, so that no token is in an address. */
export const live: LiveConnection = {
  ...connection,
  open: () => {
    if (capabilities().live) connection.open()
  },
}
