import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import type { Queryable } from '../database/pool.ts'
import { addressKey } from '../http/address.ts'
import type { SignInAccount } from './directory.ts'
import { lifetimes, type Limits } from './limits.ts'
import { hashWithKey } from './server-key.ts'
import type { AuthServices } from './services.ts'
import { forgive, giveBack, takeSlot, tooMany } from './throttle.ts'
import { readUsername } from './username.ts'

type ThrottleServices = Pick<AuthServices, 'db' | 'key' | 'limits'>
/** Where it is kept which addresses an account has signed in from. */
interface Memory {
  readonly db: Queryable
  readonly key: Buffer
}

export interface LoginTry {
  /** Whether it is the last one that this address, or all strangers together, have at this account for now. */
  readonly isLast: boolean
  /** To be called when the password was right: the try and those of this address before it are forgotten. */
  forget(): Promise<void>
}

interface SignInAttempt {
  readonly username: string
  readonly account: SignInAccount | undefined
  readonly ip: string
}

/**
 * Takes one try before the password is looked at; 429 where none is left. Tries count by account and address together,
 * so that nobody locks out an owner who sits elsewhere; by address, against one password tried on many accounts; and
 * by account over all addresses that it has not signed in from lately, against many addresses that try one account.
 * Unknown names are counted in the same way.
 */
export async function takeLoginTry(parts: ThrottleServices, asked: SignInAttempt): Promise<LoginTry> {
  const { db, key, limits } = parts
  const address = addressKey(asked.ip)
  const who = throttleName(key, asked.account, asked.username)
  const isKnown = await isKnownAddress(parts, asked.account?.id, address)
  const buckets = [
    { key: pairKey(who, address), limit: 'loginPerPair' },
    { key: `login:address:${address}`, limit: 'loginPerAddress' },
    ...(isKnown ? [] : [{ key: accountKey(who), limit: 'loginPerAccount' } as const]),
  ] as const satisfies readonly { key: string; limit: keyof Limits }[]
  const taken: string[] = []
  let isLast = false
  for (const bucket of buckets) {
    const limit = limits[bucket.limit]
    const slot = await takeSlot(db, bucket.key, limit)
    if (!slot.allowed) {
      await Promise.all(taken.map((one) => giveBack(db, one)))
      throw tooMany(slot.retryAfter)
    }
    taken.push(bucket.key)
    if (bucket.limit !== 'loginPerAddress') isLast ||= slot.count >= limit.tries
  }
  const [pair, ...others] = taken
  return {
    isLast,
    async forget() {
      await Promise.all([
        ...(pair === undefined ? [] : [forgive(db, pair)]),
        ...others.map((one) => giveBack(db, one)),
      ])
    },
  }
}

/** The subject that attempts are counted for: the account, or the hash of a name that nobody has. */
export const throttleName = (key: Buffer, account: SignInAccount | undefined, username: string) =>
  account?.id ?? hashWithKey(key, 'username', readUsername(username).canonical).slice(0, 32)

/**
 * After a reset by its owner, whose mailbox has proved them: tries from where they are stand in the way no more, and
 * their address is known from now on, so that a flood from elsewhere can't keep them out of what they have just reset.
 */
export async function forgiveLogins(parts: Memory, accountId: string, ip: string): Promise<void> {
  await forgive(parts.db, pairKey(accountId, addressKey(ip)))
  await rememberAddress(parts, accountId, ip)
}

const pairKey = (who: string, address: string) => `login:pair:${who}:${address}`
const accountKey = (who: string) => `login:account:${who}`
const addressHash = (key: Buffer, address: string) => hashWithKey(key, 'sign-in address', address)

async function isKnownAddress({ db, key }: ThrottleServices, accountId: string | undefined, address: string) {
  // Asked for unknown names too, so that time does not tell them from known ones.
  const rows = await knownAddresses(db, {
    accountId: accountId ?? '0',
    addressHash: addressHash(key, address),
  })
  return rows.length > 0
}

const since = `now() - interval '${lifetimes.knownAddress} seconds'`
const addressOf = { accountId: 'bigint', addressHash: 'text' } as const satisfies Slots

const knownAddresses = query({
  row: {},
  takes: addressOf,
  sql: ({ accountId, addressHash: hash }) =>
    `select from sign_in_address where account_id = ${accountId} and address_hash = ${hash} and seen_at > ${since}`,
})

/** Once the sign-in is complete, second factor included: a password alone makes no address a known one. */
export const rememberAddress = ({ db, key }: Memory, accountId: string, ip: string) =>
  upsertAddress(db, { accountId, addressHash: addressHash(key, addressKey(ip)) })

const upsertAddress = command({
  takes: addressOf,
  sql: ({ accountId, addressHash: hash }) =>
    `insert into sign_in_address (account_id, address_hash) values (${accountId}, ${hash})
      on conflict (account_id, address_hash) do update set seen_at = now()`,
})

export const cleanKnownAddresses = command({
  takes: {},
  sql: () => `delete from sign_in_address where seen_at < ${since}`,
})
