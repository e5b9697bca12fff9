import { Navigate, Outlet, type RouteObject } from 'react-router'
import { Root } from '../app.tsx'
import { CrashPage } from '../errors/crash-page.tsx'
import { AppShell } from '../shell/app-shell.tsx'
import { entityRoutes } from './entity-routes.tsx'
import { AuthGuard, GuestGuard, TypeGuard } from './guards.tsx'

const guestRoutes: RouteObject[] = [
  { path: 'login', lazy: async () => ({ Component: (await import('../pages/login.tsx')).LoginPage }) },
  {
    path: 'forgot-password',
    lazy: async () => ({ Component: (await import('../pages/forgot-password.tsx')).ForgotPasswordPage }),
  },
]

const pageRoutes: RouteObject[] = [
  {
    path: 'dashboard',
    lazy: async () => ({ Component: (await import('../pages/dashboard.tsx')).DashboardPage }),
  },
  {
    path: 'profile',
    lazy: async () => ({ Component: (await import('../pages/account/profile-page.tsx')).ProfilePage }),
  },
  {
    element: (
      <TypeGuard types={['org_admin']}>
        <Outlet />
      </TypeGuard>
    ),
    children: [
      {
        path: 'outbox',
        lazy: async () => ({ Component: (await import('../pages/account/outbox-page.tsx')).OutboxPage }),
      },
    ],
  },
]

/** Every address of the console; an unknown one leads to /not-found (specification §2). */
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
        children: guestRoutes,
      },
      {
        element: (
          <AuthGuard>
            <AppShell />
          </AuthGuard>
        ),
        children: [{ errorElement: <CrashPage />, children: [...pageRoutes, ...entityRoutes] }],
      },
      {
        path: 'not-found',
        lazy: async () => ({ Component: (await import('../pages/not-found.tsx')).NotFoundPage }),
      },
      { path: '*', element: <Navigate replace to="/not-found" /> },
    ],
  },
]
