import type { ComponentType } from 'react'
import type { UserType } from '#core/permission.ts'

/** A screen that is not an entity's. */
export interface ConsolePage {
  /** Without a leading slash. */
  readonly path: string
  /** Who gets it: the signed out only, anyone signed in, whoever has a view token too, or one type of user. */
  readonly needs: 'guest' | 'auth' | 'view' | UserType
  readonly load: () => Promise<ComponentType>
}

export const consolePages: readonly ConsolePage[] = [
  { path: 'login', needs: 'guest', load: async () => (await import('../pages/login.tsx')).LoginPage },
  {
    path: 'forgot-password',
    needs: 'guest',
    load: async () => (await import('../pages/forgot-password.tsx')).ForgotPasswordPage,
  },
  {
    path: 'dashboard',
    needs: 'auth',
    load: async () => (await import('../pages/dashboard.tsx')).DashboardPage,
  },
  {
    path: 'profile',
    needs: 'auth',
    load: async () => (await import('../pages/account/profile-page.tsx')).ProfilePage,
  },
  {
    path: 'outbox',
    needs: 'org_admin',
    load: async () => (await import('../pages/account/outbox-page.tsx')).OutboxPage,
  },
]

/** Addresses that lead to another screen; the specification has a name of its own for them (§2). */
export const redirects: Readonly<Record<string, string>> = {
  users: 'account-management',
  communications: 'notifications',
  'import-data/meters': 'import-data/water-meter',
}
