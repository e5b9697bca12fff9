import { levelFor } from '#core/derive/requirement.ts'
import { importPath, screensOf, viewsOf, webviewScreensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { rightText, type Flag } from '#core/permission.ts'
import { labels } from '#entities/labels.ts'
import { entities, entityOf } from '#resources'
import type { Page } from '../page.ts'
import { pages } from '../page-list.ts'
import { redirects } from './redirects.ts'

export interface RouteLine {
  /** With a leading slash; `:id` is a record's. */
  readonly route: string
  readonly screen: string
  /** `manage_apartment.read`, or who else may open it. */
  readonly permission: string
}

/** Every route but those for who is signed out, from the router. */
export const routeLines = (): RouteLine[] =>
  [
    { route: '/', screen: 'to /dashboard', permission: 'signed in' },
    ...pages
      .filter(({ needs, load }) => needs !== 'guest' && load !== undefined)
      .flatMap(({ path, also = [], ...page }) =>
        [path, ...also].map((one) => ({ route: `/${one}`, screen: one, permission: neededBy(page) })),
      ),
    ...Object.entries(redirects).map(([path, to]) => ({
      route: `/${path}`,
      screen: `to /${to}`,
      permission: 'signed in',
    })),
    ...entities.flatMap(linesOf),
  ].toSorted((a, b) => (a.route < b.route ? -1 : 1))

function neededBy({ needs = 'auth', right }: Pick<Page, 'needs' | 'right'>): string {
  if (right !== undefined)
    return rightText(right.permission ?? entityOf(right.resource)?.permission ?? right.resource, right.flag)
  return needs === 'auth' || needs === 'token' ? 'signed in' : needs
}

const flagOf: Readonly<Record<string, Flag>> = {
  list: 'read',
  show: 'read',
  edit: 'update',
  create: 'create',
}

function linesOf(entity: AnyEntity): RouteLine[] {
  const words = (
    labels as Readonly<Record<string, { en: { one: string; many: string; views?: Record<string, string> } }>>
  )[entity.name]?.en
  // As route permissions spell it: the organisation's level comes first.
  const needs = (flag: Flag) =>
    `${levelFor(entity, flag) === 'organisation' ? 'organisation:' : ''}${rightText(entity.permission, flag)}`
  const screens = [screensOf(entity), webviewScreensOf(entity)]
    .flatMap((own) => Object.entries(own))
    .flatMap(([screen, path]): RouteLine[] =>
      path === undefined
        ? []
        : [
            {
              route: `/${path}`,
              screen: screen === 'list' ? String(words?.many) : `${String(words?.one)}: ${screen}`,
              permission: needs(flagOf[screen] ?? 'read'),
            },
          ],
    )
  const views = viewsOf(entity).map(({ name, path, trashed }) => ({
    route: `/${path}`,
    screen: String(words?.views?.[name]),
    permission: needs(trashed === true ? 'delete' : 'read'),
  }))
  const path = importPath(entity)
  const imports =
    path === undefined
      ? []
      : [{ route: `/${path}`, screen: `${String(words?.many)}: import`, permission: needs('create') }]
  return [...screens, ...views, ...imports]
}
