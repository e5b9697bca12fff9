import { moduleCodes, type ModuleCode } from '#domain/permission.ts'
import type { MenuEntry } from './menu-entries.ts'
import { keep, recall } from '../storage/store.ts'

const isModule = (value: unknown): value is ModuleCode => moduleCodes.some((one) => one === value)
const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/')

/** Keeps where the user is (current menu item, app mode), for the next time that the console opens. */
export function rememberItem({ path, module }: Pick<MenuEntry, 'path' | 'module'>): void {
  keep('menu_item', path, null)
  keep('app_mode', module, null)
}

/** A module that was chosen by hand has no item yet. */
export function rememberModule(module: ModuleCode): void {
  keep('menu_item', null, null)
  keep('app_mode', module, null)
}

export const rememberedModule = (): ModuleCode | undefined => recall('app_mode', isModule)

/** The item that the user was on last, where this user still has it. */
export function rememberedItem(entries: readonly MenuEntry[]): MenuEntry | undefined {
  const path = recall('menu_item', isPath)
  const module = rememberedModule()
  const known = entries.filter((entry) => entry.path === path)
  return known.find((entry) => entry.module === module) ?? known[0]
}
