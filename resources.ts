import type { IResourceItem } from '@refinedev/core'
import { screensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { isModuleOpen, type ModuleCode } from '#core/permission.ts'
import { menuGroups } from '#entities/words.ts'
import { registry } from '#entities/index.ts'

export const entities: readonly AnyEntity[] = Object.values(registry)

export const entityOf = (name: string): AnyEntity | undefined =>
  Object.hasOwn(registry, name) ? (registry as Record<string, AnyEntity>)[name] : undefined

/** refine's resources: a name, the screens' addresses, and the permission. Nothing else may reach requests. */
export const resources: IResourceItem[] = entities.map((entity) => {
  const { list, show, edit, create } = screensOf(entity)
  return {
    name: entity.name,
    list: address(list),
    show: address(show),
    edit: address(edit),
    create: address(create),
    meta: { permission: entity.permission, icon: entity.menu?.icon, parent: entity.menu?.group },
  }
})

function address(path: string | undefined) {
  return path === undefined ? undefined : `/${path}`
}

export interface MenuEntry {
  readonly entity: AnyEntity
  readonly module: ModuleCode
  readonly group: string
  readonly icon: string
  readonly path: string
}

/** What the menu may show, in its order; rights are asked by whoever draws it. */
export const menuEntries: readonly MenuEntry[] = entities
  .flatMap((entity): (MenuEntry & { order: number })[] => {
    const path = screensOf(entity).list
    if (entity.menu === undefined || path === undefined) return []
    return [{ entity, ...entity.menu, order: entity.menu.order ?? 100, path: `/${path}` }]
  })
  .toSorted((a, b) => groupOrder(a.group) - groupOrder(b.group) || a.order - b.order)

function groupOrder(group: string) {
  return (menuGroups as readonly string[]).indexOf(group)
}

/** Entries that a user sees: those he may read, in modules that the building has ordered (specification §2). */
export function visibleEntries(input: {
  readonly mayRead: (entity: AnyEntity) => boolean
  readonly productCodes: readonly string[]
  readonly seesAll: boolean
}): readonly MenuEntry[] {
  return menuEntries.filter(
    ({ entity, module }) =>
      input.mayRead(entity) && (input.seesAll || isModuleOpen(module, input.productCodes)),
  )
}
