import { defineReport } from './report.ts'

export const planReport = defineReport({
  name: 'plan_report',
  page: 'plan-report',
  path: 'report/plans',
  permission: 'manage_contract',
  also: ['manage_voucher'],
  resource: 'voucher_plan',
  base: 'planned',
  by: ['month', 'plan'],
  filters: ['block_id', 'currency_code'],
  columns: [
    { name: 'planned_in', sums: 'planned_in' },
    { name: 'actual_in', sums: 'actual_in' },
    { name: 'beyond_in', sums: 'beyond_in' },
    { name: 'planned_out', sums: 'planned_out' },
    { name: 'actual_out', sums: 'actual_out' },
    { name: 'beyond_out', sums: 'beyond_out' },
  ],
  chart: ['planned_in', 'actual_in', 'planned_out', 'actual_out'],
  icon: 'carry-out',
  order: 6,
})
