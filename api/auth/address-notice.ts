import { addressChangedText } from '../mail/texts.ts'
import type { Caller } from '../context.ts'
import type { Tx } from '../database/pool.ts'
import { languageOfAccount } from './recovery.ts'
import type { AuthServices } from './services.ts'

interface Moved {
  readonly accountId: string
  readonly name: string
  /** The account's address before the change. */
  readonly from: string
  readonly caller: Caller
}

/**
 * Mails the former address that somebody else has given the account a new one. Whoever reads the new address can ask
 * for a password there, so the owner must be warned where they still can be. The mail leaves after the commit.
 */
export async function tellFormerAddress(
  { background, mailer }: Pick<AuthServices, 'background' | 'mailer'>,
  tx: Tx,
  { accountId, name, from, caller }: Moved,
): Promise<void> {
  const { principal, language: sendersLanguage } = caller
  const language = (await languageOfAccount(tx, accountId)) ?? sendersLanguage
  const message = {
    organisationId: principal.organisationId,
    recipient: from,
    language,
    ...addressChangedText[language]({ name, by: principal.name }),
  }
  tx.afterCommit(() => background.run(() => mailer.send(message)))
}
