import { flags, type Flag } from '#core/permission.ts'
import type { Language } from '#core/language.ts'
import type { GroupPermission, PermissionCode } from '../permission.ts'
import file from './permission-groups.json' with { type: 'json' }

export const readyGroupKeys = [
  'manager',
  'accountant',
  'cashier',
  'reception',
  'technician',
  'guard',
  'board',
  'auditor',
  'board_chair',
] as const
export type ReadyGroupKey = (typeof readyGroupKeys)[number]

/** A group of rights that offices commonly need. */
export interface ReadyGroup {
  readonly key: ReadyGroupKey
  /** Made unless somebody says otherwise. */
  readonly ticked: boolean
  readonly name: Readonly<Record<Language, string>>
  readonly rights: readonly GroupPermission[]
}

const letters: Readonly<Record<Flag, string>> = {
  read: 'r',
  create: 'c',
  update: 'u',
  delete: 'd',
  approve: 'a',
}

const readRight = ([code, given]: readonly [string, string]): GroupPermission => ({
  code: code as PermissionCode,
  ...(Object.fromEntries(flags.map((flag) => [flag, given.includes(letters[flag])])) as Record<
    Flag,
    boolean
  >),
})

/** The groups of permission-groups.json, in its order; its file says for each where it comes from, and how sure that is. */
export const readyGroups: readonly ReadyGroup[] = file.groups.map(({ key, ticked, name, rights }) => ({
  key: key as ReadyGroupKey,
  ticked,
  name,
  rights: Object.entries(rights).map(readRight),
}))
