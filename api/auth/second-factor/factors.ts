import { randomBytes } from 'node:crypto'
import { totpForm } from '#domain/second-factor.ts'
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

/** When it was switched on; undefined where it is not. */
export async function enabledSince(db: Queryable, accountId: string): Promise<string | undefined> {
  const [row] = await db.query<{ confirmed_at: string }>(
    'select confirmed_at from second_factor where account_id = $1 and confirmed_at is not null',
    [accountId],
  )
  return row?.confirmed_at
}

/** A secret that waits for its first code; one that waited before is replaced. 409 where the factor is on already. */
export async function beginFactor(db: Queryable, { key, accountId }: Owner): Promise<Buffer> {
  const secret = randomBytes(totpForm.secretBytes)
  const written = await db.execute(
    `insert into second_factor (account_id, secret) values ($1, $2)
     on conflict (account_id) do update set secret = excluded.secret, created_at = now()
     where second_factor.confirmed_at is null`,
    [accountId, sealSecret(key, accountId, secret)],
  )
  if (written !== 1) throw apiError(409, 'second_factor_on')
  return secret
}

/** Switches the waiting secret on if the code is one of it. 409 where none waits (any more). */
export async function confirmFactor(
  db: Queryable,
  { key, accountId }: Owner,
  code: string,
): Promise<boolean> {
  const [row] = await db.query<{ secret: string }>(
    `select secret from second_factor where account_id = $1 and confirmed_at is null
     and created_at > now() - make_interval(secs => $2::int) for update`,
    [accountId, lifetimes.enrolment],
  )
  if (row === undefined) throw apiError(409, 'second_factor_not_begun')
  const step = matchingStep(openSecret(key, accountId, row.secret), code)
  if (step === undefined) return false
  await db.execute('update second_factor set confirmed_at = now(), last_step = $2 where account_id = $1', [
    accountId,
    step,
  ])
  return true
}

/** Takes an app's code. Each step is taken once, and none after a later one, however many bring it at once. */
export async function takeTotpCode(db: Queryable, { key, accountId }: Owner, code: string): Promise<boolean> {
  const [row] = await db.query<{ secret: string }>(
    'select secret from second_factor where account_id = $1 and confirmed_at is not null',
    [accountId],
  )
  if (row === undefined) return false
  const step = matchingStep(openSecret(key, accountId, row.secret), code)
  if (step === undefined) return false
  const taken = await db.execute(
    'update second_factor set last_step = $2 where account_id = $1 and secret = $3 and last_step < $2',
    [accountId, step, row.secret],
  )
  return taken === 1
}

/** Whether there was one. Its recovery codes go with it. */
export async function dropFactor(db: Queryable, accountId: string): Promise<boolean> {
  await dropRecoveryCodes(db, accountId)
  const dropped = await db.query<{ was_on: boolean }>(
    'delete from second_factor where account_id = $1 returning confirmed_at is not null as was_on',
    [accountId],
  )
  return dropped[0]?.was_on === true
}
