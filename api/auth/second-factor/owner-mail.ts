import type { Sender } from '../../context.ts'
import { secondFactorText, type SecondFactorMail } from '../../mail/second-factor-texts.ts'
import { accountsById } from '../queries.ts'
import { languageOfAccount } from '../recovery.ts'
import type { AuthServices } from '../services.ts'

interface OwnerMail {
  readonly event: SecondFactorMail
  readonly sender: Sender
  /** Recovery codes that are left. */
  readonly left?: number
}

/** Tells an account's owner what happened to the second factor, in their language. */
export async function mailOwner(
  { db, mailer }: Pick<AuthServices, 'db' | 'mailer'>,
  accountId: string,
  { event, sender, left = 0 }: OwnerMail,
): Promise<void> {
  const [owner] = await accountsById(db, { id: accountId })
  if (owner === undefined || owner.email === null) return
  const language = (await languageOfAccount(db, accountId)) ?? sender.language
  const text = secondFactorText[language](event, { name: owner.name, ip: sender.ip, left })
  await mailer.send({ organisationId: owner.organisation_id, recipient: owner.email, language, ...text })
}
