import { searchText } from '#core/derive/fields.ts'
import type { ReadBody } from '#domain/calls/call.ts'
import type { updateProfile as updateProfileCall } from '#domain/calls/profile.ts'
import { account } from '#entities/account/account.ts'
import type { Caller } from '../context.ts'
import type { Queryable, Tx } from '../database/pool.ts'
import { invalidInput, notFound } from '../http/error.ts'
import type { RowOf } from '#api/sql/query.ts'
import { isUniqueViolation } from '../records/write/violation.ts'
import { attach, release } from '../storage/attach.ts'
import { savePreference } from '../preferences/preferences.ts'
import { homesOf } from './account-buildings.ts'
import { checkEmailCode, sendEmailCode, tellOldAddress } from './email-change.ts'
import { accountsById, contact, contactsTaken, updateContact } from './queries.ts'
import { confirmPassword } from './password-change.ts'
import { logOwnAct, type LoggedChange } from '../audit/security-log.ts'
import type { AuthServices } from './services.ts'
import { requireSlot } from './throttle.ts'
import { claimNames } from './sign-in-names.ts'
import { proveAddress, unprovedOf } from './unproved-address.ts'
import { phoneSpellings } from './username.ts'

type ProfileChanges = ReadBody<typeof updateProfileCall>
type Contact = Pick<RowOf<typeof accountsById>, (typeof contact)[number]>

/** Says whether a part of the change waits for a code that was sent to the new e-mail address. */
export interface ProfileOutcome {
  readonly confirm?: 'email'
}

/**
 * Changes the profile. E-mail and phone, which users sign in with, change only with the current password, a few times a
 * day. A new e-mail address takes effect once it is confirmed from its own mailbox, and the reply is the same whether
 * or not somebody already has it. A phone number has no such mailbox: the reply says that it is taken, but no more
 * often than those few times.
 */
export async function updateProfile(
  services: AuthServices,
  caller: Caller,
  changes: ProfileChanges,
): Promise<ProfileOutcome> {
  const { db, limits } = services
  const { accountId } = caller.principal
  const [known] = await accountsById(db, { id: accountId })
  if (known === undefined) return {}
  const { email: moved, ...wanted } = changesIn(known, readWanted(changes))
  const email = moved ?? (await unprovedIn(db, accountId, changes))
  if (email !== undefined || wanted.phone_number !== undefined) {
    await confirmPassword(services, caller, changes.current_password)
    await requireSlot(db, `contact:account:${accountId}`, limits.contactChanges)
  }
  await changeAccount(services, caller, {
    wanted,
    also: async (tx) => {
      if (changes.language === undefined) return
      await savePreference(tx, { accountId, key: 'language', content: changes.language })
    },
  })
  if (email === undefined) return {}
  services.background.run(() => sendEmailCode(services, caller, email))
  return { confirm: 'email' }
}

/** Sets the e-mail address that the code was sent to; 422 `invalid_otp` for any other code. */
export async function confirmEmail(
  services: AuthServices,
  caller: Caller,
  { email, otp }: { email: string; otp: string },
): Promise<void> {
  if (!(await checkEmailCode(services, caller, { email, otp })))
    throw invalidInput([{ field: 'otp', code: 'invalid_otp' }])
  const { accountId } = caller.principal
  const also = (tx: Tx) => proveAddress(tx, accountId)
  const before = await changeAccount(services, caller, { wanted: { email }, also })
  if (before.email !== email) services.background.run(() => tellOldAddress(services, caller, before.email))
}

/** The account's own address, if its owner gives it again because somebody else has set it: it is to be proved. */
async function unprovedIn(db: Queryable, accountId: string, { email }: ProfileChanges) {
  if (email === undefined) return undefined
  return (await unprovedOf(db, { accountId })).length > 0 ? email : undefined
}

/** What would be different afterwards. */
const changesIn = (known: Contact, wanted: Partial<Contact>): Partial<Contact> =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => known[name as keyof Contact] !== value))

interface AccountChange {
  readonly wanted: Partial<Contact>
  /** Further work in the same transaction. */
  readonly also?: (tx: Tx) => Promise<void>
}

/**
 * Returns the account as it was. It is read again under lock, so that a name given at the same moment does not bring
 * back an address or a number that somebody has just replaced.
 */
async function changeAccount(
  { db, hub }: AuthServices,
  caller: Caller,
  { wanted, also }: AccountChange,
): Promise<Contact> {
  const { accountId, organisationId } = caller.principal
  const write = async (tx: Tx) => {
    await also?.(tx)
    const [before] = await accountsById(tx, { id: accountId }, 'locked')
    if (before === undefined) throw notFound()
    const next: Contact = { ...before, ...wanted }
    const changed = contact.filter((column) => next[column] !== before[column])
    if (changed.length === 0) return before
    // One of them is needed to sign in.
    if (next.email === null && next.phone_number === null)
      throw invalidInput([{ field: 'phone_number', code: 'required' }])
    await refuseTaken(tx, accountId, {
      email: next.email,
      phone: changed.includes('phone_number') ? next.phone_number : null,
    })
    if (changed.includes('avatar')) {
      const owner = { entity: account.name, id: accountId, field: 'avatar', buildingId: null }
      if (before.avatar !== null) await release(tx, [before.avatar], owner)
      if (next.avatar !== null)
        await attach(tx, {
          fileIds: [next.avatar],
          owner,
          limits: account.fields.avatar,
          uploaderId: accountId,
        })
    }
    await updateContact(tx, { ...next, id: accountId, searchText: searchText(account, { ...next }) })
    await logChanges(
      tx,
      caller,
      changed.map((field) => ({ field, before: before[field], after: next[field] })),
    )
    return before
  }
  const before = await db.transaction(write).catch(explainTaken)
  const heardIn = await homesOf(db, accountId)
  hub.send({ type: 'access', accountIds: [accountId] })
  hub.send({
    type: 'changed',
    resource: 'account',
    buildingId: null,
    organisationId,
    heardIn,
    ids: [accountId],
    action: 'update',
  })
  return before
}

function readWanted({ name, avatar, email, phone_number }: ProfileChanges): Partial<Contact> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phone_number === undefined ? {} : { phone_number }),
    ...(avatar === undefined ? {} : { avatar }),
  }
}

/**
 * Sign-in does not ask for an organisation and takes a phone number in any spelling, so a name is taken if any
 * organisation's account has it, in whatever spelling.
 */
export async function refuseTaken(
  tx: Tx,
  except: string,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): Promise<void> {
  await claimNames(tx, { email, phone_number: phone })
  const phones = phone === null ? [] : phoneSpellings(phone)
  const others = await contactsTaken(tx, { except, email: email ?? '', phones })
  const taken = [
    ...(email !== null && others.some((other) => other.email?.toLowerCase() === email)
      ? (['email'] as const)
      : []),
    ...(others.some((other) => phones.includes(other.phone_number ?? '')) ? (['phone_number'] as const) : []),
  ]
  if (taken.length > 0)
    throw invalidInput(taken.map((field) => ({ field, code: `${field}_exists` as const })))
}

/** If two ask for the same address at the same time, the index accepts one. */
function explainTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  const { constraint = '' } = error as { constraint?: string }
  const field = constraint.includes('phone_number') ? 'phone_number' : 'email'
  throw invalidInput([{ field, code: `${field}_exists` }])
}

const logChanges = (tx: Tx, caller: Caller, changes: LoggedChange[]) => {
  const isContact = changes.some(({ field }) => field === 'email' || field === 'phone_number')
  return logOwnAct(tx, caller, { action: isContact ? 'contact_changed' : 'update', changes })
}
