import { defineReport } from './report.ts'

export const payablesReport = defineReport({
  name: 'payables_report',
  page: 'supplier-debts',
  path: 'report/supplier-debts',
  permission: 'manage_voucher',
  resource: 'supplier_invoice',
  base: 'payables',
  by: ['partner'],
  filters: [],
  // What is owed is the sum of its ages.
  columns: [
    { name: 'open', sums: 'open' },
    { name: 'not_due', sums: 'not_due' },
    { name: 'late_30', sums: 'late_30' },
    { name: 'late_60', sums: 'late_60' },
    { name: 'late_90', sums: 'late_90' },
    { name: 'late_more', sums: 'late_more' },
  ],
  chart: ['open'],
  icon: 'exception',
  order: 6,
})
