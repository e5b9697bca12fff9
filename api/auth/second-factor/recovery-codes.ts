import { randomBytes } from 'node:crypto'
import { recoveryCodes } from '#domain/second-factor.ts'
import type { Queryable } from '../../database/pool.ts'
import { hashWithKey } from '../server-key.ts'
import { normaliseBase32, toBase32 } from './base32.ts'

interface Owner {
  readonly key: Buffer
  readonly accountId: string
}

/** New codes, in groups as they are shown; those of before are gone. They can't be read again. */
export async function renewRecoveryCodes(db: Queryable, { key, accountId }: Owner): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes.count }, () => toBase32(randomBytes(recoveryCodes.bytes)))
  await dropRecoveryCodes(db, accountId)
  await db.execute('insert into recovery_code (account_id, code_hash) select $1, unnest($2::text[])', [
    accountId,
    codes.map((code) => hashOf(code, { key, accountId })),
  ])
  return codes.map(groupDigits)
}

/** Takes a code, for the first who brings it. */
export async function takeRecoveryCode(db: Queryable, code: string, owner: Owner): Promise<boolean> {
  const taken = await db.execute(
    'update recovery_code set used_at = now() where code_hash = $1 and account_id = $2 and used_at is null',
    [hashOf(normaliseBase32(code), owner), owner.accountId],
  )
  return taken === 1
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from recovery_code where account_id = $1 and used_at is null',
    [accountId],
  )
  return row?.count ?? 0
}

export const dropRecoveryCodes = (db: Queryable, accountId: string) =>
  db.execute('delete from recovery_code where account_id = $1', [accountId])

/** 120 random bits under the server's key: a slow hash would protect nothing more. */
const hashOf = (code: string, { key, accountId }: Owner) => hashWithKey(key, 'recovery-code', accountId, code)

const groupDigits = (code: string) =>
  (code.match(new RegExp(`.{${recoveryCodes.group}}`, 'g')) ?? []).join('-')
