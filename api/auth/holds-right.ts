import { createDecider, nobody, type Decider } from '#access-control/decider.ts'
import type { Flag } from '#core/permission.ts'
import type { Queryable } from '../database/pool.ts'
import { accountOwner, permissionsOf } from './directory.ts'

interface AskedRight {
  readonly accountId: string
  readonly buildingId: string
  readonly code: string
  readonly flag: Flag
}

/** Whether an account that is not the caller's may do this in the building today: see it, and do it. */
export async function holdsRight(
  db: Queryable,
  { accountId, buildingId, code, flag }: AskedRight,
): Promise<boolean> {
  const decider = await deciderIn(db, { accountId, buildingId })
  return decider.can(buildingId, code, 'read') && decider.can(buildingId, code, flag)
}

/** What decides for an account that is not the caller's in one building; nothing is allowed to one that may not sign in. */
export async function deciderIn(
  db: Queryable,
  { accountId, buildingId }: Pick<AskedRight, 'accountId' | 'buildingId'>,
): Promise<Decider> {
  const owner = await accountOwner(db, accountId)
  if (owner === undefined) return nobody
  const permissions = owner.type === 'org_member' ? await permissionsOf(db, accountId) : {}
  return createDecider({ userType: owner.type, permissions, buildings: [buildingId] })
}
