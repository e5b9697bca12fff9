import { createLive } from '#data-provider/live.ts'
import { callForData } from '../data/call.ts'
import { issueLiveTicket } from '../data/calls.ts'
import { reloadShown } from '../data/loaded.ts'
import { currentSession, onSession, refreshMe } from './session.ts'

const scheme = location.protocol === 'https:' ? 'wss' : 'ws'

const connection = createLive({
  ticket: async () => (await callForData(issueLiveTicket, {})).ticket,
  url: (ticket) => `${scheme}://${location.host}/v1/ws?type=manage&token=${encodeURIComponent(ticket)}`,
  onReconnect: () => void refreshMe(),
})

/** While somebody is here the server tells when what they may see has changed: who moves out is out at once. */
export function followAccess(): void {
  connection.listen(({ type }) => {
    if (type === 'access_changed') void refreshMe()
    if (type === 'notification') reloadShown()
  })
  addEventListener('online', () => void refreshMe())
  const follow = () => (currentSession().status === 'in' ? connection.open() : connection.close())
  onSession(follow)
  follow()
}
