import { flags, type Flag } from '#core/permission.ts'

/** Top-level areas of the console. */
export const moduleCodes = ['ql', 'vh', 'tc', 'account'] as const
export type ModuleCode = (typeof moduleCodes)[number]

/**
 * Every permission code, with the module that the permission matrix shows it under. docs/routes.md tells
 * which of them were given, and which are named in their style.
 */
export const permissionCodes = {
  manage_apartment: 'ql',
  manage_block: 'ql',
  manage_resident: 'ql',
  manage_parking: 'ql',
  manage_parking_log: 'ql',
  manage_water_index: 'ql',
  manage_electricity_index: 'ql',
  manage_contract_map: 'ql',
  manage_contract: 'ql',
  manage_contract_template: 'ql',
  manage_utility_group: 'ql',
  manage_utility: 'ql',
  manage_visitor: 'ql',
  manage_form: 'ql',
  manage_interactive_conversation: 'ql',
  manage_media_notebook: 'ql',
  manage_media_notification: 'ql',
  manage_media_new: 'ql',
  manage_notification: 'ql',
  manage_service_group: 'ql',
  manage_service: 'ql',
  manage_provider: 'ql',
  manage_booking: 'ql',
  manage_utility_booking: 'ql',
  manage_topic: 'ql',
  manage_feedback: 'ql',
  manage_banner: 'ql',
  manage_building_contact: 'ql',
  manage_example_template: 'ql',
  manage_warehouse: 'vh',
  manage_equipment: 'vh',
  manage_partner: 'vh',
  manage_checklist: 'vh',
  manage_suggestion: 'vh',
  manage_fee: 'tc',
  manage_debt: 'tc',
  manage_preprint_receipt: 'tc',
  manage_before_get_fee: 'tc',
  manage_banking_transaction: 'tc',
  manage_payment_method: 'tc',
  manage_cash_account: 'tc',
  manage_voucher: 'tc',
  manage_voucher_category: 'tc',
  manage_exchange_rate: 'tc',
  manage_tax_info: 'tc',
  manage_building: 'account',
  manage_log: 'account',
  manage_order: 'account',
  manage_coupon: 'account',
  manage_account: 'account',
  manage_permission_group: 'account',
  manage_file: 'account',
} as const satisfies Record<`manage_${string}`, ModuleCode>

export type PermissionCode = keyof typeof permissionCodes
/**
 * Rights on records that are part of other records: the first code gives them, and only to those who may read what they
 * are part of, by the second. An answer to a form is none of a guard's who notes visitors.
 */
export const joinedCodes = [
  'manage_visitor+manage_form',
] as const satisfies readonly `${PermissionCode}+${PermissionCode}`[]

/** Rights on records that two codes give, each by itself: whoever handles vehicles, and the guard at the barrier alone. */
export const eitherCodes = [
  'manage_parking|manage_parking_log',
] as const satisfies readonly `${PermissionCode}|${PermissionCode}`[]

/** What a declaration names as the right on its records. */
export type RightCode = PermissionCode | (typeof joinedCodes)[number] | (typeof eitherCodes)[number]

export const permissionCodeNames = Object.keys(permissionCodes) as PermissionCode[]

/** Codes whose approval moves money or says where it goes: the finance module's, and the orders that a building pays for. */
export const moneyCodes: readonly PermissionCode[] = permissionCodeNames.filter(
  (code) => permissionCodes[code] === 'tc' || code === 'manage_order',
)
/** Modules that open a code beside its own: the screens that the menu lists under two of them. */
const furtherModules: Readonly<
  Partial<Record<PermissionCode, { readonly module: ModuleCode; readonly flags: readonly Flag[] }>>
> = {
  // The list of debts stands under both; collecting is finance's.
  manage_debt: { module: 'ql', flags: ['read'] },
  manage_service: { module: 'vh', flags },
  // Notices of fees are the building's announcements; their papers' templates are also the contracts'.
  manage_before_get_fee: { module: 'ql', flags },
  manage_example_template: { module: 'tc', flags },
}

/** What everybody who works in a building may do there without a group that gives it: answer the survey. */
export const memberRights = [{ code: 'manage_feedback', flag: 'create' }] as const satisfies readonly {
  readonly code: PermissionCode
  readonly flag: Flag
}[]

/** Every module that opens the code's flag. */
function modulesOf(code: PermissionCode, flag: Flag): readonly ModuleCode[] {
  const further = furtherModules[code]
  return further?.flags.includes(flag) === true
    ? [permissionCodes[code], further.module]
    : [permissionCodes[code]]
}

/**
 * Codes that can be held for the organisation as a whole: decisions that concern all buildings, or that a building must
 * not make for itself. Other codes in a group of the organisation give nothing.
 */
export const organisationCodes = [
  'manage_building',
  'manage_exchange_rate',
  'manage_order',
  'manage_coupon',
] as const satisfies readonly PermissionCode[]

export const isOrganisationCode = (code: string): code is (typeof organisationCodes)[number] =>
  organisationCodes.some((one) => one === code)

/** One row of a building's permission map, as `current-user` carries it. */
export type GroupPermission = { readonly code: string } & Readonly<Record<Flag, boolean>>

/** Kinds of user (docs/domain/permission-map.md). An org_admin passes every check. */
export const userTypes = ['org_admin', 'org_member', 'org_resident'] as const
export type UserType = (typeof userTypes)[number]

/**
 * True when a building's order includes a module. A building that has not paid for anything yet must still reach orders
 * and accounts.
 */
export const isModuleOpen = (module: ModuleCode, productCodes: readonly string[]) =>
  module === 'account' || productCodes.includes(module)

/** True when a building's order includes a module that opens the code's flag. */
export const isRightOpen = (code: PermissionCode, flag: Flag, productCodes: readonly string[]) =>
  modulesOf(code, flag).some((module) => isModuleOpen(module, productCodes))
