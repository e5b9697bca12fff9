import { randomBytes } from 'node:crypto'
import { totpForm } from '#domain/second-factor.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import type { Queryable } from '../../database/pool.ts'
import { apiError } from '../../http/error.ts'
import { lifetimes } from '../limits.ts'
import { dropRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './seal.ts'
import { matchingStep } from './totp.ts'

interface Owner {
  readonly key: Buffer
  readonly accountId: string
}

/** When it was switched on; undefined if it is off. */
export async function enabledSince(db: Queryable, accountId: string): Promise<string | undefined> {
  const [row] = await confirmedFactors(db, { accountId })
  return row?.confirmed_at ?? undefined
}

/**
 * Stores a secret that waits for its first code; it replaces one that waited before. 409 if the factor is already on.
 */
export async function beginFactor(db: Queryable, { key, accountId }: Owner): Promise<Buffer> {
  const secret = randomBytes(totpForm.secretBytes)
  const written = await upsertWaiting(db, { accountId, secret: sealSecret(key, accountId, secret) })
  if (written !== 1) throw apiError(409, 'second_factor_on')
  return secret
}

/** Switches the waiting secret on if the code is valid for it. 409 if none waits (any more). */
export async function confirmFactor(
  db: Queryable,
  { key, accountId }: Owner,
  code: string,
): Promise<boolean> {
  const [row] = await holdWaiting(db, { accountId })
  if (row === undefined) throw apiError(409, 'second_factor_not_begun')
  const step = matchingStep(openSecret(key, accountId, row.secret), code)
  if (step === undefined) return false
  await confirm(db, { accountId, step })
  return true
}

/**
 * Takes an app's code. Each step is accepted once, and never after a later one, however many requests bring it in
 * parallel.
 */
export async function takeTotpCode(db: Queryable, { key, accountId }: Owner, code: string): Promise<boolean> {
  const [row] = await confirmedFactors(db, { accountId })
  if (row === undefined) return false
  const step = matchingStep(openSecret(key, accountId, row.secret), code)
  if (step === undefined) return false
  const taken = await takeStep(db, { accountId, step, secret: row.secret })
  return taken === 1
}

/** Deletes the factor and its recovery codes; returns whether there was one. */
export async function dropFactor(db: Queryable, accountId: string): Promise<boolean> {
  await dropRecoveryCodes(db, accountId)
  const [dropped] = await deleteFactor(db, { accountId })
  return dropped?.was_on === true
}

const own = { accountId: 'bigint' } as const satisfies Slots

const confirmedFactors = query({
  row: { secret: 'text', confirmed_at: 'timestamptz | null' },
  takes: own,
  sql: ({ accountId }) =>
    `select secret, confirmed_at from second_factor where account_id = ${accountId} and confirmed_at is not null`,
})

const upsertWaiting = command({
  takes: { ...own, secret: 'text' },
  sql: ({ accountId, secret }) =>
    `insert into second_factor (account_id, secret) values (${accountId}, ${secret})
      on conflict (account_id) do update set secret = excluded.secret, created_at = now()
      where second_factor.confirmed_at is null`,
})

const holdWaiting = query({
  row: { secret: 'text' },
  takes: own,
  sql: ({ accountId }) =>
    `select secret from second_factor where account_id = ${accountId} and confirmed_at is null
      and created_at > now() - interval '${lifetimes.enrolment} seconds' for update`,
})

const confirm = command({
  takes: { ...own, step: 'integer' },
  sql: ({ accountId, step }) =>
    `update second_factor set confirmed_at = now(), last_step = ${step} where account_id = ${accountId}`,
})

const takeStep = command({
  takes: { ...own, step: 'integer', secret: 'text' },
  sql: ({ accountId, step, secret }) =>
    `update second_factor set last_step = ${step}
      where account_id = ${accountId} and secret = ${secret} and last_step < ${step}`,
})

const deleteFactor = query({
  row: { was_on: 'boolean' },
  takes: own,
  sql: ({ accountId }) =>
    `delete from second_factor where account_id = ${accountId} returning confirmed_at is not null as was_on`,
})
