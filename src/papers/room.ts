import type { Room } from '../room.ts'

export const room: Room = {
  views: {
    handover: async () => (await import('./handover.views.tsx')).views,
    receipt_voucher: async () => (await import('./taxed-voucher.views.tsx')).views,
    write_off: async () => (await import('./write-off.views.tsx')).views,
    credit_transfer: async () => (await import('./credit-transfer.views.tsx')).views,
    adjustment: async () => (await import('./adjustment.views.tsx')).views,
    payment_voucher: async () => (await import('./payment-voucher.views.tsx')).views,
    supplier_invoice: async () => (await import('./supplier-invoice.views.tsx')).views,
    refund: async () => (await import('./voucher.views.tsx')).views,
    cash_transfer: async () => (await import('./voucher.views.tsx')).views,
    deposit: async () => (await import('./voucher.views.tsx')).views,
    deposit_return: async () => (await import('./voucher.views.tsx')).views,
  },
}
