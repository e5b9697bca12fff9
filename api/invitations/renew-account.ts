import { writeSecurityLog } from '#api/audit/security-log.ts'
import { tellLostAddress } from '#api/auth/address-notice.ts'
import { dropPasswordLinks } from '#api/auth/password-links.ts'
import { refuseTaken } from '#api/auth/profile.ts'
import { accountsById } from '#api/auth/queries.ts'
import { dropFactor } from '#api/auth/second-factor/factors.ts'
import { endSessions } from '#api/auth/sessions.ts'
import { provedAddress } from '#api/auth/unproved-address.ts'
import type { Tx } from '#api/database/pool.ts'
import type { Hub } from '#api/events/hub.ts'
import { notFound } from '#api/http/error.ts'
import { searchText } from '#core/derive/fields.ts'
import { account } from '#entities/account/account.ts'
import { rewriteAccount } from './account-statements.ts'
import { noteProofs } from './contact-proofs.ts'
import type { Entering, EnteringParts } from './enter-account.ts'
import type { Joiner } from './joiner.ts'

/**
 * Gives an account to whom the office has invited: the invitation says who it is, so nothing of whoever had it before opens it
 * any more. It has the password and the contacts that were given now, and no others; sessions, links and a second factor end, and the
 * address that was proved before is told. Returns its id.
 */
export async function renewAccount(
  tx: Tx,
  { hub, services }: EnteringParts,
  entering: Entering,
  { accountId, passwordHash }: Extract<Joiner, { kind: 'renewed' }>,
): Promise<string> {
  const { invitation, contacts, sender } = entering
  const { organisation_id: organisationId, building_id: buildingId, building: by } = invitation
  const [known] = await accountsById(tx, { id: accountId }, 'locked')
  if (known === undefined) throw notFound()
  const { name, email } = known
  const held = await provedAddress(tx, { id: accountId, email })
  const values = { name, email: contacts.email, phone_number: contacts.phone }
  await refuseTaken(tx, accountId, contacts)
  await rewriteAccount(tx, {
    ...values,
    id: accountId,
    password: passwordHash,
    searchText: searchText(account, values),
  })
  await noteProofs(tx, entering, { accountId, held })
  const { language } = sender
  if (held !== null && held !== contacts.email)
    await tellLostAddress(services, tx, { accountId, organisationId, name, address: held, by, language })
  await dropPasswordLinks(tx, accountId)
  const hadFactor = await dropFactor(tx, accountId)
  const send: Hub['send'] = (message) => tx.afterCommit(() => hub.send(message))
  await endSessions(tx, { send }, { accountId })
  const line = { resource: account.name, recordId: accountId, recordTitle: name, organisationId, buildingId }
  await writeSecurityLog(tx, { ...line, action: 'password_reset' }, sender)
  if (hadFactor) await writeSecurityLog(tx, { ...line, action: 'second_factor_reset' }, sender)
  return accountId
}
