import type { ErrorCode } from '#core/vocabulary.ts'
import { hash, verify } from '@node-rs/argon2'
import { passwordLengthFault } from '#core/fields/password.ts'
import { passwordLength } from '#core/limits.ts'
import { ApiError, apiError } from '../http/error.ts'
import { pools } from '../workers/pools.ts'

/** argon2id, 46 MiB and five passes: about 60 ms of one core, off the event loop. OWASP's minimum is 19 MiB and two. */
const cost = { memoryCost: 47_104, timeCost: 5, parallelism: 1 }

export const hashPassword = (password: string) => hash(password.normalize('NFC'), cost)

/** Whether the password matches. For an unknown user it does the same work, so that the time taken reveals nothing. */
export async function fitsPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const fits = await verify(kept ?? (await decoy()), password.normalize('NFC')).catch(() => false)
  return fits && kept !== null && kept !== undefined
}

let decoyHash: Promise<string> | undefined
const decoy = () => (decoyHash ??= hashPassword('a password that nobody has'))

/**
 * Why a new password is refused, as an error code. All characters are allowed, spaces too. Checking the length costs
 * nothing; checking how easily it is guessed takes up to 0.3 s of a core, in a worker process, so check first who is
 * asking. `least`: the number of characters that is enough; default: what a password needs that stands alone. 503 when
 * it cannot be checked now.
 */
export async function passwordFault(
  password: string,
  least: number = passwordLength.alone,
): Promise<ErrorCode | undefined> {
  const fault =
    passwordLengthFault(password, least) ?? (password.isWellFormed() ? undefined : 'password_too_long')
  if (fault !== undefined) return fault
  return (await isCommon(password)) ? 'password_too_common' : undefined
}

async function isCommon(password: string): Promise<boolean> {
  try {
    return await pools.passwords.call('isCommonPassword', password)
  } catch (error) {
    // A password that could not be checked is not accepted.
    throw error instanceof ApiError ? error : apiError(503, 'service_unavailable', [], { retryAfter: 5 })
  }
}
