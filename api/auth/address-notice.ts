import type { Language } from '#core/language.ts'
import { addressChangedText, addressGivenText, hiddenCode } from '../mail/texts.ts'
import type { Caller } from '../context.ts'
import type { Tx } from '../database/pool.ts'
import { lifetimes } from './limits.ts'
import { languageOfAccount } from './recovery.ts'
import type { AuthServices } from './services.ts'
import { noteMovedAddress } from './unproved-address.ts'

interface Moved {
  readonly accountId: string
  readonly name: string
  /** The account's address before the change, and after it. */
  readonly from: string | null
  readonly to: string | null
  readonly caller: Caller
}

/**
 * Call it when somebody else has given the account another address. The last address that was proved is mailed a link
 * that takes the account back, and the new one how its owner proves it. Both leave after the commit. An account that
 * nobody has used yet has nothing to take: its former address is only told.
 */
export async function tellMovedAddress(
  { background, mailer, publicUrl }: Pick<AuthServices, 'background' | 'mailer' | 'publicUrl'>,
  tx: Tx,
  { accountId, name, from, to, caller }: Moved,
): Promise<void> {
  const { principal, language: sendersLanguage } = caller
  const language = (await languageOfAccount(tx, accountId)) ?? sendersLanguage
  const about = { name, by: principal.name, hours: lifetimes.undoAddress / 3600 }
  const moved = await noteMovedAddress(tx, { accountId, from, to })
  const { proved, undoToken, isUnproved } = moved ?? { proved: from, undoToken: undefined, isUnproved: false }
  const common = { organisationId: principal.organisationId, language }
  const changed = (recipient: string, token = undoToken) => ({
    ...common,
    recipient,
    ...addressChangedText[language]({
      ...about,
      ...(token === undefined ? {} : { link: `${publicUrl}/set-password?token=${token}` }),
    }),
  })
  tx.afterCommit(() =>
    background.run(async () => {
      if (proved !== null && undoToken === undefined) await mailer.send(changed(proved))
      if (proved !== null && undoToken !== undefined)
        await mailer.sendSecret(changed(proved), changed(proved, hiddenCode).body)
      if (isUnproved && to !== null)
        await mailer.send({ ...common, recipient: to, ...addressGivenText[language](about) })
    }),
  )
}

interface Lost {
  readonly accountId: string
  readonly organisationId: string
  readonly name: string
  /** The address that was proved before. */
  readonly address: string
  /** Who has let somebody else into the account. */
  readonly by: string
  readonly language: Language
}

/**
 * Call it when an office has let somebody into an account anew. The former address is told after the commit; nothing in it leads
 * back, since the office has said whose the account is.
 */
export async function tellLostAddress(
  { background, mailer }: Pick<AuthServices, 'background' | 'mailer'>,
  tx: Tx,
  { accountId, organisationId, name, address, by, language: asked }: Lost,
): Promise<void> {
  const language = (await languageOfAccount(tx, accountId)) ?? asked
  const text = addressChangedText[language]({ name, by, hours: 0 })
  tx.afterCommit(() =>
    background.run(() => mailer.send({ organisationId, recipient: address, language, ...text })),
  )
}
