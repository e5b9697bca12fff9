import { screensOf, viewsOf, type NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { MenuPlace } from '#core/menu-place.ts'
import type { Flag } from '#core/permission.ts'
import { isModuleOpen, type ModuleCode, type PermissionCode } from '#domain/permission.ts'
import { registry } from '#entities/index.ts'
import { menuGroups } from '#entities/words.ts'
import { entities } from '#resources'
import type { PageName } from '../locales/menu.ts'
import type { Beginning, Page } from '../page.ts'
import { pages } from '../page-list.ts'

export interface MenuEntry {
  readonly entity: AnyEntity
  readonly module: ModuleCode
  readonly group: string
  readonly icon: string
  readonly path: string
  /** Key of its words. */
  readonly label: `entity.${string}` | `console.menu.title.${PageName}`
  /** Key of a sentence about what it is for. */
  readonly purpose?: `entity.${string}.purpose` | `console.menu.purpose.${PageName}`
  /** The right on the entity that a user needs to see it. */
  readonly flag: Flag
  /** Instead of the entity's own. */
  readonly permission?: PermissionCode
  /** Within its group. */
  readonly order: number
  /** The menu lists it once the building has such a record. */
  readonly onceThereIs?: string
  /** For a screen that can begin with a record. */
  readonly beginsWith?: Beginning
  /** The entity's further list that it opens. */
  readonly view?: NamedView
  /** The screen calls the server for more than records. */
  readonly calls?: true
  /** A list of every building, for an org_admin alone. */
  readonly ofAllBuildings?: boolean
}

/** The place in the menu of a page that has one. */
function placeOf({ path, right, menu, calls }: Page): MenuEntry[] {
  if (menu === undefined || right === undefined) return []
  const { name, module = 'tc', group = 'finance', ...place } = menu
  const { resource, ...needed } = right
  return [
    {
      ...place,
      ...needed,
      module,
      group,
      path: `/${path}`,
      label: `console.menu.title.${name}`,
      purpose: `console.menu.purpose.${name}`,
      entity: registry[resource],
      ...(calls === false ? {} : { calls: true }),
    },
  ]
}

/** The entries that the menu may show, in its order; the component that draws it checks the rights. */
export const menuEntries: readonly MenuEntry[] = [
  ...entities.flatMap(placesOf),
  ...pages.flatMap(placeOf),
].toSorted((a, b) => groupOrder(a.group) - groupOrder(b.group) || a.order - b.order)

/** The entity's own list, and those of its further lists that have a place in the menu, in each module that lists it. */
function placesOf(entity: AnyEntity): MenuEntry[] {
  const entries = (
    { also = [], ...menu }: MenuPlace,
    rest: Pick<MenuEntry, 'path' | 'label' | 'purpose' | 'flag' | 'view'>,
  ) =>
    [menu, ...also.map((place) => ({ ...menu, ...place }))].map((place) => ({
      ...place,
      ...rest,
      entity,
      order: place.order ?? 100,
      path: `/${rest.path}`,
    }))
  const label = `entity.${entity.name}` as const
  const own =
    entity.menu === undefined
      ? []
      : entries(entity.menu, {
          path: screensOf(entity).list,
          label: `${label}.many`,
          purpose: `${label}.purpose`,
          flag: 'read',
        }).map((entry) => ({
          ...entry,
          ofAllBuildings: entity.scope === 'building_itself',
        }))
  const further = viewsOf(entity).flatMap((view) =>
    view.menu === undefined
      ? []
      : entries(view.menu, {
          path: view.path,
          label: `${label}.views.${view.name}`,
          purpose: `${label}.purpose`,
          flag: view.trashed ? 'delete' : 'read',
          view,
        }),
  )
  return [...own, ...further]
}

function groupOrder(group: string) {
  return menuGroups.findIndex((one) => one === group)
}

/** Entries that a user sees: those they may read, in modules that the building has ordered. */
export function visibleEntries(input: {
  readonly may: (flag: Flag, entity: AnyEntity) => boolean
  readonly productCodes: readonly string[]
  readonly seesAll: boolean
}): readonly MenuEntry[] {
  return menuEntries.filter(
    ({ entity, module, flag, permission, ofAllBuildings }) =>
      input.may(flag, permission === undefined ? entity : { ...entity, name: permission, permission }) &&
      (ofAllBuildings !== true || input.seesAll) &&
      (input.seesAll || isModuleOpen(module, input.productCodes)),
  )
}
