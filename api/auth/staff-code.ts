import { query } from '#api/sql/query.ts'
import { takeNamedLock } from '../database/named-lock.ts'
import type { Tx } from '../database/pool.ts'

const prefix = 'NV-'

/** The next free staff code of an organisation: `NV-0042`. Codes of deleted accounts are never given again. */
export async function nextStaffCode(tx: Tx, organisationId: string): Promise<string> {
  await takeNamedLock(tx, `staff-code/${organisationId}`)
  const [row] = await lastCode(tx, { organisationId })
  return prefix + String((row?.last ?? 0) + 1).padStart(4, '0')
}

const lastCode = query({
  row: { last: 'integer' },
  takes: { organisationId: 'bigint' },
  sql: ({ organisationId }) =>
    `select coalesce(max(substring(code from '^${prefix}([0-9]{1,9})$')::int), 0) as last
      from account where organisation_id = ${organisationId}`,
})
