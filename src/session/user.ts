import type { CurrencyCode } from '#domain/currency.ts'
import type { Language } from '#core/language.ts'
import type { GroupPermission, UserType } from '#domain/permission.ts'

/** A building as `current-user` lists it. */
export interface BuildingSummary {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly expired: boolean
  readonly currency_code: CurrencyCode
}

/** The building that the user works in, with its permission map. */
export interface CurrentBuilding extends BuildingSummary {
  readonly permission_group: { readonly group_permissions: readonly GroupPermission[] } | null
  readonly permission_product_codes: readonly string[]
  readonly renewal_url?: string | null
}

export interface User {
  readonly id: string
  readonly type: UserType
  readonly name: string
  readonly email: string | null
  readonly phone_number: string | null
  readonly avatar: string | null
  readonly language: Language | null
  readonly organisation_id: string
  readonly resident_id: string | null
  readonly session_id: string
  readonly buildings: readonly BuildingSummary[]
  /** Rights for the organisation as a whole. */
  readonly organisation_permissions?: readonly GroupPermission[]
  readonly building: CurrentBuilding | null
}
