import { hash, verify } from '@node-rs/argon2'
import { passwordLength } from '#core/constants.ts'
import { isCommonPassword } from './common-passwords.ts'

/** argon2id, 46 MiB and five passes: some 60 ms of one core, off the event loop. OWASP's floor is 19 MiB and two. */
const cost = { memoryCost: 47_104, timeCost: 5, parallelism: 1 }

export const hashPassword = (password: string) => hash(password.normalize('NFC'), cost)

/**
 * Whether the password fits. For a user who does not exist it works as hard, so that time tells nothing.
 */
export async function fitsPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const fits = await verify(kept ?? (await decoy()), password.normalize('NFC')).catch(() => false)
  return fits && kept !== null && kept !== undefined
}

let decoyHash: Promise<string> | undefined
const decoy = () => (decoyHash ??= hashPassword('a password that nobody has'))

/** Why a new password is refused, as an error code; its characters are free, spaces and all. */
export function passwordFault(password: string): string | undefined {
  const length = Array.from(password.normalize('NFC')).length
  if (length < passwordLength.min) return 'password_too_short'
  if (length > passwordLength.max || !password.isWellFormed()) return 'password_too_long'
  return isCommonPassword(password) ? 'password_too_common' : undefined
}
