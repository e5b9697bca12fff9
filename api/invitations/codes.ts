import { randomBytes } from 'node:crypto'
import { hashWithKey } from '#api/auth/server-key.ts'
import { passLength, passLetters } from '#domain/visitor-pass.ts'

/** What a code is made of, of the system's randomness. Without the server's key it tells nothing. */
export const newSeed = () => randomBytes(16).toString('base64url')

/** The twelve letters of a seed, 60 bits: only the server that has the key can tell them. */
export function codeOf(key: Buffer, seed: string): string {
  const bytes = Buffer.from(hashWithKey(key, 'invitation-seed', seed), 'hex').subarray(0, passLength)
  return Array.from(bytes, (byte) => passLetters[byte % passLetters.length]).join('')
}

/** The form of a code by which it is found again. */
export const codeHashOf = (key: Buffer, code: string) => hashWithKey(key, 'invitation-code', code)
