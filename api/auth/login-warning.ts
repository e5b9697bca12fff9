import { officeClock } from '#core/days.ts'
import type { Sender } from '../context.ts'
import { loginWarningText } from '../mail/texts.ts'
import type { SignInAccount } from './directory.ts'
import { languageOfAccount } from './recovery.ts'
import type { AuthServices } from './services.ts'
import { takeSlot } from './throttle.ts'

/** Mails the owner that somebody tries their account, at most once a day. Names without an account get no mail. */
export async function warnOwner(
  { db, limits, mailer }: AuthServices,
  account: SignInAccount | undefined,
  { ip, language: asked }: Sender,
): Promise<void> {
  if (account?.email === undefined || account.email === null) return
  if (!(await takeSlot(db, `login:warned:${account.id}`, limits.loginWarnings)).allowed) return
  const language = (await languageOfAccount(db, account.id)) ?? asked
  const about = { name: account.name, time: officeTime(), address: ip }
  const { subject, body } = loginWarningText[language](about)
  await mailer.send({
    organisationId: account.organisation_id,
    recipient: account.email,
    language,
    subject,
    body,
  })
}

/** The current time on the office's clock: `2026-01-31 17:30`. */
const officeTime = () => officeClock(new Date().toISOString()).slice(0, 16)
