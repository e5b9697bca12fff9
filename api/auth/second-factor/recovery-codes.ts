import { randomBytes } from 'node:crypto'
import { recoveryCodes } from '#domain/second-factor.ts'
import { command, query } from '#api/sql/query.ts'
import type { Queryable } from '../../database/pool.ts'
import { hashWithKey } from '../server-key.ts'
import { normaliseBase32, toBase32 } from './base32.ts'

interface Owner {
  readonly key: Buffer
  readonly accountId: string
}

/** Makes new codes, in groups as they are shown, and deletes the earlier ones. They cannot be read again. */
export async function renewRecoveryCodes(db: Queryable, { key, accountId }: Owner): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes.count }, () => toBase32(randomBytes(recoveryCodes.bytes)))
  await dropRecoveryCodes(db, accountId)
  await insertCodes(db, { accountId, hashes: codes.map((code) => hashOf(code, { key, accountId })) })
  return codes.map(groupDigits)
}

/** Takes a recovery code; only the first request that brings it succeeds. */
export async function takeRecoveryCode(db: Queryable, code: string, owner: Owner): Promise<boolean> {
  const taken = await markUsed(db, {
    codeHash: hashOf(normaliseBase32(code), owner),
    accountId: owner.accountId,
  })
  return taken === 1
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const [row] = await countCodes(db, { accountId })
  return row?.count ?? 0
}

export const dropRecoveryCodes = (db: Queryable, accountId: string) => deleteCodes(db, { accountId })

const insertCodes = command({
  takes: { accountId: 'bigint', hashes: 'text[]' },
  sql: ({ accountId, hashes }) =>
    `insert into recovery_code (account_id, code_hash) select ${accountId}, unnest(${hashes})`,
})

const markUsed = command({
  takes: { codeHash: 'text', accountId: 'bigint' },
  sql: ({ codeHash, accountId }) =>
    `update recovery_code set used_at = now()
      where code_hash = ${codeHash} and account_id = ${accountId} and used_at is null`,
})

const countCodes = query({
  row: { count: 'integer' },
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) =>
    `select count(*)::int as count from recovery_code where account_id = ${accountId} and used_at is null`,
})

const deleteCodes = command({
  takes: { accountId: 'bigint' },
  sql: ({ accountId }) => `delete from recovery_code where account_id = ${accountId}`,
})

/** 120 random bits under the server's key: a slow hash would not protect them better. */
const hashOf = (code: string, { key, accountId }: Owner) => hashWithKey(key, 'recovery-code', accountId, code)

const groupDigits = (code: string) =>
  (code.match(new RegExp(`.{${recoveryCodes.group}}`, 'g')) ?? []).join('-')
