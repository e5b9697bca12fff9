import type { Queryable } from '../database/pool.ts'
import { isActive } from './directory.ts'
import { insertSession, type NewSession, type OpenedSession } from './sessions.ts'

interface ProvedSession extends NewSession {
  /** The hash that the given password fitted. */
  readonly password: string | null
}

/**
 * A session for whoever has given the password. Undefined where the account has another one by now, or may not sign in
 * any more. The account's row stays as it is until the session is written, so that whoever moves it on and then ends its
 * sessions finds this one too.
 */
export const openProvedSession = (
  db: Queryable,
  { password, ...session }: ProvedSession,
): Promise<OpenedSession | undefined> =>
  insertSession(db, session, {
    proof: `select 1 from account where id = $1 and password = $8 and ${isActive} for share`,
    more: [password],
  })
