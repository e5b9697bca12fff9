import { account } from '#entities/account/account.ts'
import type { Caller } from '../../context.ts'
import type { Queryable } from '../../database/pool.ts'
import { apiError } from '../../http/error.ts'
import type { Records } from '../../records/records.ts'
import { requireEverywhere } from '../account-buildings.ts'
import { requireNotAbove } from '../escalation.ts'
import { accountsById } from '../queries.ts'
import { writeSecurityLog } from '#api/audit/security-log.ts'
import type { AuthServices } from '../services.ts'
import { endSessions } from '../sessions.ts'
import { dropFactor } from './factors.ts'
import { mailOwner } from './owner-mail.ts'

interface ResetRequest {
  readonly caller: Caller
  readonly id: string
}

/**
 * 404 for an account that the caller may not see; 403 for one above the caller, their own, or one that belongs to a
 * building where the caller may not change accounts.
 */
export async function requireResettable(
  db: Queryable,
  records: Records,
  { caller, id }: ResetRequest,
): Promise<void> {
  // An empty change: the pipeline decides whether the caller may change this account at all.
  await records.update({ caller, entity: account, id }, {})
  const { principal } = caller
  if (id === principal.accountId) throw apiError(403, 'own_account')
  const target = await targetOf(db, id)
  await requireNotAbove(db, principal, { id, type: target.type })
  await requireEverywhere(db, principal, { accountId: id, flag: 'update' })
}

async function targetOf(db: Queryable, id: string, lock?: 'locked') {
  const [target] = await accountsById(db, { id }, lock)
  if (target === undefined) throw apiError(404, 'record_not_found')
  return target
}

/**
 * Removes the second factor of a colleague who lost their device: they sign in with the password alone and, if the
 * organisation requires a second factor, set up another immediately. Call `requireResettable` first; 409 if there is
 * none.
 */
export async function resetFactor(services: AuthServices, { caller, id }: ResetRequest): Promise<void> {
  const { principal, ...sender } = caller
  await services.db.transaction(async (tx) => {
    const target = await targetOf(tx, id, 'locked')
    await requireNotAbove(tx, principal, { id, type: target.type })
    await requireEverywhere(tx, principal, { accountId: id, flag: 'update' })
    if (!(await dropFactor(tx, id))) throw apiError(409, 'second_factor_off')
    const send: typeof services.hub.send = (message) => tx.afterCommit(() => services.hub.send(message))
    await endSessions(tx, { send }, { accountId: id })
    await writeSecurityLog(
      tx,
      {
        action: 'second_factor_reset',
        organisationId: target.organisation_id,
        actor: { id: principal.accountId, name: principal.name },
        resource: account.name,
        recordId: id,
        recordTitle: target.name,
      },
      sender,
    )
  })
  services.background.run(() => mailOwner(services, id, { event: 'reset', sender: caller }))
}
