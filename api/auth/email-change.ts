import { otpMinutes } from '#domain/constants.ts'
import type { Caller } from '../context.ts'
import { emailChangedText, emailCodeText, emailTakenText, hiddenCode } from '../mail/texts.ts'
import { checkOtp, issueOtp, type OtpContext } from './otp.ts'
import { contactsTaken, passwordsOf } from './queries.ts'
import { languageOfAccount } from './recovery.ts'
import { passwordMark } from './reset-ticket.ts'
import { hashWithKey } from './server-key.ts'
import type { AuthServices } from './services.ts'
import { takeSlot } from './throttle.ts'

/**
 * Sends a code to the address that an account wants to sign in with. If the address already belongs to an account, its
 * mailbox gets a message instead of a code, so that only its owner learns of it. Nobody waits for this, so its duration
 * reveals nothing.
 */
export async function sendEmailCode(services: AuthServices, caller: Caller, email: string): Promise<void> {
  const { db, key, limits, mailer } = services
  const { name, organisationId } = caller.principal
  const mailbox = `contact:mailbox:${hashWithKey(key, 'mailbox', email).slice(0, 32)}`
  if (!(await takeSlot(db, mailbox, limits.contactChanges)).allowed) return
  const language = await languageFor(services, caller)
  const message = { organisationId, recipient: email, language }
  if (await isTaken(services, caller, email))
    return mailer.send({ ...message, ...emailTakenText[language]() })
  const code = await issueOtp(await codeFor(services, caller, email))
  const about = { name, minutes: otpMinutes }
  const shown = emailCodeText[language]({ ...about, code: hiddenCode }).body
  await mailer.sendSecret({ ...message, ...emailCodeText[language]({ ...about, code }) }, shown)
}

export const checkEmailCode = async (
  services: AuthServices,
  caller: Caller,
  { email, otp }: { email: string; otp: string },
): Promise<boolean> => checkOtp(await codeFor(services, caller, email), otp)

/** Mails the address that loses the account, in case its owner did not ask for the change. */
export async function tellOldAddress(
  services: AuthServices,
  caller: Caller,
  email: string | null,
): Promise<void> {
  if (email === null) return
  const { name, organisationId } = caller.principal
  const language = await languageFor(services, caller)
  const { subject, body } = emailChangedText[language]({ name })
  await services.mailer.send({ organisationId, recipient: email, language, subject, body })
}

const languageFor = async ({ db }: AuthServices, { principal, language }: Caller) =>
  (await languageOfAccount(db, principal.accountId)) ?? language

/** A code is valid for one account, one address, and the password that was given to request it. */
async function codeFor({ db, key }: AuthServices, { principal }: Caller, email: string): Promise<OtpContext> {
  const { accountId } = principal
  const [row] = await passwordsOf(db, { id: accountId })
  const binding = `${email} ${passwordMark(row ?? { password: null })}`
  return { db, key, purpose: 'confirm_email', subject: accountId, binding }
}

async function isTaken({ db }: AuthServices, { principal }: Caller, email: string): Promise<boolean> {
  const rows = await contactsTaken(db, { except: principal.accountId, email, phones: [] })
  return rows.length > 0
}
