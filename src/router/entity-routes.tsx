import type { ReactNode } from 'react'
import {
  Navigate,
  Outlet,
  useLocation,
  useParams,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
} from 'react-router'
import {
  importPath,
  screensOf,
  viewsOf,
  webviewRoot,
  webviewScreensOf,
  type NamedView,
} from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { entities } from '#resources'
import { capabilities, offersView } from '../data/capabilities.ts'
import { GeneratedList, ListPage } from '../crud/list/list-page.tsx'
import { loadAllEntities, loadForList } from '../data/load-entities.ts'
import { useViews } from '../crud/use-views.ts'
import { viewToken } from '../session/entry.ts'
import { useSession } from '../session/session.ts'
import { AuthGuard, RightGuard } from './guards.tsx'

type Screen = 'list' | 'show' | 'edit' | 'create'
type EntityPage = (props: { readonly entity: AnyEntity }) => React.ReactNode

/** The generated pages, each in its own chunk, with the declarations that it reads. */
const pages: Readonly<Record<Screen, (entity: AnyEntity) => Promise<EntityPage>>> = {
  // Most visits begin or end on a list: it comes with the console itself.
  list: async ({ name }) => {
    await loadForList(name)
    return ListPage
  },
  show: () => withAll(async () => (await import('../crud/record/show-page.tsx')).ShowPage),
  edit: () => withAll(async () => (await import('../crud/form/edit-page.tsx')).EditPage),
  create: () => withAll(async () => (await import('../crud/form/create-page.tsx')).CreatePage),
}

async function withAll<Page>(load: () => Promise<Page>): Promise<Page> {
  const [page] = await Promise.all([load(), loadAllEntities()])
  return page
}

/** The routes that those of entities are added to: in the console's frame, and in the webview's. */
export const entityRoutesHost = 'entities'
export const webviewRoutesHost = 'webview'

const added = new Set<string>()

/**
 * Adds the routes of the entities whose addresses begin as the path does. The router compares each address with every
 * route that it knows: with all entities' it would know some five hundred.
 */
export function addEntityRoutes({ path, patch }: PatchRoutesOnNavigationFunctionArgs): void {
  const first = firstPart(path)
  if (added.has(first)) return
  added.add(first)
  if (first === webviewRoot) return patch(webviewRoutesHost, entities.flatMap(webviewRoutesOf))
  patch(
    entityRoutesHost,
    entities.flatMap(routesOf).filter((route) => firstPart(route.path) === first),
  )
}

const firstPart = (path: string | undefined) => /^\/?([^/?]*)/.exec(path ?? '')?.[1] ?? ''

const routesOf = (entity: AnyEntity): RouteObject[] => [
  ...(Object.entries(screensOf(entity)) as [Screen, string | undefined][]).flatMap(([screen, path]) =>
    path === undefined ? [] : [routeOf(entity, screen, path)],
  ),
  ...viewsOf(entity).map((view) => viewRoute(entity, view)),
  ...importRoute(entity),
]

/** The same pages, for who is signed in; where the declaration says so, what a link shows to who is not. */
const webviewRoutesOf = (entity: AnyEntity): RouteObject[] =>
  (Object.entries(webviewScreensOf(entity)) as [Screen, string][]).map(([screen, path]) => {
    const Guard = screen === 'list' && entity.webview?.list === 'view' ? LinkGuard : AuthGuard
    return {
      element: (
        <Guard entity={entity}>
          <Outlet />
        </Guard>
      ),
      children: [routeOf(entity, screen, path.slice(webviewRoot.length + 1))],
    }
  })

/** Whoever has come by a link sees what it is for. */
function LinkGuard({ entity, children }: { readonly entity: AnyEntity; readonly children: ReactNode }) {
  const { byToken: Linked } = useViews(entity.name)
  const { pathname } = useLocation()
  const token = viewToken(pathname)
  return token === undefined || Linked === undefined ? (
    <AuthGuard>{children}</AuthGuard>
  ) : (
    <Linked token={token} />
  )
}

function viewRoute(entity: AnyEntity, { name, path }: NamedView): RouteObject {
  const lazy = async () => {
    await loadForList(entity.name)
    const view = viewsOf(entity).find((one) => one.name === name)
    const Component = () => (
      <RightGuard resource={entity.name} action={view?.trashed === true ? 'delete' : 'list'}>
        {view === undefined || offersView(entity, view) ? (
          <GeneratedList key={path} entity={entity} view={view} />
        ) : (
          <Navigate replace to="/not-found" />
        )}
      </RightGuard>
    )
    return { Component }
  }
  return { path, lazy }
}

/** The import page of the entity, for users who may create its records by hand. */
function importRoute(entity: AnyEntity): RouteObject[] {
  const path = importPath(entity)
  if (path === undefined) return []
  const lazy = async () => {
    if (!capabilities().imports) return { Component: () => <Navigate replace to="/not-found" /> }
    const { ImportPage } = await withAll(() => import('../imports/import-page.tsx'))
    const Component = () => (
      <RightGuard resource={entity.name} action="create">
        <ImportPage key={path} entity={entity} />
      </RightGuard>
    )
    return { Component }
  }
  return [{ path, lazy }]
}

function routeOf(entity: AnyEntity, screen: Screen, path: string): RouteObject {
  const lazy = async () => {
    const Generated = await pages[screen](entity)
    const Component = () => {
      // Each record has its own page: loaded data and typed text never carry over to another one.
      const { id } = useParams()
      return (
        <RightGuard resource={entity.name} action={screen}>
          <Generated key={`${entity.name}/${id ?? ''}`} entity={entity} />
        </RightGuard>
      )
    }
    return {
      Component:
        entity.scope === 'building_itself' && screen === 'list'
          ? () => <TenantList list={<Component />} entity={entity} />
          : Component,
    }
  }
  return { path, lazy }
}

/** The list of all is an org_admin's; others are led to the one that they work in, at the same address. */
function TenantList({ entity, list }: { readonly entity: AnyEntity; readonly list: React.ReactNode }) {
  const { user, building } = useSession()
  if (user?.type === 'org_admin' || building === undefined) return list
  return <Navigate replace to={`/${screensOf(entity).show.replace(':id', building.id)}`} />
}
