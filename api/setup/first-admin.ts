import { hashPassword, passwordFault } from '../auth/passwords.ts'
import type { Db } from '../database/pool.ts'
import { isEmpty } from './seed.ts'

export interface FirstAdmin {
  readonly email: string
  readonly password: string
}

/**
 * The org_admin of an installation without demo data, who makes everything else on screen. Only an empty
 * database takes one; on later starts the same settings change nothing. Throws on a password that may not be used.
 */
export async function createFirstAdmin(db: Db, { email, password }: FirstAdmin): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const fault = await passwordFault(password)
  if (fault !== undefined) throw new Error(`LOBBY_ADMIN_PASSWORD: ${fault}`)
  const address = email.trim().toLowerCase()
  await db.execute(
    `insert into account (organisation_id, code, name, email, type, status, password, search_text)
     values (1, 'NV-0001', $1, $1, 'org_admin', 'active', $2, $1)`,
    [address, await hashPassword(password)],
  )
  return true
}
