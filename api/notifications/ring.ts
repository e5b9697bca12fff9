import { languageOf, listenersOf } from '../auth/holders.ts'
import type { Hub } from '../events/hub.ts'
import type { Ring } from '../events/messages.ts'
import { addNotices, announce } from './notifications.ts'

/** Rings for those of the accounts that are active, each in their language. */
export const createRing =
  (hub: Pick<Hub, 'send'>): Ring =>
  async (tx, accountIds, { link, buildingId, say }) => {
    const listeners = await listenersOf(tx, { ids: [...accountIds] })
    if (listeners.length === 0) return
    const added = await addNotices(
      tx,
      listeners.map((listener) => ({
        accountId: listener.id,
        link,
        buildingId,
        message: say(languageOf(listener)),
      })),
    )
    tx.afterCommit(() => announce(hub, added))
  }
