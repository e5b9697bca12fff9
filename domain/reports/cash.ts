import { defineReport } from './report.ts'

const ofCash = {
  permission: 'manage_cash_account',
  also: ['manage_debt', 'manage_voucher'],
  resource: 'cash_account',
  base: 'cash',
  filters: ['cash_account_id', 'currency_code'],
  // Opening + in - out + moved = closing, from row to row and from period to period.
  columns: [
    { name: 'opening', sums: 'all', span: 'before' },
    { name: 'in', sums: 'in' },
    { name: 'out', sums: 'out' },
    { name: 'moved', sums: 'moved' },
    { name: 'closing', sums: 'all', span: 'through' },
  ],
  chart: ['in', 'out'],
} as const

export const dailyReport = defineReport({
  ...ofCash,
  name: 'daily_report',
  page: 'daily-report',
  path: 'report/daily',
  by: ['day', 'account'],
  icon: 'clock',
  order: 6,
})

export const monthlyReport = defineReport({
  ...ofCash,
  name: 'monthly_report',
  page: 'monthly-report',
  path: 'report/monthly',
  by: ['month', 'account'],
  icon: 'dashboard',
  order: 6,
})
