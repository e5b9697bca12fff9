import type { Flag } from '#core/permission.ts'
import type { ModuleCode, PermissionCode } from '#domain/permission.ts'
import type { EntityName } from './index.ts'
import type { MenuGroup } from './words.ts'

/** A page that is no entity's list and no report. Its address, guard and place in the menu derive from it; its words are in `page-words.ts`. */
interface Page<Name extends string> {
  /** Unique; the console's `src/router/pages.ts` has its component by this name. */
  readonly name: Name
  /** Without a leading slash; `also`: further addresses. */
  readonly path: string
  readonly also?: readonly string[]
  /** On whose right it hangs, and which. */
  readonly resource: EntityName
  readonly flag: Flag & ('read' | 'create')
  /** Instead of the entity's own. */
  readonly permission?: PermissionCode
  /** In the office's finance group unless it says otherwise. */
  readonly module?: ModuleCode
  readonly group?: MenuGroup
  readonly icon: string
  /** Within its group. */
  readonly order: number
  /** It can begin with a record: the parameter of its address, and the key of what one does there. */
  readonly beginsWith?: {
    readonly resource: EntityName
    readonly parameter: string
    readonly action: 'console.menu.collect_from'
  }
}

const definePage = <const Name extends string>(page: Page<Name>): Page<Name> => page

/** Every such page of the menu. */
export const pages = [
  definePage({
    name: 'collect',
    path: 'manage-cost-debt-create',
    resource: 'receipt',
    flag: 'create',
    icon: 'dollar',
    order: 8,
    beginsWith: { resource: 'apartment', parameter: 'apartment', action: 'console.menu.collect_from' },
  }),
  definePage({
    name: 'status_map',
    path: 'status-map',
    resource: 'apartment',
    permission: 'manage_contract_map',
    flag: 'read',
    icon: 'database',
    order: 5,
    module: 'ql',
    group: 'building',
  }),
  definePage({
    name: 'visitor_gate',
    path: 'visitor-gate',
    resource: 'visitor',
    flag: 'read',
    icon: 'scan',
    order: 41,
    module: 'ql',
    group: 'people',
  }),
  definePage({
    name: 'debtors',
    path: 'debtors',
    resource: 'debt',
    flag: 'read',
    icon: 'team',
    order: 11,
  }),
  definePage({
    name: 'fee_run',
    path: 'manage-fee-create',
    also: ['manage-fee-create/:type'],
    resource: 'group_fee_slip',
    flag: 'create',
    icon: 'thunder',
    order: 19,
    group: 'monthly_fees',
  }),
  definePage({
    name: 'journal',
    path: 'journal',
    resource: 'chart_account',
    flag: 'read',
    icon: 'audit',
    order: 90,
    group: 'vouchers',
  }),
  definePage({
    name: 'storage_use',
    path: 'file-usage',
    resource: 'file',
    flag: 'read',
    icon: 'hdd',
    order: 55,
    module: 'account',
    group: 'account',
  }),
] as const

export type PageName = (typeof pages)[number]['name']
