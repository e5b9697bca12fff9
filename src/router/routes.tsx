import { generatePath, Navigate, Outlet, useLocation, useParams, type RouteObject } from 'react-router'
import { webviewRoot } from '#core/derive/screens.ts'
import { Root } from '../app.tsx'
import { capabilities } from '../data/capabilities.ts'
import { loadAllEntities } from '../data/load-entities.ts'
import { CrashPage } from '../errors/crash-page.tsx'
import { loadWordsOf, ofPages } from '../i18n/i18n.ts'
import { viewToken } from '../session/entry.ts'
import { AppShell } from '../shell/app-shell.tsx'
import { entityRoutesHost, webviewRoutesHost } from './entity-routes.tsx'
import { AuthGuard, FrameGuard, GuestGuard, RightGuard, TokenGuard, TypeGuard, ViewGuard } from './guards.tsx'
import { withAntd } from '../ui/with-antd.tsx'
import type { Page } from '../page.ts'
import { pages } from '../page-list.ts'
import { redirects } from './redirects.ts'

type Needs = NonNullable<Page['needs']>

const pagesFor = (wanted: Needs, isFrameless?: true): RouteObject[] =>
  pages.flatMap(({ path, also = [], load, needs = 'auth', frameless, ...page }) =>
    load === undefined || needs !== wanted || frameless !== isFrameless
      ? []
      : [path, ...also].map((one) => ({ path: one, lazy: () => loadPage({ ...page, load, needs }) })),
  )

async function loadPage({
  load,
  needs,
  right,
  calls,
}: Pick<Page, 'right' | 'calls'> & { readonly load: NonNullable<Page['load']>; readonly needs: Needs }) {
  if (calls !== false && !capabilities().calls) return { Component: NotOffered }
  const [Component] = await Promise.all([
    withAntd(load),
    readsRecords(needs) ? loadAllEntities() : loadWordsOf(ofPages),
  ])
  if (right === undefined) return { Component }
  const Guarded = () =>
    // Whoever was sent a link needs no right; the server looks at its token.
    needs === 'view' && viewToken() !== undefined ? (
      <Component />
    ) : (
      <RightGuard
        resource={right.permission ?? right.resource}
        action={right.flag === 'read' ? 'list' : right.flag}
      >
        <Component />
      </RightGuard>
    )
  return { Component: Guarded }
}

const readsRecords = (needs: Needs) => needs !== 'guest' && needs !== 'nothing'

const redirectRoutes: RouteObject[] = Object.entries(redirects).map(([path, to]) => ({
  path,
  element: <Redirect to={`/${to}`} />,
}))

const notFound = async () => ({
  Component: await withAntd(async () => (await import('../pages/not-found.tsx')).NotFoundPage),
})

const NotOffered = () => <Navigate replace to="/not-found" />

/** Goes on with the address's own parameters and question. */
function Redirect({ to }: { readonly to: string }) {
  const params = useParams()
  const { search } = useLocation()
  return <Navigate replace to={{ pathname: generatePath(to, params), search }} />
}

/** In development only; the build leaves it out. */
const inspector: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: 'dev/declarations/:name?',
        lazy: async () => {
          const [InspectorPage] = await Promise.all([
            withAntd(async () => (await import('../inspector/inspector-page.tsx')).InspectorPage),
            loadAllEntities(),
          ])
          const Component = () => (
            <AuthGuard>
              <InspectorPage />
            </AuthGuard>
          )
          return { Component }
        },
      },
    ]
  : []

/**
 * The addresses of the console, but for those of entities, which `addEntityRoutes` adds; an unknown one leads to
 * /not-found (docs/routes.md).
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <></>,
    children: [
      { index: true, element: <Navigate replace to="/dashboard" /> },
      {
        element: (
          <GuestGuard>
            <Outlet />
          </GuestGuard>
        ),
        children: pagesFor('guest'),
      },
      ...pagesFor('nothing'),
      ...inspector,
      {
        element: (
          <TokenGuard>
            <Outlet />
          </TokenGuard>
        ),
        children: pagesFor('token'),
      },
      {
        element: (
          <ViewGuard>
            <Outlet />
          </ViewGuard>
        ),
        children: pagesFor('view'),
      },
      {
        element: (
          <AuthGuard>
            <Outlet />
          </AuthGuard>
        ),
        children: pagesFor('auth', true),
      },
      {
        element: (
          <AuthGuard>
            <AppShell />
          </AuthGuard>
        ),
        children: [
          {
            id: entityRoutesHost,
            errorElement: <CrashPage />,
            children: [
              ...pagesFor('auth'),
              ...redirectRoutes,
              {
                element: (
                  <TypeGuard types={['org_admin']}>
                    <Outlet />
                  </TypeGuard>
                ),
                children: pagesFor('org_admin'),
              },
            ],
          },
        ],
      },
      {
        id: webviewRoutesHost,
        path: webviewRoot,
        errorElement: <CrashPage />,
        lazy: async () => ({
          Component: await withAntd(async () => (await import('./webview-routes.tsx')).WebviewShell),
        }),
        children: [
          {
            path: '*',
            lazy: notFound,
          },
        ],
      },
      {
        element: <FrameGuard frame={<AppShell />} />,
        children: [
          {
            path: 'not-found',
            lazy: notFound,
          },
        ],
      },
      { path: '*', element: <Unknown /> },
    ],
  },
]

/** An address that names its parts as records do, `import-data/parking_card`, is the one in our own spelling. */
function Unknown() {
  const { pathname, search } = useLocation()
  const own = pathname.toLowerCase().replaceAll('_', '-')
  return <Navigate replace to={own === pathname ? '/not-found' : { pathname: own, search }} />
}
