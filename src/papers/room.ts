import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    handover: async () => (await import('./handover.views.tsx')).views,
    receipt_voucher: async () => (await import('./voucher.views.tsx')).views,
    payment_voucher: async () => (await import('./voucher.views.tsx')).views,
    refund: async () => (await import('./voucher.views.tsx')).views,
    cash_transfer: async () => (await import('./voucher.views.tsx')).views,
    deposit: async () => (await import('./voucher.views.tsx')).views,
    deposit_return: async () => (await import('./voucher.views.tsx')).views,
  },
}
