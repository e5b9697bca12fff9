import { query } from '#api/sql/query.ts'
import { demoAccounts } from '#entities/demo/index.ts'
import type { Db } from '../database/pool.ts'

/**
 * Whether the demo's accounts are there: they are offered only then, and never where demo data is off, as anybody may
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
