import { defineReport } from './report.ts'

export const feeStatistic = defineReport({
  name: 'fee_statistic',
  page: 'fee-statistic',
  path: 'fees/statistics',
  permission: 'manage_fee',
  resource: 'fee',
  base: 'charges',
  by: ['fee_type', 'month', 'block', 'apartment'],
  filters: ['block_id', 'fee_type'],
  columns: [
    { name: 'fees', sums: 'charged', counts: true },
    { name: 'drafts', sums: 'drafts', counts: true },
    { name: 'charged', sums: 'charged' },
    { name: 'collected', sums: 'collected' },
    { name: 'let_off', sums: 'let_off' },
    { name: 'open', sums: 'open' },
    { name: 'overdue', sums: 'overdue' },
  ],
  chart: ['charged', 'collected'],
  rate: { part: 'collected', of: 'charged' },
  icon: 'chart',
  order: 5,
  group: 'monthly_fees',
})
