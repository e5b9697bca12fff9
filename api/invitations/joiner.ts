import { fitsPassword, hashPassword, passwordFault } from '#api/auth/passwords.ts'
import { accountNamed, type SignInAccount } from '#api/auth/directory.ts'
import { enabledSince } from '#api/auth/second-factor/factors.ts'
import type { AuthServices } from '#api/auth/services.ts'
import { triesRight } from '#api/auth/try-password.ts'
import type { Sender } from '#api/context.ts'
import { createQueue } from '#api/auth/queue.ts'
import { giveBack, requireSlot, tooMany } from '#api/auth/throttle.ts'
import { addressKey } from '#api/http/address.ts'
import { invalidInput } from '#api/http/error.ts'
import { mayGiveUp } from './free-names.ts'
import type { OpenInvitation } from './invitation-statements.ts'

/** What somebody signs in with. */
export interface Contacts {
  readonly phone: string | null
  readonly email: string | null
}

/** With which account somebody comes in. */
export type Joiner =
  | { readonly kind: 'new'; readonly passwordHash: string }
  /** One that is theirs: its password was given, or it is signed in. */
  | { readonly kind: 'own'; readonly account: Pick<SignInAccount, 'id' | 'organisation_id'> }
  /** The one that has come in as the resident of a personal invitation: it gets a new password. */
  | { readonly kind: 'renewed'; readonly accountId: string; readonly passwordHash: string }

interface Asking {
  readonly invitation: OpenInvitation
  readonly contacts: Contacts
  readonly password: string
  readonly sender: Sender
  /** The account that the invitation may give a new password. */
  readonly renewable: Pick<SignInAccount, 'id'> | undefined
  /** Contacts that are proved to be theirs; asked for once somebody else has one of them. 422 for a wrong code. */
  readonly proved: () => Promise<readonly (string | null)[]>
}

/**
 * Finds out with which account somebody comes in. 422 at the contact that an account has whose password was not given, or at a
 * password that is too weak for a new one.
 */
export async function findJoiner(services: AuthServices, asking: Asking): Promise<Joiner> {
  const found = await queue.run(() => lookForJoiner(services, asking))
  if (found === undefined) throw tooMany(5)
  return found
}

/** A whole house opens its letters on one evening: passwords are judged and hashed a few at a time. */
const queue = createQueue({ width: 2, waiting: 300 })

/** Each try is counted before it says who has an account: by its invitation, and a wrong one by its address. */
async function lookForJoiner(services: AuthServices, asking: Asking): Promise<Joiner> {
  const { db, limits } = services
  const address = `join:address:${addressKey(asking.sender.ip)}`
  await requireSlot(db, `join:invitation:${asking.invitation.id}`, limits.joinsPerInvitation)
  await requireSlot(db, address, limits.joinsPerAddress)
  const joiner = await judgeJoiner(services, asking)
  await giveBack(db, address)
  return joiner
}

async function judgeJoiner(services: AuthServices, asking: Asking): Promise<Joiner> {
  const { password, renewable } = asking
  const holder = await holderOf(services, asking)
  if (renewable !== undefined && (holder === undefined || holder.account.id === renewable.id))
    return { kind: 'renewed', accountId: renewable.id, passwordHash: await hashNew(password) }
  if (holder === undefined) return { kind: 'new', passwordHash: await hashNew(password) }
  await requireOwn(services, holder, asking)
  return { kind: 'own', account: holder.account }
}

/** A password stands alone: no second factor of whoever had the account before does. 422 for a weak one. */
async function hashNew(password: string): Promise<string> {
  const fault = await passwordFault(password)
  if (fault !== undefined) throw invalidInput([{ field: 'password', code: fault }])
  return hashPassword(password)
}

interface Holder {
  readonly account: SignInAccount
  readonly field: 'phone_number' | 'email'
  readonly username: string
}

/** The account that has one of the contacts, and does not give it up. Of two accounts the phone number's, so that nobody learns of the other. */
async function holderOf(services: AuthServices, asking: Asking): Promise<Holder | undefined> {
  const { phone, email } = asking.contacts
  const names = [
    ['phone_number', phone],
    ['email', email],
  ] as const
  const [byPhone, byEmail] = await Promise.all(
    names.map(async ([field, username]) => {
      const account = username === null ? undefined : await accountNamed(services.db, username)
      if (account === undefined || username === null) return undefined
      return (await givesWay(services, { account, field, username }, asking)) ? undefined : account
    }),
  )
  if (byPhone !== undefined) return { account: byPhone, field: 'phone_number', username: phone ?? '' }
  return byEmail && { account: byEmail, field: 'email', username: email ?? '' }
}

/** Whoever proves a contact gets it from an account without a home that never did, unless it is their own. */
const givesWay = async (
  { db }: AuthServices,
  { account, field, username }: Holder,
  { proved, password }: Asking,
): Promise<boolean> =>
  (await mayGiveUp(db, account.id, field)) &&
  (await proved()).includes(username) &&
  !(await fitsPassword(password, account.password))

/** As for a sign-in, tries are counted, logged, and told the owner. An account with a second factor comes in signed in. */
async function requireOwn(
  services: AuthServices,
  { account, field, username }: Holder,
  { invitation, password, sender }: Asking,
): Promise<void> {
  const isRight = await triesRight(services, { username, account, password, sender })
  const isOfHouse = account.organisation_id === invitation.organisation_id
  if (!isRight || !isOfHouse || (await enabledSince(services.db, account.id)) !== undefined)
    throw invalidInput([{ field, code: `${field}_exists` }])
}
