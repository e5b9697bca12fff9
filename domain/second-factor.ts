import { moneyCodes, type PermissionCode, type UserType } from './permission.ts'
import type { Flag } from '#core/permission.ts'

/** Whom an organisation obliges to sign in with a second factor. The setting's code is `second_factor`. */
export const secondFactorPolicies = ['off', 'approvers', 'staff'] as const
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number]
export const secondFactorSetting = 'second_factor'

export const isSecondFactorPolicy = (value: unknown): value is SecondFactorPolicy =>
  secondFactorPolicies.some((policy) => policy === value)

/** Codes of an authenticator app (RFC 6238): what every app supports. `period` in seconds, `secretBytes` as RFC 4226 asks. */
export const totpForm = { digits: 6, period: 30, secretBytes: 20, issuer: 'Lobby' } as const

/** Codes for a lost device; 24 characters of base32 each, 120 bits. */
export const recoveryCodes = { count: 10, bytes: 15, group: 6 } as const

/** Whether the code has the form of an app's; any other is taken for a recovery code. */
export const isTotpCode = (code: string) => new RegExp(`^\\d{${totpForm.digits}}$`).test(code)

interface Holder {
  readonly type: UserType
  /** Whether they hold the right in any building, an expired one included. */
  readonly holds: (code: PermissionCode, flag: Flag) => boolean
}

/** Whether the policy obliges this user. Residents never are: they approve nothing. */
export function needsSecondFactor(policy: SecondFactorPolicy, { type, holds }: Holder): boolean {
  if (policy === 'off' || type === 'org_resident') return false
  return policy === 'staff' || type === 'org_admin' || moneyCodes.some((code) => holds(code, 'approve'))
}
