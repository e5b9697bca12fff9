import { takeNamedLock } from '../database/named-lock.ts'
import type { Tx } from '../database/pool.ts'

const prefix = 'NV-'

/** The next free staff code of an organisation: `NV-0042`. Codes of deleted accounts are not given again. */
export async function nextStaffCode(tx: Tx, organisationId: string): Promise<string> {
  await takeNamedLock(tx, `staff-code/${organisationId}`)
  const [row] = await tx.query<{ last: number }>(
    `select coalesce(max(substring(code from '^${prefix}([0-9]{1,9})$')::int), 0) as last
      from account where organisation_id = $1`,
    [organisationId],
  )
  return prefix + String((row?.last ?? 0) + 1).padStart(4, '0')
}
