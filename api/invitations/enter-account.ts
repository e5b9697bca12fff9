import { searchText } from '#core/derive/fields.ts'
import { writeSecurityLog } from '#api/audit/security-log.ts'
import { dropPasswordLinks } from '#api/auth/password-links.ts'
import { refuseTaken } from '#api/auth/profile.ts'
import { noteProvedPhone } from '#api/auth/proved-phone.ts'
import { endSessions } from '#api/auth/sessions.ts'
import { proveAddress } from '#api/auth/unproved-address.ts'
import { nobody, type Sender } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Hub } from '#api/events/hub.ts'
import { notFound } from '#api/http/error.ts'
import { savePreference } from '#api/preferences/preferences.ts'
import { accountsById } from '#api/auth/queries.ts'
import type { Language } from '#core/language.ts'
import { account } from '#entities/account/account.ts'
import { insertAccount, noteNeverProved, renewAccount } from './account-statements.ts'
import type { OpenInvitation } from './invitation-statements.ts'
import type { Contacts, Joiner } from './joiner.ts'

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

/** The account of whoever comes in: a new one, their own, or theirs with a new password. Returns its id. */
export async function enterAccount(tx: Tx, hub: Pick<Hub, 'send'>, entering: Entering): Promise<string> {
  const { joiner, language } = entering
  if (joiner.kind === 'own') return joiner.account.id
  const id =
    joiner.kind === 'new'
      ? await openAccount(tx, entering, joiner.passwordHash)
      : await renewKnown(tx, hub, entering, joiner)
  if (language !== undefined) await savePreference(tx, { accountId: id, key: 'language', content: language })
  return id
}

/** A new address that was not proved gets no code; a number that was proved gets one. */
async function noteProofs(
  tx: Tx,
  { contacts: { email, phone }, proved }: Entering,
  { id: accountId, email: former }: { readonly id: string; readonly email: string | null },
): Promise<void> {
  if (phone !== null && proved.includes(phone)) await noteProvedPhone(tx, { accountId, phone })
  if (email === null) return
  if (proved.includes(email)) await proveAddress(tx, accountId)
  else if (email !== former) await noteNeverProved(tx, { accountId })
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
  await noteProofs(tx, entering, { id: made.id, email: null })
  const line = { resource: account.name, recordId: made.id, recordTitle: name }
  await writeSecurityLog(
    tx,
    { ...line, action: 'joined', organisationId, buildingId, actor: { id: made.id, name } },
    sender,
  )
  return made.id
}

/** Contacts that are not given stay. Whoever was signed in with the account is signed out. */
async function renewKnown(
  tx: Tx,
  hub: Pick<Hub, 'send'>,
  entering: Entering,
  { accountId, passwordHash }: Extract<Joiner, { kind: 'renewed' }>,
): Promise<string> {
  const { invitation, contacts, sender } = entering
  const { organisation_id: organisationId } = invitation
  const [known] = await accountsById(tx, { id: accountId }, 'locked')
  if (known === undefined) throw notFound()
  const values = {
    name: known.name,
    email: contacts.email ?? known.email,
    phone_number: contacts.phone ?? known.phone_number,
  }
  await refuseTaken(tx, accountId, { email: values.email, phone: values.phone_number })
  await renewAccount(tx, {
    ...values,
    id: accountId,
    password: passwordHash,
    searchText: searchText(account, values),
  })
  await noteProofs(tx, entering, { id: accountId, email: known.email })
  await dropPasswordLinks(tx, accountId)
  const send: Hub['send'] = (message) => tx.afterCommit(() => hub.send(message))
  await endSessions(tx, { send }, { accountId })
  const line = { resource: account.name, recordId: accountId, recordTitle: known.name }
  await writeSecurityLog(tx, { ...line, action: 'password_reset', organisationId }, sender)
  return accountId
}
