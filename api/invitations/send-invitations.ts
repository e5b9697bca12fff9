import type { Tx } from '#api/database/pool.ts'
import { keepMessages, type BulkMessage } from '#api/mail/bulk-statements.ts'
import type { Transports } from '#api/mail/bulk.ts'
import { hiddenCode } from '#api/mail/texts.ts'
import { officeDay, writtenDay } from '#core/days.ts'
import type { Language } from '#core/language.ts'
import { joinAddress } from '#domain/resident-invitation.ts'
import { showPassCode } from '#domain/visitor-pass.ts'
import { carryCodes } from './invitation-statements.ts'
import type { Made } from './make-invitations.ts'
import { invitationText } from './message-text.ts'

export interface Sender {
  readonly transports: Transports
  readonly publicUrl: string
}

interface InvitingHouse {
  readonly buildingId: string
  readonly organisationId: string
  readonly building: string
  readonly language: Language
}

/** A personal invitation, and where it goes. */
export interface Addressed {
  readonly made: Made
  readonly name: string
  readonly apartment: string
  /** An e-mail address, or a phone number. */
  readonly recipient: string
}

/**
 * Puts personal invitations into the outbox, in one statement. A message that leaves the server by itself is kept without its
 * code, which is put in as it leaves (`invitationMessages`); one that the office passes on by hand has it.
 */
export async function sendInvitations(
  tx: Tx,
  { transports, publicUrl }: Sender,
  house: InvitingHouse,
  addressed: readonly Addressed[],
): Promise<void> {
  const kept = await keepMessages(
    tx,
    addressed.map(({ made, recipient, ...whom }): BulkMessage => {
      const channel = made.channel === 'sms' ? 'sms' : 'email'
      const code = transports[channel] === undefined ? showPassCode(made.code) : hiddenCode
      const facts = {
        ...whom,
        building: house.building,
        code,
        link: `${joinAddress(publicUrl)}#${code}`,
        until: writtenDay(officeDay(made.expiresAt)),
      }
      const text = invitationText[house.language]
      const mail = text.mail(facts)
      return {
        key: made.id,
        organisationId: house.organisationId,
        channel,
        recipient,
        language: house.language,
        subject: mail.subject,
        body: channel === 'sms' ? text.sms(facts) : mail.body,
        html: null,
      }
    }),
  )
  if (kept.length === 0) return
  await carryCodes(tx, {
    buildingId: house.buildingId,
    ids: kept.map(({ key }) => key),
    messageIds: kept.map(({ id }) => id),
  })
}
