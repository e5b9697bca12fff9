import type { IResourceItem } from '@refinedev/core'
import { screensOf, viewsOf, type NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { MenuPlace } from '#core/menu-place.ts'
import { isModuleOpen, type ModuleCode, type PermissionCode } from '#domain/permission.ts'
import type { Flag } from '#core/permission.ts'
import { reports, type ReportName } from '#domain/reports/index.ts'
import { pages, type PageName } from '#entities/pages.ts'
import { menuGroups } from '#entities/words.ts'
import { registry, type EntityName } from '#entities/index.ts'

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
  /** Key of its words. */
  readonly label: `entity.${string}` | LinkLabel
  /** Key of a sentence about what it is for. */
  readonly purpose?: `entity.${string}.purpose` | LinkPurpose
  /** The right on the entity that a user needs to see it. */
  readonly flag: Flag
  /** Instead of the entity's own. */
  readonly permission?: PermissionCode
  /** Within its group. */
  readonly order: number
  /** For a screen that can begin with a record. */
  readonly beginsWith?: Beginning
  /** The entity's further list that it opens. */
  readonly view?: NamedView
  /** The screen calls the server for more than records. */
  readonly calls?: true
  /** A list of every building, for an org_admin alone. */
  readonly ofAllBuildings?: boolean
}

interface Beginning {
  readonly resource: EntityName
  /** The parameter of the screen's address that takes the record's id. */
  readonly parameter: string
  /** Key of what one does there, a verb that the record's name may follow. */
  readonly action: 'console.menu.collect_from'
}

interface MenuLink<Label extends string = string>
  extends MenuPlace, Pick<MenuEntry, 'path' | 'flag' | 'permission' | 'beginsWith' | 'calls' | 'purpose'> {
  /** Key of its words; the console fails to compile where it has none. */
  readonly label: Label
  /** On whose right it hangs. */
  readonly resource: EntityName
}

/** Screens that one goes to though they are no entity's list. */
export const menuLinks = [
  {
    module: 'account',
    group: 'account',
    path: '/buildings',
    label: 'console.shell.current_building',
    purpose: 'console.shell.current_building_purpose',
    resource: 'building',
    flag: 'read',
    icon: 'bank',
    order: 19,
  },
  ...pages.map(({ name, path, also: _also, ...place }) =>
    link(path, `console.menu.title.${name}` as const, {
      ...place,
      purpose: `console.menu.purpose.${name}`,
    }),
  ),
  ...reports.map(({ name, page, resource, icon, order, ...place }) =>
    link(page, `console.reports.${name}.title` as const, {
      purpose: `console.reports.${name}.purpose`,
      resource,
      flag: 'read',
      icon,
      order,
      ...('group' in place ? { group: place.group } : {}),
    }),
  ),
] as const satisfies readonly MenuLink[]

type LinkLabel = (typeof menuLinks)[number]['label']
type LinkPurpose =
  | 'console.shell.current_building_purpose'
  | `console.menu.purpose.${PageName}`
  | `console.reports.${ReportName}.purpose`

/** A screen that calls the server; in the office's finance group unless it says otherwise. */
function link<const Label extends string>(
  path: string,
  label: Label,
  rest: Omit<MenuLink, 'path' | 'label' | 'module' | 'group'> & Partial<Pick<MenuLink, 'module' | 'group'>>,
): MenuLink<Label> {
  return { module: 'tc' as const, group: 'finance', path: `/${path}`, label, calls: true, ...rest }
}

/** The entries that the menu may show, in its order; the component that draws it checks the rights. */
export const menuEntries: readonly MenuEntry[] = [
  ...entities.flatMap(placesOf),
  ...menuLinks.map((one) => ({ ...one, entity: registry[one.resource], order: one.order ?? 100 })),
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
