import type { ReactNode } from 'react'
import { Outlet, useLocation, type RouteObject } from 'react-router'
import { webviewRoot, webviewScreensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import { entities } from '#resources'
import { useViews } from '../crud/use-views.ts'
import { viewToken } from '../session/entry.ts'
import { routeOf, type Screen } from './entity-routes.tsx'
import { AuthGuard } from './guards.tsx'

export { WebviewShell } from '../shell/webview-shell.tsx'

/** The pages that declarations offer in the webview, for who is signed in; some also for who has come by a link. */
export const webviewRoutes = (): RouteObject[] => entities.flatMap(routesOf)

const routesOf = (entity: AnyEntity): RouteObject[] =>
  (Object.entries(webviewScreensOf(entity)) as [Screen, string][]).map(([screen, path]) => {
    const Guard = isByLink(entity, screen) ? LinkGuard : AuthGuard
    return {
      element: (
        <Guard entity={entity}>
          <Outlet />
        </Guard>
      ),
      children: [routeOf(entity, screen, path.slice(webviewRoot.length + 1))],
    }
  })

const isByLink = ({ webview = {} }: AnyEntity, screen: Screen) =>
  (screen === 'list' || screen === 'show') && webview[screen] === 'view'

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
