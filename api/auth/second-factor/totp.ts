import { createHmac, timingSafeEqual } from 'node:crypto'
import { totpForm } from '#domain/second-factor.ts'
import { toBase32 } from './base32.ts'

/** Steps before and after the current one whose codes are also accepted: clocks differ, and typing takes time. */
const tolerance = 1

/** The code of one time step: HOTP (RFC 4226) over the number of periods since 1970 (RFC 6238), SHA-1. */
export function totpAt(secret: Uint8Array, step: number, digits: number = totpForm.digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / totpForm.period)

/** The step that the code belongs to: the current one or a neighbour; undefined if it matches none. */
export function matchingStep(secret: Uint8Array, code: string, now = Date.now()): number | undefined {
  const given = Buffer.from(code)
  const present = stepAt(now)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, at) => present - tolerance + at)
  // All are compared, so that the time taken does not reveal which step the code belongs to.
  const fitting = steps.filter((step) => {
    const right = Buffer.from(totpAt(secret, step))
    return right.length === given.length && timingSafeEqual(right, given)
  })
  return fitting.at(-1)
}

/** The address that an authenticator app reads from the QR code. */
export function otpauthUri(secret: Uint8Array, account: string): string {
  const { issuer, digits, period } = totpForm
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${period}`
}
