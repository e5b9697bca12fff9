import type { Tx } from '#api/database/pool.ts'
import { addNotices } from '#api/notifications/notifications.ts'
import { nextRecipients } from './audience.ts'
import { countSent, keepRecipients, type PushRow } from './push-statements.ts'

/** Residents in one transaction. */
const chunkSize = 200

/**
 * Writes the message into the bells of the next residents' accounts, and notes them, in the caller's transaction, so that
 * nobody gets it twice or is forgotten. Returns the bells' new lines; undefined once everybody has the message.
 */
export async function deliverPush(tx: Tx, { building_id: buildingId, id, ...message }: PushRow) {
  const next = await nextRecipients(tx, { buildingId, id, most: chunkSize })
  if (next.length === 0) return undefined
  const kept = await keepRecipients(tx, { buildingId, id, recipients: JSON.stringify(next) })
  const added = new Set(kept.map((one) => one.resident_id))
  const told = next.filter((one) => added.has(one.resident_id))
  const sent = told.filter(({ outcome }) => outcome === 'sent').length
  await countSent(tx, { buildingId, id, sent, failed: told.length - sent })
  const text = `${message.title}: ${message.content}`
  return addNotices(
    tx,
    told.flatMap(({ accounts }) =>
      accounts.map((accountId) => ({
        accountId,
        message: text,
        buildingId,
        ...(message.link === null ? {} : { link: message.link }),
      })),
    ),
  )
}
