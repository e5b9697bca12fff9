import { defineReport } from './report.ts'

/** What the owners' meeting let the maintenance fund be spent on, and what was spent of it (Law on Housing 27/2023, article 155). */
export const fundPlanReport = defineReport({
  name: 'fund_plan_report',
  page: 'fund-plan-report',
  path: 'report/fund-plan',
  permission: 'manage_voucher',
  also: ['manage_cash_account'],
  resource: 'fund_plan',
  base: 'fund_plan',
  by: ['fund_item', 'month'],
  filters: [],
  // Left before + planned - spent = left, from row to row and, within a year, from period to period.
  columns: [
    { name: 'opening', sums: 'all', span: 'before' },
    { name: 'planned', sums: 'planned' },
    { name: 'spent', sums: 'spent' },
    { name: 'closing', sums: 'all', span: 'through' },
  ],
  chart: ['planned', 'spent'],
  icon: 'area-chart',
  order: 6,
})
