import type { Page } from '../page.ts'

export const feePages: readonly Page[] = [
  {
    path: 'manage-fee-create',
    also: ['manage-fee-create/:type'],
    right: { resource: 'group_fee_slip', flag: 'create' },
    menu: { name: 'fee_run', icon: 'thunder', order: 19, group: 'monthly_fees' },
    load: async () => (await import('./run-page.tsx')).FeeRunPage,
  },
]
