import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'manage-group-announcement-print/:id',
      calls: false,
      right: { resource: 'notice_slip', flag: 'read' },
      load: async () => (await import('./print-page.tsx')).PrintNoticesPage,
    },
    {
      path: 'manage-announcement-print/:idGroup/:id',
      right: { resource: 'notice_slip', flag: 'read' },
      load: async () => (await import('./print-page.tsx')).PrintNoticePage,
    },
    {
      path: 'manage-announcement-print-webview/:idGroup/:id',
      needs: 'view',
      load: async () => (await import('./webview-page.tsx')).NoticeWebviewPage,
    },
  ],
  views: {
    group_notice_slip: async () => (await import('./group-notice-slip.views.tsx')).views,
    notice_slip: async () => (await import('./notice-slip.views.tsx')).views,
  },
}
