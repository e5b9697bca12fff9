import { query } from '#api/sql/query.ts'
import { demoAccounts } from '#entities/demo/index.ts'
import type { Db } from '../database/pool.ts'

/**
 * Whether the demo's accounts exist. They are offered only then, and never when demo data is off, because anybody may
 * have such an address there.
 */
export async function hasDemo(db: Db): Promise<boolean> {
  const rows = await accountsNamed(db, { email: demoAccounts[0].email })
  return rows.length > 0
}

const accountsNamed = query({
  row: {},
  takes: { email: 'text' },
  sql: ({ email }) => `select from account where email = ${email}`,
})
