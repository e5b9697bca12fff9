import { moneyCodes, type PermissionCode, type UserType } from './permission.ts'
import type { Flag } from '#core/permission.ts'

/** Who must sign in with a second factor in an organisation. The setting's code is `second_factor`. */
export const secondFactorPolicies = ['off', 'approvers', 'staff'] as const
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number]
export const secondFactorSetting = 'second_factor'

export const isSecondFactorPolicy = (value: unknown): value is SecondFactorPolicy =>
  secondFactorPolicies.some((policy) => policy === value)

/** Codes of an authenticator app (RFC 6238): what every app supports. `period` in seconds, `secretBytes` as RFC 4226 asks. */
export const totpForm = { digits: 6, period: 30, secretBytes: 20, issuer: 'Lobby' } as const

/** Codes for a lost device; 24 characters of base32 each, 120 bits. */
export const recoveryCodes = { count: 10, bytes: 15, group: 6 } as const

/** True when the code has the form of an app's code; any other is treated as a recovery code. */
export const isTotpCode = (code: string) => new RegExp(`^\\d{${totpForm.digits}}$`).test(code)

interface Holder {
  readonly type: UserType
  /** True when they hold the right in any building, even an expired one. */
  readonly holds: (code: PermissionCode, flag: Flag) => boolean
}

/** True when the policy requires a second factor of this user. Never true for residents: they approve nothing. */
export function needsSecondFactor(policy: SecondFactorPolicy, { type, holds }: Holder): boolean {
  if (policy === 'off' || type === 'org_resident') return false
  return policy === 'staff' || type === 'org_admin' || moneyCodes.some((code) => holds(code, 'approve'))
}
