import type { IResourceItem } from '@refinedev/core'
import { screensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
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
