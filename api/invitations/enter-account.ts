import { searchText } from '#core/derive/fields.ts'
import { writeSecurityLog } from '#api/audit/security-log.ts'
import { refuseTaken } from '#api/auth/profile.ts'
import type { AuthServices } from '#api/auth/services.ts'
import { nobody, type Sender } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Hub } from '#api/events/hub.ts'
import { savePreference } from '#api/preferences/preferences.ts'
import type { Language } from '#core/language.ts'
import { account } from '#entities/account/account.ts'
import { insertAccount } from './account-statements.ts'
import { noteProofs } from './contact-proofs.ts'
import { freeProved } from './free-names.ts'
import type { OpenInvitation } from './invitation-statements.ts'
import type { Contacts, Joiner } from './joiner.ts'
import { renewAccount } from './renew-account.ts'

export interface Entering {
  readonly invitation: OpenInvitation
  readonly joiner: Joiner
  readonly contacts: Contacts
  readonly name: string
  /** Contacts that were proved to be theirs. */
  readonly proved: readonly (string | null)[]
  readonly language: Language | undefined
  readonly sender: Sender
}

export interface EnteringParts {
  readonly hub: Pick<Hub, 'send'>
  readonly services: Pick<AuthServices, 'background' | 'mailer'>
}

/** The account of whoever comes in: a new one, their own, or theirs with a new password. Returns its id. */
export async function enterAccount(tx: Tx, parts: EnteringParts, entering: Entering): Promise<string> {
  const { joiner, language, contacts, proved, sender } = entering
  if (joiner.kind === 'own') return joiner.account.id
  await freeProved(tx, parts.hub, {
    email: proved.includes(contacts.email) ? contacts.email : null,
    phone: proved.includes(contacts.phone) ? contacts.phone : null,
    except: joiner.kind === 'renewed' ? joiner.accountId : null,
    sender,
  })
  const id =
    joiner.kind === 'new'
      ? await openAccount(tx, entering, joiner.passwordHash)
      : await renewAccount(tx, parts, entering, joiner)
  if (language !== undefined) await savePreference(tx, { accountId: id, key: 'language', content: language })
  return id
}

async function openAccount(tx: Tx, entering: Entering, password: string): Promise<string> {
  const { invitation, contacts, name, sender } = entering
  const { organisation_id: organisationId, building_id: buildingId } = invitation
  const values = { name, email: contacts.email, phone_number: contacts.phone }
  await refuseTaken(tx, nobody, contacts)
  const [made] = await insertAccount(tx, {
    ...values,
    organisationId,
    buildingId,
    password,
    searchText: searchText(account, values),
  })
  if (made === undefined) throw new Error('the account was not written')
  await noteProofs(tx, entering, { accountId: made.id, held: null })
  const line = { resource: account.name, recordId: made.id, recordTitle: name }
  await writeSecurityLog(
    tx,
    { ...line, action: 'joined', organisationId, buildingId, actor: { id: made.id, name } },
    sender,
  )
  return made.id
}
