import type { ComponentType } from 'react'
import {
  Navigate,
  useParams,
  useSearchParams,
  type PatchRoutesOnNavigationFunctionArgs,
  type RouteObject,
} from 'react-router'
import { importPath, screensOf, viewsOf, webviewRoot, type NamedView } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { entities } from '#resources'
import { capabilities, offersView } from '../data/capabilities.ts'
import { GeneratedList, ListPage } from '../crud/list/list-page.tsx'
import { hasViews } from '../crud/use-views.ts'
import { loadAllEntities, loadForList } from '../data/load-entities.ts'
import { useSession } from '../session/session.ts'
import { withAntd } from '../ui/with-antd.tsx'
import { RightGuard } from './guards.tsx'

export type Screen = 'list' | 'show' | 'edit' | 'create'
type EntityPage = ComponentType<{ readonly entity: AnyEntity }>

/** The generated pages, each in its own chunk, with the declarations that it reads. */
const pages: Readonly<Record<Screen, (entity: AnyEntity) => Promise<EntityPage>>> = {
  // Most visits begin or end on a list: it comes with the console itself.
  list: ({ name }) => listPage(name, ListPage),
  show: () => withAll(async () => (await import('../crud/record/show-page.tsx')).ShowPage),
  edit: () => withAll(async () => (await import('../crud/form/edit-page.tsx')).EditPage),
  create: () => withAll(async () => (await import('../crud/form/create-page.tsx')).CreatePage),
}

const ownBuilding = async () => (await import('../crud/record/in-own-building.tsx')).InOwnBuilding

async function listPage<P extends object>(entityName: string, Page: ComponentType<P>) {
  await loadForList(entityName)
  return hasViews(entityName) ? withAntd(async () => Page) : Page
}

async function withAll<P extends object>(load: () => Promise<ComponentType<P>>) {
  const [page] = await Promise.all([withAntd(load), loadAllEntities()])
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
export function addEntityRoutes({ path, patch }: PatchRoutesOnNavigationFunctionArgs): void | Promise<void> {
  const first = firstPart(path)
  if (added.has(first)) return
  added.add(first)
  if (first === webviewRoot)
    return import('./webview-routes.tsx').then(({ webviewRoutes }) =>
      patch(webviewRoutesHost, webviewRoutes()),
    )
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

function viewRoute(entity: AnyEntity, { name, path }: NamedView): RouteObject {
  const lazy = async () => {
    const List = await listPage(entity.name, GeneratedList)
    const view = viewsOf(entity).find((one) => one.name === name)
    const Component = () => (
      <RightGuard resource={entity.name} action={view?.trashed === true ? 'delete' : 'list'}>
        {view === undefined || offersView(entity, view) ? (
          <List key={path} entity={entity} view={view} />
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
    const ImportPage = await withAll(async () => (await import('../imports/import-page.tsx')).ImportPage)
    const Component = () => (
      <RightGuard resource={entity.name} action="create">
        <ImportPage key={path} entity={entity} />
      </RightGuard>
    )
    return { Component }
  }
  return [{ path, lazy }]
}

export function routeOf(entity: AnyEntity, screen: Screen, path: string): RouteObject {
  const lazy = async () => {
    const Generated = await pages[screen](entity)
    const Place = screen === 'list' ? undefined : await ownBuilding()
    const Component = () => {
      // Each record has its own page: loaded data and typed text never carry over to another one.
      const { id } = useParams()
      const [params] = useSearchParams()
      const page = (
        <RightGuard resource={entity.name} action={screen}>
          <Generated key={`${entity.name}/${id ?? ''}`} entity={entity} />
        </RightGuard>
      )
      const of = placeOf(entity, id, params)
      if (of === undefined || Place === undefined) return page
      return (
        <Place key={`${entity.name}/${id ?? ''}/${of.id}`} entity={of.entity} id={of.id}>
          {page}
        </Place>
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

/** Whose building a page is drawn in: the record's; of a new one that of its original, or the one that the address names. */
function placeOf(entity: AnyEntity, id: string | undefined, params: URLSearchParams) {
  if (id !== undefined) return { entity, id }
  if (entity.scope !== 'building') return undefined
  const [named, cloned] = [params.get('set.building_id'), params.get('clone')]
  const owner = entities.find(({ scope }) => scope === 'building_itself')
  if (named !== null && owner !== undefined) return { entity: owner, id: named }
  return cloned === null ? undefined : { entity, id: cloned }
}

/** The list of all is an org_admin's; others are led to the one that they work in, at the same address. */
function TenantList({ entity, list }: { readonly entity: AnyEntity; readonly list: React.ReactNode }) {
  const { user, building } = useSession()
  if (user?.type === 'org_admin' || building === undefined) return list
  return <Navigate replace to={`/${screensOf(entity).show.replace(':id', building.id)}`} />
}
