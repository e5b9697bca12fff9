import { checkOtp, issueOtp, type OtpContext } from '#api/auth/otp.ts'
import { hashWithKey } from '#api/auth/server-key.ts'
import type { AuthServices } from '#api/auth/services.ts'
import { requireSlot, takeSlot } from '#api/auth/throttle.ts'
import { sendSecretNow } from '#api/mail/mailer.ts'
import { hiddenCode } from '#api/mail/texts.ts'
import type { Language } from '#core/language.ts'
import { otpMinutes } from '#domain/constants.ts'
import { provableContacts } from '#domain/resident-invitation.ts'
import type { OpenInvitation } from './invitation-statements.ts'
import type { Contacts } from './joiner.ts'
import { contactCodeText } from './message-text.ts'

type CodeServices = Pick<AuthServices, 'db' | 'key' | 'limits' | 'background' | 'transports'>

/** Contacts that this server can send a code to. */
export const provedWays = ({ transports }: Pick<AuthServices, 'transports'>) =>
  provableContacts.filter((way) => transports[way] !== undefined)

/**
 * Sends a code to a contact with which somebody comes in. Nobody waits for it, so that its duration says nothing; 429 after many
 * by one invitation.
 */
export async function sendContactCode(
  services: CodeServices,
  invitation: OpenInvitation,
  { contacts, language }: { readonly contacts: Contacts; readonly language: Language },
): Promise<void> {
  const { db, key, limits, background, transports } = services
  const [channel, recipient] =
    contacts.email === null ? (['sms', contacts.phone ?? ''] as const) : (['email', contacts.email] as const)
  await requireSlot(db, `contact-code:invitation:${invitation.id}`, limits.contactCodesPerInvitation)
  background.run(async () => {
    const mailbox = `contact:mailbox:${hashWithKey(key, 'mailbox', recipient).slice(0, 32)}`
    if (!(await takeSlot(db, mailbox, limits.contactChanges)).allowed) return
    const code = await issueOtp(codeFor(services, invitation, recipient))
    const about = { building: invitation.building, minutes: otpMinutes }
    const message = {
      organisationId: invitation.organisation_id,
      channel,
      recipient,
      language,
      ...contactCodeText[language]({ ...about, code }),
    }
    await sendSecretNow(
      { db, transports },
      message,
      contactCodeText[language]({ ...about, code: hiddenCode }).body,
    )
  })
}

/** Whether the code is the one that was sent to this contact. */
export const checkContactCode = (
  services: Pick<AuthServices, 'db' | 'key'>,
  invitation: OpenInvitation,
  { contact, otp }: { readonly contact: string; readonly otp: string },
): Promise<boolean> => checkOtp(codeFor(services, invitation, contact), otp)

/** A code is good for one invitation and one contact. */
const codeFor = (
  { db, key }: Pick<AuthServices, 'db' | 'key'>,
  { id }: OpenInvitation,
  contact: string,
): OtpContext => ({
  db,
  key,
  purpose: 'join_contact',
  subject: `${id}.${hashWithKey(key, 'join-contact', contact).slice(0, 16)}`,
  binding: contact,
})
