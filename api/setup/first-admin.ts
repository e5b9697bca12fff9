import { hashPassword, passwordFault } from '../auth/passwords.ts'
import type { Db } from '../database/pool.ts'
import { optionsOf, statesOf } from '../sql/literals.ts'
import { command } from '../sql/query.ts'
import { account } from '#entities/account/account.ts'
import { isEmpty } from './seed.ts'

export interface FirstAdmin {
  readonly email: string
  readonly password: string
}

/**
 * Creates the org_admin of an installation without demo data, who makes everything else on screen. Only an empty
 * database gets one; on later starts the same settings change nothing. Throws if the password may not be used.
 */
export async function createFirstAdmin(db: Db, { email, password }: FirstAdmin): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const fault = await passwordFault(password)
  if (fault !== undefined) throw new Error(`LOBBY_ADMIN_PASSWORD: ${fault}`)
  const address = email.trim().toLowerCase()
  await insertAdmin(db, { address, password: await hashPassword(password) })
  return true
}

const { org_admin: orgAdmin } = optionsOf(account, 'type')

const insertAdmin = command({
  takes: { address: 'text', password: 'text' },
  sql: ({ address, password }) =>
    `insert into account (organisation_id, code, name, email, type, status, password, search_text)
      values (1, 'NV-0001', ${address}, ${address}, ${orgAdmin}, ${statesOf(account).active}, ${password}, ${address})`,
})
