import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Verdict } from './gateways/gateway.ts'

/** Milliseconds that the sender's clock may differ from ours, either way. */
const mostSkew = 300_000

/** Whether two texts are equal, in a time that tells nothing of where they differ. */
export function isSame(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => createHmac('sha256', 'equal length').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

interface Signed {
  readonly algorithm: 'sha256' | 'sha512'
  readonly secret: string
  readonly content: string | Uint8Array
}

/** HMAC in lower-case hex digits. */
export const sign = ({ algorithm, secret, content }: Signed): string =>
  createHmac(algorithm, secret).update(content).digest('hex')

/** What a signature proves that was made at a moment, in seconds or milliseconds since 1970. */
export function judgeSignature({ isRight, time, now }: Judged): Verdict {
  if (!isRight) return 'wrong'
  if (!/^\d{10}(\d{3})?$/.test(time)) return 'late'
  const at = time.length === 10 ? Number(time) * 1000 : Number(time)
  return Math.abs(now - at) <= mostSkew ? 'fresh' : 'late'
}

interface Judged {
  readonly isRight: boolean
  readonly time: string
  readonly now: number
}
