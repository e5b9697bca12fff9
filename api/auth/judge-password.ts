import { passwordLength } from '#core/limits.ts'
import { invalidInput } from '../http/error.ts'
import { passwordFault } from './passwords.ts'
import { enabledSince } from './second-factor/factors.ts'
import type { AuthServices } from './services.ts'
import { requireSlot } from './throttle.ts'

/**
 * Refuses a new password of an account that is too short, too long or easily guessed: 422 at `password`, or 429 when too
 * many of the account were judged. A second factor stands for four characters.
 */
export async function judgePassword(
  { db, limits }: Pick<AuthServices, 'db' | 'limits'>,
  accountId: string,
  password: string,
): Promise<void> {
  await requireSlot(db, `judge:account:${accountId}`, limits.passwordJudgements)
  const hasFactor = (await enabledSince(db, accountId)) !== undefined
  const fault = await passwordFault(password, hasFactor ? passwordLength.min : passwordLength.alone)
  if (fault !== undefined) throw invalidInput([{ field: 'password', code: fault }])
}
