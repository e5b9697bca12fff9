import { writeSecurityLog } from '../audit/security-log.ts'
import type { Sender } from '../context.ts'
import type { SignInAccount } from './directory.ts'
import { takeLoginTry } from './login-throttle.ts'
import { warnOwner } from './login-warning.ts'
import { fitsPassword } from './passwords.ts'
import type { AuthServices } from './services.ts'

interface Tried {
  readonly username: string
  readonly account: SignInAccount | undefined
  readonly password: string
  readonly sender: Sender
}

/**
 * Whether the password is the account's, wherever somebody gives it to come in. A try is taken before it is compared (429), and given
 * back if it was right; a wrong one is logged, and after the last one the owner is warned.
 */
export async function triesRight(
  services: AuthServices,
  { username, account, password, sender }: Tried,
): Promise<boolean> {
  const { background } = services
  const attempt = await takeLoginTry(services, { username, account, ip: sender.ip })
  if ((await fitsPassword(password, account?.password)) && account !== undefined) {
    await attempt.forget()
    return true
  }
  // Not awaited: all this happens only for names that exist, and the time taken must not reveal them.
  const action = attempt.isLast ? 'login_locked' : 'login_failed'
  background.run(() => logSignIn(services, { action, account, sender }))
  if (attempt.isLast) background.run(() => warnOwner(services, account, sender))
  return false
}

/** Tries at names without an account are not logged: no organisation could see the line. */
export async function logSignIn(
  { db }: Pick<AuthServices, 'db'>,
  {
    action,
    account,
    sender,
  }: {
    readonly action: 'login' | 'login_failed' | 'login_locked'
    readonly account: SignInAccount | undefined
    readonly sender: Sender
  },
): Promise<void> {
  if (account === undefined) return
  await writeSecurityLog(
    db,
    {
      action,
      organisationId: account.organisation_id,
      ...(action === 'login' ? { actor: account } : {}),
      resource: 'account',
      recordId: account.id,
      recordTitle: account.name,
    },
    sender,
  )
}
