import { moduleCodes } from '#domain/permission.ts'
import type { ComponentType } from 'react'
import { passPage } from '#domain/visitor-pass.ts'
import { reports } from '#domain/reports/index.ts'
import type { PermissionCode, UserType } from '#domain/permission.ts'
import type { EntityName } from '#entities/index.ts'
import { pages, type PageName } from '#entities/pages.ts'

/** A screen that is not an entity's. */
export interface ConsolePage {
  /** Without a leading slash. */
  readonly path: string
  /**
   * Who may open it: only signed-out users, anyone (`nothing`), anyone signed in, also users whose second factor is
   * still missing (`token`), also holders of a view token, or one type of user.
   */
  readonly needs: 'guest' | 'nothing' | 'auth' | 'token' | 'view' | UserType
  /** The right that is also needed: on an entity, or a permission that is no entity's. */
  readonly right?: { readonly resource: EntityName | PermissionCode; readonly action: 'list' | 'create' }
  /** False for a page that works on records alone; any other is absent where the data provider answers no calls. */
  readonly calls?: false
  readonly load: () => Promise<ComponentType>
}

/** The components of declared pages. The desk is the screen on which a receipt is created, and no page of its own. */
const loads: Readonly<Record<Exclude<PageName, 'collect'>, ConsolePage['load']>> = {
  status_map: async () => (await import('../status-map/status-map-page.tsx')).StatusMapPage,
  visitor_gate: async () => (await import('../visitors/gate-page.tsx')).GatePage,
  debtors: async () => (await import('../debts/debtors-page.tsx')).DebtorsPage,
  fee_run: async () => (await import('../fees/run-page.tsx')).FeeRunPage,
  journal: async () => (await import('../ledger/journal-page.tsx')).JournalPage,
  storage_use: async () => (await import('../files/usage-page.tsx')).StorageUsagePage,
}

const declaredPages = pages.flatMap(({ name, path, also = [], resource, permission, flag }): ConsolePage[] =>
  name === 'collect'
    ? []
    : [path, ...also].map((one) => ({
        path: one,
        needs: 'auth',
        right: { resource: permission ?? resource, action: flag === 'create' ? 'create' : 'list' },
        load: loads[name],
      })),
)

export const consolePages: readonly ConsolePage[] = [
  {
    path: 'login',
    needs: 'guest',
    calls: false,
    load: async () => (await import('../pages/login.tsx')).LoginPage,
  },
  {
    path: 'forgot-password',
    needs: 'guest',
    load: async () => (await import('../pages/forgot-password.tsx')).ForgotPasswordPage,
  },
  {
    path: 'set-password',
    needs: 'nothing',
    load: async () => (await import('../pages/set-password.tsx')).SetPasswordPage,
  },
  ...['dashboard', ...moduleCodes.map((module) => `dashboard/${module}`)].map((path): ConsolePage => ({
    path,
    needs: 'auth',
    calls: false,
    load: async () => (await import('../pages/dashboard.tsx')).DashboardPage,
  })),
  {
    path: 'profile',
    needs: 'auth',
    load: async () => (await import('../pages/account/profile-page.tsx')).ProfilePage,
  },
  {
    path: 'buildings',
    needs: 'auth',
    calls: false,
    right: { resource: 'building', action: 'list' },
    load: async () => (await import('../pages/current-building.tsx')).CurrentBuildingPage,
  },
  {
    path: 'second-factor',
    needs: 'token',
    load: async () => (await import('../second-factor/enrol-page.tsx')).EnrolPage,
  },
  {
    path: 'sign-in-security',
    needs: 'org_admin',
    load: async () => (await import('../second-factor/setting-page.tsx')).SecondFactorSettingPage,
  },
  {
    path: 'outbox',
    needs: 'org_admin',
    load: async () => (await import('../pages/account/outbox-page.tsx')).OutboxPage,
  },
  {
    path: 'manage-cost-debt-ticket-print/:id',
    needs: 'auth',
    right: { resource: 'receipt', action: 'list' },
    load: async () => (await import('../receipts/print-page.tsx')).ReceiptPrintPage,
  },
  {
    path: 'manage-preprint-ticket-print',
    needs: 'auth',
    right: { resource: 'receipt', action: 'list' },
    load: async () => (await import('../receipts/preprint-page.tsx')).PreprintPage,
  },
  ...declaredPages,
  ...reports.map(({ name, page, resource }): ConsolePage => ({
    path: page,
    needs: 'auth',
    right: { resource, action: 'list' },
    load: async () => (await import('../reports/report-page.tsx')).pageOf(name),
  })),
  {
    // The guest of a pass signs in nowhere.
    path: passPage,
    needs: 'nothing',
    load: async () => (await import('../visitors/guest-pass-page.tsx')).GuestPassPage,
  },
  {
    path: 'banking-statement',
    needs: 'auth',
    right: { resource: 'bank_line', action: 'create' },
    load: async () => (await import('../banks/statement-page.tsx')).StatementPage,
  },
  // Outside the frame: it is shown to whoever pays.
  {
    path: 'payment-bank',
    needs: 'view',
    right: { resource: 'payment_request', action: 'list' },
    load: async () => (await import('../banks/payment-bank-page.tsx')).PaymentBankPage,
  },
  {
    path: 'manage-group-announcement-print/:id',
    needs: 'auth',
    calls: false,
    right: { resource: 'notice_slip', action: 'list' },
    load: async () => (await import('../notices/print-page.tsx')).PrintNoticesPage,
  },
  {
    path: 'manage-announcement-print/:idGroup/:id',
    needs: 'auth',
    right: { resource: 'notice_slip', action: 'list' },
    load: async () => (await import('../notices/print-page.tsx')).PrintNoticePage,
  },
  {
    path: 'manage-announcement-print-webview/:idGroup/:id',
    needs: 'view',
    load: async () => (await import('../notices/webview-page.tsx')).NoticeWebviewPage,
  },
]

/**
 * Addresses that redirect to another screen, with its parameters: further names of the same page.
 */
export const redirects: Readonly<Record<string, string>> = {
  users: 'account-management',
  communications: 'notifications',
  'import-data/meters': 'import-data/water-meter',
  'manage-fee-detail/:type/:id': 'manage-fee-detail/:id',
  'manage-fee-deleted': 'manage-fee-deleted/management',
}
