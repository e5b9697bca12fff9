import { randomInt, timingSafeEqual } from 'node:crypto'
import { otpDigits, otpTries } from '#domain/constants.ts'
import { command, query } from '#api/sql/query.ts'
import type { Queryable } from '../database/pool.ts'
import { lifetimes } from './limits.ts'
import { isWithin } from './set-back.ts'
import { hashWithKey } from './server-key.ts'

/** The purpose of a code; a code for one purpose cannot be used for another. */
export type OtpPurpose = 'reset_password' | 'verify_contract' | 'confirm_email' | 'join_contact'

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

/** Makes a new code of 6 digits. Earlier codes for the same matter become invalid. */
export async function issueOtp(context: OtpContext): Promise<string> {
  const { db, purpose, subject } = context
  const code = String(randomInt(0, 10 ** otpDigits)).padStart(otpDigits, '0')
  await killCodes(db, { purpose, subject })
  await insertCode(db, { purpose, subject, codeHash: hashOf(context, code) })
  return code
}

const killCodes = command({
  takes: { purpose: 'text', subject: 'text' },
  sql: ({ purpose, subject }) =>
    `update otp set used_at = now() where purpose = ${purpose} and subject = ${subject} and used_at is null`,
})

const insertCode = command({
  takes: { purpose: 'text', subject: 'text', codeHash: 'text' },
  sql: ({ purpose, subject, codeHash }) =>
    `insert into otp (purpose, subject, code_hash, expires_at)
      values (${purpose}, ${subject}, ${codeHash}, now() + interval '${lifetimes.otp} seconds')`,
})

/**
 * Whether the code is right. One statement counts the try before it compares, so that of any number of parallel guesses
 * only five are compared. The code becomes invalid with the fifth try and with its first use.
 */
export async function checkOtp(context: OtpContext, code: string): Promise<boolean> {
  const { db, key, purpose, subject } = context
  const [tried] = await tryOnce(db, { purpose, subject })
  const given = hashOf(context, code)
  const kept = tried?.code_hash ?? hashWithKey(key, 'nothing', subject, '')
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(kept)) || tried === undefined) return false
  return (await takeCode(db, { id: tried.id })) === 1
}

const tryOnce = query({
  row: { id: 'bigint', code_hash: 'text' },
  takes: { purpose: 'text', subject: 'text' },
  sql: ({ purpose, subject }) =>
    `update otp set attempts = attempts + 1
      where id = (select max(id) from otp where purpose = ${purpose} and subject = ${subject})
        and used_at is null and attempts < ${otpTries} and ${isWithin('expires_at', String(lifetimes.otp))}
      returning id, code_hash`,
})

const takeCode = command({
  takes: { id: 'bigint' },
  sql: ({ id }) => `update otp set used_at = now() where id = ${id} and used_at is null`,
})

export const cleanOtps = command({
  takes: {},
  sql: () => `delete from otp where expires_at < now() - interval '1 day'`,
})
