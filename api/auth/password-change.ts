import type { Caller } from '../context.ts'
import { invalidInput } from '../http/error.ts'
import { judgePassword } from './judge-password.ts'
import { fitsPassword } from './passwords.ts'
import { passwordsOf } from './queries.ts'
import { setPassword } from './recovery.ts'
import { logOwnAct } from '../audit/security-log.ts'
import type { AuthServices } from './services.ts'
import { endSessions } from './sessions.ts'
import { forgive, requireSlot } from './throttle.ts'

/**
 * Asks for the password again before the account changes hands or keys: a stolen token alone changes nothing. Returns
 * the hash that the password matched.
 */
export async function confirmPassword(
  services: AuthServices,
  caller: Caller,
  current: string | undefined,
): Promise<string> {
  const { db, limits } = services
  const { accountId } = caller.principal
  if (current === undefined || current === '')
    throw invalidInput([{ field: 'current_password', code: 'required' }])
  const key = `password:account:${accountId}`
  await requireSlot(db, key, limits.passwordChecks)
  const [row] = await passwordsOf(db, { id: accountId })
  const kept = row?.password
  if (!(await fitsPassword(current, kept)) || kept === null || kept === undefined) throw wrongPassword()
  await forgive(db, key)
  return kept
}

const wrongPassword = () => invalidInput([{ field: 'current_password', code: 'invalid_current_password' }])

/** Ends every other session of the account; this one stays. */
export async function changePassword(
  services: AuthServices,
  caller: Caller,
  { current, next }: { current: string; next: string },
) {
  const { accountId, sessionId } = caller.principal
  const confirmed = await confirmPassword(services, caller, current)
  if (next.normalize('NFC') === current.normalize('NFC'))
    throw invalidInput([{ field: 'password', code: 'password_unchanged' }])
  await judgePassword(services, accountId, next)
  // If somebody has set another password in the meantime, theirs is kept.
  const changed = await setPassword(services.db, accountId, { password: next, instead: confirmed })
  if (changed === undefined) throw wrongPassword()
  await endSessions(services.db, services.hub, { accountId, except: sessionId })
  await logOwnAct(services.db, caller, { action: 'password_changed' })
}
