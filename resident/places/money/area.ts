import type { Area } from '../../area.ts'

/** What is owed, paid and written about it. */
export const area: Area = {
  places: [
    { path: '/fees', needs: 'money', load: async () => (await import('../fees.tsx')).OpenFees },
    { path: '/fees/paid', needs: 'money', load: async () => (await import('../fees.tsx')).PaidFees },
    { path: '/fees/prepaid', needs: 'money', load: async () => (await import('../prepaid.tsx')).Prepaid },
    { path: '/fees/years', needs: 'money', load: async () => (await import('../years.tsx')).YearPlace },
    { path: '/fees/years/:id', needs: 'money', load: async () => (await import('../years.tsx')).YearPlace },
    { path: '/fees/:id', needs: 'money', load: async () => (await import('../fees.tsx')).FeePlace },
    { path: '/pay', needs: 'money', load: async () => (await import('../pay.tsx')).PayPlace },
    { path: '/pay/:id', needs: 'money', load: async () => (await import('../payment.tsx')).PaymentPlace },
    { path: '/papers', needs: 'money', load: async () => (await import('../papers.tsx')).Receipts },
    { path: '/papers/notices', needs: 'money', load: async () => (await import('../papers.tsx')).Notices },
    { path: '/receipts/:id', needs: 'money', load: async () => (await import('../papers.tsx')).ReceiptPlace },
    { path: '/notices/:id', needs: 'money', load: async () => (await import('../papers.tsx')).NoticePlace },
  ],
  bar: {
    order: 20,
    to: '/fees',
    holds: /^\/(?:fees|pay|papers|receipts|notices)(?:\/|$)/,
    icon: 'list',
    word: 'shell.fees',
    needs: 'money',
  },
  more: [{ group: 'home', order: 10, to: '/papers', word: 'shell.papers', needs: 'money' }],
}
