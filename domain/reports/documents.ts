import { defineReport } from './report.ts'

const booked = [
  { name: 'documents', sums: 'booked', counts: true },
  { name: 'booked', sums: 'booked' },
  { name: 'voided', sums: 'voided' },
  { name: 'net', sums: 'all' },
] as const

export const receiptReport = defineReport({
  name: 'receipt_report',
  page: 'receipt-report-manager',
  path: 'report/receipts',
  permission: 'manage_debt',
  resource: 'receipt',
  ownOnly: true,
  base: 'received',
  by: ['item', 'day', 'month', 'collector', 'method', 'block'],
  filters: [
    'block_id',
    'fee_type',
    'receipt_category_id',
    'cash_account_id',
    'collector_id',
    'payment_method_id',
    'currency_code',
  ],
  columns: booked,
  chart: ['net'],
  icon: 'login',
  order: 6,
})

export const paymentReport = defineReport({
  name: 'payment_report',
  page: 'payment-report',
  path: 'report/payments',
  permission: 'manage_voucher',
  resource: 'payment_voucher',
  base: 'paid',
  by: ['item', 'day', 'month', 'maker'],
  filters: ['payment_category_id', 'cash_account_id', 'maker_id'],
  columns: booked,
  chart: ['net'],
  icon: 'send',
  order: 6,
})

export const cashierStatistics = defineReport({
  name: 'cashier_statistics',
  page: 'cashier-statistics',
  path: 'cashiers/statistics',
  permission: 'manage_debt',
  resource: 'receipt',
  ownOnly: true,
  base: 'till',
  by: ['collector', 'day', 'month', 'method', 'account'],
  filters: ['block_id', 'collector_id', 'payment_method_id', 'cash_account_id', 'currency_code'],
  columns: booked,
  chart: ['net'],
  icon: 'idcard',
  order: 6,
})
