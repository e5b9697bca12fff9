import { moduleCodes } from '#domain/permission.ts'
import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'login',
      needs: 'guest',
      calls: false,
      load: async () => (await import('./login.tsx')).LoginPage,
    },
    {
      path: 'forgot-password',
      needs: 'guest',
      load: async () => (await import('./forgot-password.tsx')).ForgotPasswordPage,
    },
    {
      path: 'register-view',
      needs: 'guest',
      load: async () => (await import('./register-view.tsx')).RegisterViewPage,
    },
    {
      path: 'set-password',
      needs: 'nothing',
      load: async () => (await import('./set-password.tsx')).SetPasswordPage,
    },
    {
      path: 'dashboard',
      also: moduleCodes.map((module) => `dashboard/${module}`),
      help: 'domain/dashboard',
      calls: false,
      load: async () => (await import('./dashboard.tsx')).DashboardPage,
    },
    {
      path: 'profile',
      help: 'users/your-account',
      load: async () => (await import('./account/profile-page.tsx')).ProfilePage,
    },
    {
      path: 'buildings',
      calls: false,
      right: { resource: 'building', flag: 'read' },
      menu: { name: 'current_building', icon: 'bank', order: 19, module: 'account', group: 'account' },
      load: async () => (await import('./current-building.tsx')).CurrentBuildingPage,
    },
    {
      path: 'outbox',
      needs: 'org_admin',
      load: async () => (await import('./account/outbox-page.tsx')).OutboxPage,
    },
    {
      path: 'server-health',
      needs: 'org_admin',
      load: async () => (await import('./account/health-page.tsx')).HealthPage,
    },
  ],
  dialogs: [
    {
      resource: 'feedback',
      icon: 'star',
      load: async () => (await import('./survey-dialog.tsx')).SurveyDialog,
    },
  ],
  views: {
    account: async () => (await import('./account/account.views.tsx')).views,
    // A line may be of any kind of record, and is told in its words.
    log: async () => {
      const { loadAllEntities } = await import('../data/load-entities.ts')
      const [{ views }] = await Promise.all([import('./log/log.views.tsx'), loadAllEntities()])
      return views
    },
  },
}
