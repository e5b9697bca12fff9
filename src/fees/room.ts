import type { Room } from '../room.ts'

export const room: Room = {
  pages: [
    {
      path: 'manage-fee-create',
      also: ['manage-fee-create/:type'],
      right: { resource: 'group_fee_slip', flag: 'create' },
      menu: { name: 'fee_run', icon: 'thunder', order: 19, group: 'monthly_fees' },
      load: async () => (await import('./run-page.tsx')).FeeRunPage,
    },
    {
      path: 'fee-setting-form-detail',
      frameless: true,
      right: { resource: 'fee_setting', flag: 'read' },
      load: async () => (await import('./fee-setting-page.tsx')).FeeSettingPage,
    },
  ],
  views: {
    fee: async () => (await import('./fee.views.tsx')).views,
    group_fee_slip: async () => (await import('./group-fee-slip.views.tsx')).views,
    service_booking: async () => (await import('./service-booking.views.tsx')).views,
    utility_booking: async () => (await import('./utility-booking.views.tsx')).views,
  },
}
