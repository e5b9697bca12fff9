import type { LiveEvent, LiveProvider } from '@refinedev/core'
import type { LiveMessage } from '#data-provider/live.ts'
import { live } from './live.ts'

/** refine's live queries over the server's `changed` events. Publishing is the server's alone. */
export const liveProvider: LiveProvider = {
  subscribe({ channel, params, callback }) {
    const resource = channel.replace(/^resources\//, '')
    const wanted = params?.ids?.map(String)
    return live.listen((message) => {
      if (message.type !== 'changed' || message.resource !== resource) return
      if (wanted !== undefined && wanted.length > 0 && !message.ids.some((id) => wanted.includes(id))) return
      callback(eventOf(message, channel))
    })
  },
  unsubscribe: (stop: () => void) => stop(),
}

const eventOf = ({ action, ids }: Extract<LiveMessage, { type: 'changed' }>, channel: string): LiveEvent => ({
  channel,
  type: action === 'create' ? 'created' : action === 'delete' ? 'deleted' : 'updated',
  payload: { ids: [...ids] },
  date: new Date(),
})
