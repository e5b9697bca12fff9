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
/** The store of addresses that an account has signed in from. */
interface Memory {
  readonly db: Queryable
  readonly key: Buffer
}

export interface LoginTry {
  /** Whether this was the last try at this account for now that this address, or all unknown ones together, had. */
  readonly isLast: boolean
  /** Call it when the password was right: forgets this try and earlier ones from this address. */
  forget(): Promise<void>
}

interface SignInAttempt {
  readonly username: string
  readonly account: SignInAccount | undefined
  readonly ip: string
}

/**
 * Takes one try before the password is compared; 429 when none is left. Tries are counted by account and address
 * together, so that nobody locks out an owner who is elsewhere. Of an account that has not signed in from the address
 * lately also by address, against one password tried on many accounts, and by account over all such addresses, against
 * many addresses that try one account. Unknown names are counted in the same way. So a stranger's tries shut nobody
 * out who is known where they are.
 */
export async function takeLoginTry(parts: ThrottleServices, asked: SignInAttempt): Promise<LoginTry> {
  const { db, key, limits } = parts
  const address = addressKey(asked.ip)
  const who = throttleName(key, asked.account, asked.username)
  const isKnown = await isKnownAddress(parts, asked.account?.id, address)
  const buckets = [
    { key: pairKey(who, address), limit: 'loginPerPair' },
    ...(isKnown
      ? []
      : ([
          { key: `login:address:${address}`, limit: 'loginPerAddress' },
          { key: accountKey(who), limit: 'loginPerAccount' },
        ] as const)),
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

/** The subject that tries are counted for: the account, or the hash of a name that no account has. */
export const throttleName = (key: Buffer, account: SignInAccount | undefined, username: string) =>
  account?.id ?? hashWithKey(key, 'username', readUsername(username).canonical).slice(0, 32)

/**
 * Call it after a reset by the owner, who has proved their mailbox: tries from their address no longer block them, and
 * the address counts as known, so that a flood from elsewhere cannot lock them out of the account that they have just
 * reset.
 */
export async function forgiveLogins(parts: Memory, accountId: string, ip: string): Promise<void> {
  await forgive(parts.db, pairKey(accountId, addressKey(ip)))
  await rememberAddress(parts, accountId, ip)
}

const pairKey = (who: string, address: string) => `login:pair:${who}:${address}`
const accountKey = (who: string) => `login:account:${who}`
const addressHash = (key: Buffer, address: string) => hashWithKey(key, 'sign-in address', address)

/** Whether the account has signed in from the address lately. */
export async function isKnownAddress(
  { db, key }: Memory,
  accountId: string | undefined,
  address: string,
): Promise<boolean> {
  // Queried for unknown names too, so that the time taken does not reveal which names exist.
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

/** Call it once the sign-in is complete, second factor included: a password alone does not make an address known. */
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
