import { moneyCodes } from '#domain/permission.ts'
import { secondFactorSetting, type SecondFactorPolicy } from '#domain/second-factor.ts'
import type { Caller } from '../../context.ts'
import { apiError } from '../../http/error.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { account } from '#entities/account/account.ts'
import { isActive } from '../active.ts'
import { confirmPassword } from '../password-change.ts'
import { logAct } from '#api/audit/security-log.ts'
import type { AuthServices } from '../services.ts'
import { hasSecondFactor } from '../sessions.ts'
import { enabledSince } from './factors.ts'
import { readPolicy, writePolicy } from './policy.ts'

const typeIs = optionsOf(account, 'type')

/**
 * The organisation's setting and, for each choice, how many active accounts must have a second factor and how many of
 * them have none yet.
 */
export async function secondFactorSettingOf({ db }: AuthServices, { principal }: Caller) {
  const { organisationId, accountId } = principal
  const [policy, since, [counts]] = await Promise.all([
    readPolicy(db, organisationId),
    enabledSince(db, accountId),
    countStaff(db, { organisationId, codes: moneyCodes }),
  ])
  if (counts === undefined) throw new Error('the staff was not counted')
  return { policy, own_enabled: since !== undefined, ...counts }
}

const countStaff = query({
  row: { staff: 'integer', staff_without: 'integer', approvers: 'integer', approvers_without: 'integer' },
  takes: { organisationId: 'bigint', codes: 'text[]' },
  sql: ({ organisationId, codes }) =>
    `select count(*)::int as staff, count(*) filter (where not has)::int as staff_without,
        count(*) filter (where approves)::int as approvers,
        count(*) filter (where approves and not has)::int as approvers_without
      from (
        select ${hasSecondFactor('account.id')} as has,
          account.type = ${typeIs.org_admin} or exists (
            select from account_permission_groups link
            join permission_group on permission_group.id = link.permission_group_id
            cross join jsonb_array_elements(permission_group.group_permissions) held
            where link.account_id = account.id and permission_group.deleted_at is null
              and held ->> 'code' = any(${codes}) and held ->> 'approve' = 'true') as approves
        from account where account.organisation_id = ${organisationId} and account.type <> ${typeIs.org_resident}
          and ${isActive}) staff`,
})

/**
 * Sets who must use a second factor, from each user's next request on. 409 `second_factor_own_first` for administrators
 * without one: they would lock themselves out.
 */
export async function changeSetting(
  services: AuthServices,
  caller: Caller,
  { policy, password }: { policy: SecondFactorPolicy; password: string },
): Promise<void> {
  const { db, hub } = services
  const { accountId, organisationId } = caller.principal
  await confirmPassword(services, caller, password)
  if ((await enabledSince(db, accountId)) === undefined) throw apiError(409, 'second_factor_own_first')
  await db.transaction(async (tx) => {
    const before = await writePolicy(tx, organisationId, policy)
    if (before === policy) return
    await logAct(tx, caller, {
      action: 'second_factor_policy_changed',
      resource: 'setting',
      recordTitle: secondFactorSetting,
      changes: [{ field: secondFactorSetting, before, after: policy }],
    })
    tx.afterCommit(() => hub.send({ type: 'access' }))
  })
}
