import { fundPlanReport } from './fund-plan.ts'
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

/** The owners' money for the upkeep of the house (Law on Housing 27/2023, articles 152 to 155): where it came from, what it was spent on. */
export const maintenanceReport = defineReport({
  name: 'maintenance_report',
  page: 'maintenance-fund-report',
  path: 'report/maintenance-fund',
  permission: 'manage_cash_account',
  also: ['manage_voucher'],
  resource: 'cash_account',
  base: 'maintenance',
  by: ['item', 'month'],
  filters: [],
  columns: [
    { name: 'opening', sums: 'all', span: 'before' },
    { name: 'in', sums: 'in' },
    { name: 'out', sums: 'out' },
    { name: 'closing', sums: 'all', span: 'through' },
  ],
  chart: ['in', 'out'],
  below: fundPlanReport,
  icon: 'tool',
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
