import { randomInt, timingSafeEqual } from 'node:crypto'
import { otpDigits, otpTries } from '#domain/constants.ts'
import type { Queryable } from '../database/pool.ts'
import { lifetimes } from './limits.ts'
import { hashWithKey } from './server-key.ts'

/** The purpose of a code; a code for one purpose cannot be used for another. */
export type OtpPurpose = 'reset_password' | 'verify_contract' | 'confirm_email'

export interface OtpContext {
  readonly db: Queryable
  readonly key: Buffer
  readonly purpose: OtpPurpose
  /** The subject of the code: the id of an account or a contract. */
  readonly subject: string
  /**
   * A value that must still be the same as when the code was sent: the mark of the password, an address to be proved.
   */
  readonly binding?: string
}

const hashOf = ({ key, purpose, subject, binding = '' }: OtpContext, code: string) =>
  hashWithKey(key, purpose, subject, binding, code)

/** A new code of 6 digits (specification §9). Those sent before for the same matter die. */
export async function issueOtp(context: OtpContext): Promise<string> {
  const { db, purpose, subject } = context
  const code = String(randomInt(0, 10 ** otpDigits)).padStart(otpDigits, '0')
  await db.execute('update otp set used_at = now() where purpose = $1 and subject = $2 and used_at is null', [
    purpose,
    subject,
  ])
  await db.execute(
    `insert into otp (purpose, subject, code_hash, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4::int))`,
    [purpose, subject, hashOf(context, code), lifetimes.otp],
  )
  return code
}

/**
 * Whether the code is right. A try is counted before it is compared, in one statement, so that of any
 * number of parallel guesses five are looked at; the code dies with the fifth, and with its first use.
 */
export async function checkOtp(context: OtpContext, code: string): Promise<boolean> {
  const { db, key, purpose, subject } = context
  const [tried] = await db.query<{ id: string; code_hash: string }>(tryOnce, [purpose, subject, otpTries])
  const given = hashOf(context, code)
  const kept = tried?.code_hash ?? hashWithKey(key, 'nothing', subject, '')
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(kept)) || tried === undefined) return false
  return (
    (await db.execute('update otp set used_at = now() where id = $1 and used_at is null', [tried.id])) === 1
  )
}

const tryOnce = `
update otp set attempts = attempts + 1
where id = (select max(id) from otp where purpose = $1 and subject = $2)
  and used_at is null and attempts < $3 and expires_at > now()
returning id, code_hash`

export const cleanOtps = (db: Queryable) =>
  db.execute(`delete from otp where expires_at < now() - interval '1 day'`)
