import { memberRights, type GroupPermission, type UserType } from '#domain/permission.ts'
import { groupRights } from '#entities/demo/staff.ts'
import type { RouteLine } from '#src/router/route-lines.ts'

interface DemoAccount {
  readonly user: string
  readonly type: UserType
  /** In the building that it works in. */
  readonly rights: readonly GroupPermission[]
}

/** One of each kind. */
export const demoAccounts = [
  { user: 'admin', type: 'org_admin', rights: [] },
  { user: 'manager', type: 'org_member', rights: groupRights.manager },
  { user: 'cashier', type: 'org_member', rights: groupRights.cashier },
  { user: 'board', type: 'org_member', rights: groupRights.board },
  { user: 'other', type: 'org_member', rights: groupRights.manager },
  { user: 'operator', type: 'org_member', rights: groupRights.operator },
  { user: 'resident', type: 'org_resident', rights: [] },
] as const satisfies readonly DemoAccount[]
export type DemoUser = (typeof demoAccounts)[number]['user']

/** Whether the account's rights name what the address needs. */
export function mayOpen(user: DemoUser, { permission }: RouteLine): boolean {
  const account: DemoAccount | undefined = demoAccounts.find((one) => one.user === user)
  if (account === undefined) return false
  if (permission === 'signed in' || permission === 'nothing' || permission === 'view') return true
  if (account.type === 'org_admin') return true
  // No account but the administrator's holds rights of the organisation as a whole.
  if (permission === 'org_admin' || permission.startsWith('organisation:')) return false
  const holds = (needed: string) => {
    const [code, flag] = needed.split('.') as [string, keyof GroupPermission]
    const isEverybodys =
      account.type === 'org_member' && memberRights.some((one) => one.code === code && one.flag === flag)
    return isEverybodys || account.rights.some((one) => one.code === code && one[flag] === true)
  }
  // A bar between two ways, a comma between what one of them needs.
  return permission.split('|').some((way) => way.split(',').every(holds))
}
