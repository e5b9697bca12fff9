import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'second-factor',
      needs: 'token',
      load: async () => (await import('./enrol-page.tsx')).EnrolPage,
    },
    {
      path: 'sign-in-security',
      help: 'users/your-account',
      needs: 'org_admin',
      load: async () => (await import('./setting-page.tsx')).SecondFactorSettingPage,
    },
  ],
}
