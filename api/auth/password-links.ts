import { hiddenCode, passwordLinkText, type PasswordLink } from '../mail/texts.ts'
import type { Caller, Sender } from '../context.ts'
import type { Queryable, Tx } from '../database/pool.ts'
import { addressKey } from '../http/address.ts'
import { apiError, invalidInput } from '../http/error.ts'
import { query } from '#api/sql/query.ts'
import type { Hub } from '../events/hub.ts'
import { homesOf } from './account-buildings.ts'
import { isActive } from './active.ts'
import { judgePassword } from './judge-password.ts'
import { lifetimes } from './limits.ts'
import { forgiveLogins } from './login-throttle.ts'
import { signIn, signInColumns } from './queries.ts'
import { languageOfAccount, setPassword } from './recovery.ts'
import { writeSecurityLog, type SecurityEvent } from '../audit/security-log.ts'
import { hashWithKey } from './server-key.ts'
import type { AuthServices } from './services.ts'
import { endSessions } from './sessions.ts'
import { findOrCount, requireSlot } from './throttle.ts'
import { dropTicketsOf, issueTicket, lookAtTicket, takeTicket } from './tickets.ts'
import { proveAddress, restoreAddress, unprovedOf } from './unproved-address.ts'

const purpose = 'set_password'

interface LinkedAccount {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly password: string | null
  readonly organisation_id: string
}

type LinkServices = Pick<AuthServices, 'key' | 'limits' | 'background' | 'mailer' | 'publicUrl'>

/**
 * Mails the account a link at which its owner chooses a password: an invitation if it has none yet, else a reset link.
 * Earlier links become invalid. The mail leaves after the commit; its sender never sees the link. 429 when too many
 * were sent; 409 `address_unproved` while somebody else has set the address and its owner has not proved it, except for
 * an org_admin once the former address had its time to object; 422 at the address of an account that has none.
 */
export async function sendPasswordLink(
  services: LinkServices,
  tx: Tx,
  { accountId, caller }: { accountId: string; caller: Caller },
): Promise<void> {
  const { limits, key, publicUrl } = services
  const { principal, ...sender } = caller
  await requireSlot(tx, `password-link:by:${principal.accountId}`, limits.linksPerSender)
  await requireSlot(tx, `password-link:to:${accountId}`, limits.linksPerAccount)
  const account = await activeAccount(tx, accountId)
  if (account === undefined) return
  if (account.email === null) throw invalidInput([{ field: 'email', code: 'required' }])
  const [unproved] = await unprovedOf(tx, { accountId })
  if (unproved !== undefined && (unproved.is_undoable || principal.type !== 'org_admin'))
    throw apiError(409, 'address_unproved')
  const link: PasswordLink = account.password === null ? 'invitation' : 'reset'
  await dropPasswordLinks(tx, accountId)
  const token = await issueTicket(tx, { purpose, subject: subjectOf(key, account), seconds: lifetimes[link] })
  const language = (await languageOfAccount(tx, accountId)) ?? sender.language
  const text = (shown: string) =>
    passwordLinkText[link][language]({
      name: account.name,
      link: `${publicUrl}/set-password?token=${shown}`,
      hours: lifetimes[link] / 3600,
    })
  const message = {
    organisationId: account.organisation_id,
    recipient: account.email,
    language,
    ...text(token),
  }
  const actor = { id: principal.accountId, name: principal.name }
  await writeSecurityLog(tx, { ...logLine(account, `${link}_sent`), actor }, sender)
  tx.afterCommit(() =>
    services.background.run(() => services.mailer.sendSecret(message, text(hiddenCode).body)),
  )
}

/** Invalidates the links that an account has been sent. */
export const dropPasswordLinks = (db: Queryable, accountId: string) =>
  dropTicketsOf(db, { purpose, accountId })

/**
 * Sets the password that the reader of a link has chosen, and ends every session of the account. The link that the
 * former address of an account was sent also gives the account that address back. A refused password
 * leaves the link valid; 422 `invalid_password_link` for a link that is unknown, used, expired or replaced.
 */
export async function setPasswordByLink(
  services: AuthServices,
  { token, password, sender }: { token: string; password: string; sender: Sender },
): Promise<void> {
  const { db, key, hub, limits } = services
  const tries = `password-link:address:${addressKey(sender.ip)}`
  const linked = await findOrCount(
    { db, key: tries, limit: limits.linkTriesPerAddress, refusal: deadLink },
    () => accountBehind(db, key, { token, read: lookAtTicket }),
  )
  await judgePassword(services, linked.id, password)
  await db.transaction(async (tx) => {
    const account = await accountBehind(tx, key, { token, read: takeTicket })
    if (account === undefined) throw deadLink()
    const changed = await setPassword(tx, account.id, { password, instead: account.password })
    if (changed === undefined) throw deadLink()
    await dropPasswordLinks(tx, account.id)
    if (account.formerEmail === undefined) await proveAddress(tx, account.id)
    else await restoreAddress(tx, account.id, account.formerEmail)
    await forgiveLogins({ db: tx, key }, account.id, sender.ip)
    await writeSecurityLog(tx, logLine(account, 'password_reset'), sender)
    const send: typeof hub.send = (message) => tx.afterCommit(() => hub.send(message))
    if (account.formerEmail !== undefined) await tellRestored(tx, { send }, { account, sender })
    await endSessions(tx, { send }, { accountId: account.id })
  })
}

const deadLink = () => invalidInput([{ field: 'token', code: 'invalid_password_link' }])

/** The account that a link of either kind leads to: for a password, or for going back to the former address as well. */
async function accountBehind(
  db: Queryable,
  key: Buffer,
  { token, read }: { token: string; read: typeof lookAtTicket },
): Promise<(LinkedAccount & { readonly formerEmail?: string }) | undefined> {
  const subject = await read(db, purpose, token)
  if (subject !== undefined) return accountOf(db, key, subject)
  const accountId = await read(db, 'undo_address', token)
  if (accountId === undefined) return undefined
  const [unproved] = await unprovedOf(db, { accountId })
  const account = await activeAccount(db, accountId)
  if (account === undefined || unproved?.is_undoable !== true || unproved.former_email === null)
    return undefined
  return { ...account, formerEmail: unproved.former_email }
}

async function tellRestored(
  tx: Tx,
  { send }: Pick<Hub, 'send'>,
  { account, sender }: { account: LinkedAccount & { readonly formerEmail?: string }; sender: Sender },
): Promise<void> {
  const { id, organisation_id: organisationId, email: before, formerEmail: after } = account
  await writeSecurityLog(
    tx,
    { ...logLine(account, 'contact_changed'), changes: [{ field: 'email', before, after: after ?? null }] },
    sender,
  )
  send({
    type: 'changed',
    resource: 'account',
    buildingId: null,
    organisationId,
    heardIn: await homesOf(tx, id),
    ids: [id],
    action: 'update',
  })
}

/** The account of a link, as long as its address and password are those of when the link was sent. */
async function accountOf(db: Queryable, key: Buffer, subject: string): Promise<LinkedAccount | undefined> {
  const [accountId = ''] = subject.split('.')
  const account = await activeAccount(db, accountId)
  return account !== undefined && subjectOf(key, account) === subject ? account : undefined
}

const subjectOf = (key: Buffer, { id, email, password }: LinkedAccount) =>
  `${id}.${hashWithKey(key, 'password-link', id, JSON.stringify([email, password]))}`

async function activeAccount(db: Queryable, id: string): Promise<LinkedAccount | undefined> {
  const [account] = await linkedAccounts(db, { id })
  return account
}

const linkedAccounts = query({
  row: signIn,
  takes: { id: 'bigint' },
  sql: ({ id }) => `select ${signInColumns} from account where id = ${id} and ${isActive}`,
})

const logLine = (account: LinkedAccount, action: SecurityEvent['action']): SecurityEvent => ({
  action,
  organisationId: account.organisation_id,
  resource: 'account',
  recordId: account.id,
  recordTitle: account.name,
})
