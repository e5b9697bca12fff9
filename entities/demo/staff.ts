import { permissionCodeNames, type GroupPermission, type PermissionCode } from '#domain/permission.ts'
import type { Flag } from '#core/permission.ts'
import type { Language } from '#core/language.ts'
import { padded, type DemoRow, type Ids } from './row.ts'
import { demoOrganisation, type Site } from './sites.ts'

export const demoPassword = 'lobby-demo-2026'

const groupNames = {
  manager: { vi: 'Trưởng ban quản lý', en: 'Building manager', km: 'ប្រធានគ្រប់គ្រងអគារ' },
  cashier: { vi: 'Thu ngân', en: 'Cashier', km: 'បេឡាករ' },
  board: { vi: 'Ban quản trị (chỉ xem)', en: 'Board (reads only)', km: 'គណៈកម្មាធិការ (មើលប៉ុណ្ណោះ)' },
  operator: { vi: 'Nhân viên vận hành', en: 'Operator', km: 'បុគ្គលិកប្រតិបត្តិការ' },
  reception: { vi: 'Lễ tân', en: 'Reception', km: 'បុគ្គលិកទទួលភ្ញៀវ' },
} as const satisfies Record<string, Record<Language, string>>
export type GroupCode = keyof typeof groupNames

const none: Readonly<Record<Flag, boolean>> = {
  read: false,
  create: false,
  update: false,
  delete: false,
  approve: false,
}
const all: Readonly<Record<Flag, boolean>> = {
  read: true,
  create: true,
  update: true,
  delete: true,
  approve: true,
}
const reading = { ...none, read: true }
const keeping = { ...none, read: true, create: true, update: true }

const rights = (
  codes: readonly PermissionCode[],
  given: Readonly<Record<Flag, boolean>>,
): GroupPermission[] => codes.map((code) => ({ code, ...given }))

export const groupRights: Readonly<Record<GroupCode, readonly GroupPermission[]>> = {
  manager: rights(permissionCodeNames, all),
  cashier: [
    // Who takes the money does not void its receipt.
    ...rights(['manage_debt'], keeping),
    ...rights(['manage_preprint_receipt'], { ...reading, update: true }),
    ...rights(
      [
        'manage_apartment',
        'manage_block',
        'manage_resident',
        // Payers are found by the plate, too.
        'manage_parking',
        'manage_fee',
        'manage_before_get_fee',
        'manage_banking_transaction',
        'manage_payment_method',
        'manage_exchange_rate',
        'manage_tax_info',
      ],
      reading,
    ),
  ],
  board: rights(permissionCodeNames, reading),
  operator: [
    ...rights(
      [
        'manage_apartment',
        'manage_resident',
        'manage_parking',
        'manage_water_index',
        'manage_electricity_index',
        'manage_visitor',
        'manage_warehouse',
        'manage_equipment',
        'manage_checklist',
        'manage_suggestion',
      ],
      keeping,
    ),
    ...rights(
      [
        'manage_block',
        'manage_partner',
        'manage_contract_map',
        'manage_interactive_conversation',
        'manage_file',
      ],
      reading,
    ),
  ],
  reception: [
    ...rights(
      ['manage_visitor', 'manage_booking', 'manage_utility_booking', 'manage_interactive_conversation'],
      keeping,
    ),
    ...rights(
      ['manage_apartment', 'manage_resident', 'manage_parking', 'manage_utility_group', 'manage_utility'],
      reading,
    ),
  ],
}

/** The groups of one building, ids by their code. */
export function groupRows(
  site: Site,
  buildingId: string,
  ids: Ids,
): { rows: DemoRow[]; idOf: Record<GroupCode, string> } {
  const codes = Object.keys(groupNames) as GroupCode[]
  const rows = codes.map((code) => ({
    id: ids('permission_group'),
    building_id: buildingId,
    organisation_id: demoOrganisation.id,
    name: groupNames[code][site.language],
    description: null,
    group_permissions: groupRights[code],
  }))
  const idOf = Object.fromEntries(codes.map((code, index) => [code, rows[index]!.id])) as Record<
    GroupCode,
    string
  >
  return { rows, idOf }
}

interface StaffSeed {
  readonly name: string
  /** Before the @ of lobby.test. */
  readonly user: string
  readonly type?: 'org_admin' | 'org_resident'
  /** Groups, each in the buildings named by index. */
  readonly groups?: Partial<Record<GroupCode, readonly number[]>>
  readonly disabled?: boolean
}

const staff: readonly StaffSeed[] = [
  { user: 'admin', name: 'Phạm Minh Quân', type: 'org_admin' },
  { user: 'manager', name: 'Nguyễn Thu Hằng', groups: { manager: [0] } },
  { user: 'cashier', name: 'Lê Thị Ngọc Mai', groups: { cashier: [0] } },
  { user: 'board', name: 'Vũ Đình Khoa', groups: { board: [0, 1, 2] } },
  { user: 'other', name: 'Trần Quốc Bảo', groups: { manager: [1] } },
  { user: 'resident', name: '', type: 'org_resident' },
  { user: 'mekong', name: 'សុខ វិសាល', groups: { manager: [2] } },
  { user: 'cashier.songxanh', name: 'Huỳnh Kim Ngân', groups: { cashier: [1] } },
  { user: 'cashier.mekong', name: 'ជា បុប្ផា', groups: { cashier: [2] } },
  { user: 'operator', name: 'Đỗ Văn Hùng', groups: { operator: [0, 1] } },
  { user: 'operator.mekong', name: 'ហេង រិទ្ធី', groups: { operator: [2], reception: [2] } },
  { user: 'reception', name: 'Bùi Phương Linh', groups: { reception: [0] } },
  { user: 'reception.songxanh', name: 'Võ Thanh Trúc', groups: { reception: [1] } },
  { user: 'former', name: 'Hoàng Công Thành', groups: { cashier: [0] }, disabled: true },
]

interface AccountInput {
  readonly organisationId: string
  /** Per building, in the order of the sites. */
  readonly groupIds: readonly Record<GroupCode, string>[]
  /** The resident behind `resident@lobby.test`. */
  readonly resident: DemoRow
  readonly ids: Ids
}

/** Everyone who may sign in; passwords in plain words, for the seeder to hash. */
export function accountRows({ organisationId, groupIds, resident, ids }: AccountInput): DemoRow[] {
  return staff.map(({ user, name, type = 'org_member', groups = {}, disabled = false }, index) => ({
    id: ids('account'),
    organisation_id: organisationId,
    code: `NV-${padded(index + 1, 4)}`,
    name: type === 'org_resident' ? resident.full_name : name,
    phone_number: `09${String(80_100_200 + index * 1117)}`,
    email: `${user}@lobby.test`,
    type,
    password: demoPassword,
    permission_groups: Object.entries(groups).flatMap(([code, buildings]) =>
      buildings.map((building) => groupIds[building]![code as GroupCode]),
    ),
    resident_id: type === 'org_resident' ? resident.id : null,
    status: disabled ? 'disabled' : 'active',
  }))
}

/** The accounts that README and the first start show. */
export const demoAccounts = [
  { email: 'admin@lobby.test', type: 'org_admin', may: 'everything in every building' },
  { email: 'manager@lobby.test', type: 'org_member', may: 'everything in Chung cư Hồ Sen (Hà Nội)' },
  {
    email: 'cashier@lobby.test',
    type: 'org_member',
    may: 'outstanding balances and collection in Chung cư Hồ Sen, the rest read only',
  },
  { email: 'board@lobby.test', type: 'org_member', may: 'reads everything, changes nothing' },
  {
    email: 'other@lobby.test',
    type: 'org_member',
    may: 'everything in Căn hộ Sông Xanh (Hồ Chí Minh City) only',
  },
  { email: 'resident@lobby.test', type: 'org_resident', may: 'the own apartment in Chung cư Hồ Sen' },
] as const
