import type { Tx } from '#api/database/pool.ts'
import { recipientOf } from '#api/mail/addresses.ts'
import { keepMessages, type BulkMessage } from '#api/mail/bulk-statements.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { noticeChannels, type NoticeChannel } from '#domain/notices/channels.ts'
import { readFeeNames, withFeeNames } from '../debts/fee-names.ts'
import { addNotices } from '../notifications/notifications.ts'
import { obstacleTo, readContacts, type Contact } from './contacts.ts'
import { advanceGroup, type GroupRow } from './group-statements.ts'
import { htmlNotice, plainNotice, shortText, subjectOf, type Telling } from './notice-text.ts'
import { waitingSlips, writeOutcomes, type ToldSlip } from './slip-statements.ts'

/** What was added to the lists of accounts; open consoles are told after the commit. */
type Added = Awaited<ReturnType<typeof addNotices>>

export interface Delivered {
  /** How many notices; 0: none waits any more. */
  readonly slips: number
  readonly added: Added
}

/**
 * Sends the next waiting notices: into the lists of the residents' accounts, and into the outbox, from where mails and SMS
 * leave. What is written and that it is written are one transaction, so that nothing is sent twice or forgotten.
 */
export async function deliverSlips(tx: Tx, group: GroupRow): Promise<Delivered> {
  const { building_id: buildingId, id: groupId } = group
  const waiting = await waitingSlips(tx, { buildingId, groupId })
  if (waiting.length === 0) return { slips: 0, added: [] }
  const language = paperLanguage(group.currency_code, 'km')
  const names = await readFeeNames(tx, buildingId, waiting)
  const slips = waiting.map((slip) => withFeeNames(slip, names, language))
  const apartmentIds = slips.map((one) => one.apartment_id)
  const contacts = await readContacts(tx, { buildingId, apartmentIds })
  const telling: Telling = {
    building: group.building_name,
    currency: group.currency_code,
    language,
    kind: group.kind,
  }
  const sendings = slips.flatMap((slip) => sendingsOf(slip, contacts.get(slip.apartment_id)))
  const open = sendings.filter(({ problem }) => problem === undefined)
  const added = await addNotices(
    tx,
    open
      .filter(({ channel }) => channel === 'notification')
      .flatMap(({ slip, contact }) =>
        (contact?.accounts ?? []).map((accountId) => ({
          accountId,
          message: shortText(slip, telling),
          buildingId,
          link: `/manage-announcement-print-webview/${groupId}/${slip.id}`,
        })),
      ),
  )
  const messages = await keepMessages(
    tx,
    open.flatMap((one) => messageOf(one, { telling, organisationId: group.organisation_id })),
  )
  const messageIds = new Map(messages.map(({ key, id }) => [key, id]))
  await writeOutcomes(tx, {
    buildingId,
    outcomes: JSON.stringify(slips.map(({ id }) => outcomeOf(id, sendings, messageIds))),
  })
  await advanceGroup(tx, { buildingId, groupId, cursor: '0', done: slips.length })
  return { slips: slips.length, added }
}

interface Sending {
  readonly slip: ToldSlip
  readonly channel: NoticeChannel
  readonly contact: Contact | undefined
  readonly problem: ReturnType<typeof obstacleTo>
}

const sendingsOf = (slip: ToldSlip, contact: Contact | undefined): Sending[] =>
  noticeChannels
    .filter((channel) => slip[`${channel}_state`] === 'waiting')
    .map((channel) => ({ slip, channel, contact, problem: obstacleTo(channel, contact) }))

const keyOf = (slipId: string, channel: NoticeChannel) => `${slipId}/${channel}`

function messageOf(
  { slip, channel, contact }: Sending,
  { telling, organisationId }: { readonly telling: Telling; readonly organisationId: string },
): BulkMessage[] {
  const common = {
    key: keyOf(slip.id, channel),
    organisationId,
    language: telling.language,
    subject: subjectOf(slip, telling),
  }
  if (channel === 'email' && contact !== undefined && contact.emails.length > 0) {
    const text = { body: plainNotice(slip, telling), html: htmlNotice(slip, telling) }
    return [{ ...common, ...text, channel, recipient: recipientOf(contact.emails) }]
  }
  if (channel === 'sms' && typeof contact?.phone_number === 'string')
    return [
      { ...common, body: shortText(slip, telling), html: null, channel, recipient: contact.phone_number },
    ]
  return []
}

/** The columns of one notice that its sending changes. */
function outcomeOf(
  id: string,
  sendings: readonly Sending[],
  messageIds: ReadonlyMap<string, string>,
): Readonly<Record<string, string | null>> {
  const columns = sendings
    .filter(({ slip }) => slip.id === id)
    .flatMap(({ channel, problem }) => [
      [
        `${channel}_state`,
        problem !== undefined ? 'unreachable' : channel === 'notification' ? 'delivered' : 'queued',
      ] as const,
      [`${channel}_problem`, problem ?? null] as const,
      [`${channel}_message_id`, messageIds.get(keyOf(id, channel)) ?? null] as const,
    ])
  return { id, ...Object.fromEntries(columns) }
}
