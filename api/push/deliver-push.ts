import type { Tx } from '#api/database/pool.ts'
import { recipientOf } from '#api/mail/addresses.ts'
import { keepMessages, type BulkMessage } from '#api/mail/bulk-statements.ts'
import { addNotices } from '#api/notifications/notifications.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { nextRecipients, type Recipient } from './audience.ts'
import { countSent, keepRecipients, type PushRow } from './push-statements.ts'

/** Residents in one transaction. */
const chunkSize = 200

/**
 * Writes the message into the bells of the next residents' accounts, or into the outbox where it is mailed, and notes them, in
 * the caller's transaction, so that nobody gets it twice or is forgotten. Returns the bells' new lines and how many mails
 * wait; undefined once everybody has the message.
 */
export async function deliverPush(tx: Tx, push: PushRow, publicUrl: string) {
  const { building_id: buildingId, id, ...message } = push
  const next = await nextRecipients(tx, { buildingId, id, most: chunkSize })
  if (next.length === 0) return undefined
  const kept = await keepRecipients(tx, { buildingId, id, recipients: JSON.stringify(next) })
  const added = new Set(kept.map((one) => one.resident_id))
  const told = next.filter((one) => added.has(one.resident_id))
  const sent = told.filter(({ outcome }) => outcome === 'sent' || outcome === 'emailed').length
  await countSent(tx, { buildingId, id, sent, failed: told.length - sent })
  const mails = await keepMessages(
    tx,
    told.filter(({ outcome }) => outcome === 'emailed').map((one) => mailOf(push, one, publicUrl)),
  )
  const text = `${message.title}: ${message.content}`
  const lines = await addNotices(
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
  return { lines, mails: mails.length }
}

/** The message as a resident without an account gets it. */
const mailOf = (push: PushRow, { resident_id: key, emails }: Recipient, publicUrl: string): BulkMessage => ({
  key,
  organisationId: push.organisation_id,
  channel: 'email',
  recipient: recipientOf(emails),
  language: paperLanguage(push.currency_code, 'vi'),
  subject: push.title,
  body: [push.content, ...(push.link === null ? [] : [`${publicUrl}${push.link}`]), push.building].join(
    '\n\n',
  ),
  html: null,
})
