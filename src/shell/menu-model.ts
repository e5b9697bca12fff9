import { screensOf, viewsOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { moduleCodes, type ModuleCode } from '#domain/permission.ts'
import { menuEntries, visibleEntries, type MenuEntry } from './menu-entries.ts'
import { capabilities, offersView } from '../data/capabilities.ts'
import type { Session, can as Can } from '../session/session.ts'

export interface MenuGroup {
  readonly group: string
  readonly entries: readonly MenuEntry[]
}

/** The menu entries that this user sees: read rights, the building's order and the data provider decide. */
export const entriesFor = (session: Session, can: typeof Can): readonly MenuEntry[] =>
  session.user === undefined
    ? []
    : visibleEntries({
        may: (flag, entity) => can(flag, entity.name),
        productCodes: session.building?.permission_product_codes ?? [],
        seesAll: session.user.type === 'org_admin',
      }).filter(isOffered)

/** The data provider can fill the screen. */
const isOffered = ({ entity, view, calls }: MenuEntry) =>
  (calls !== true || capabilities().calls) && (view === undefined || offersView(entity, view))

/** Each screen once, where modules stand side by side. */
export const withoutRepeats = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.filter(({ path }, index) => entries.findIndex((one) => one.path === path) === index)

export const modulesOf = (entries: readonly MenuEntry[]): ModuleCode[] =>
  moduleCodes.filter((module) => entries.some((entry) => entry.module === module))

export function groupsOf(entries: readonly MenuEntry[], module: ModuleCode): MenuGroup[] {
  const own = entries.filter((entry) => entry.module === module)
  return [...new Set(own.map((entry) => entry.group))].map((group) => ({
    group,
    entries: own.filter((entry) => entry.group === group),
  }))
}

/**
 * The entry that an address lies under: the screen at it, that which it goes on from, or the list of the record that it
 * shows; another entry of the same records where the user has no entry for their list. Of a screen that two modules list,
 * the entry of the module that the user works in.
 */
export function entryAt(
  pathname: string,
  entries = menuEntries,
  current?: ModuleCode,
): MenuEntry | undefined {
  const all = entries.toSorted((a, b) => Number(b.module === current) - Number(a.module === current))
  const shows = ({ entity }: MenuEntry) => hasScreenAt(entity, pathname)
  return (
    all.find(({ path }) => path === pathname) ??
    all.find((entry) => entry.path === `/${screensOf(entry.entity).list}` && shows(entry)) ??
    all.find(shows) ??
    all.find(({ path }) => pathname.startsWith(`${path}/`))
  )
}

const hasScreenAt = (entity: AnyEntity, pathname: string) =>
  [...Object.values(screensOf(entity)), ...viewsOf(entity).map(({ path }) => path)].some(
    (path) => path !== undefined && isAt(path, pathname),
  )

function isAt(path: string, pathname: string): boolean {
  const parts = path.split('/')
  const asked = pathname.split('/').slice(1)
  return (
    parts.length === asked.length &&
    parts.every((part, index) => part.startsWith(':') || part === asked[index])
  )
}
