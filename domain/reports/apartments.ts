import { defineReport } from './report.ts'

const ofDebts = { permission: 'manage_debt', resource: 'debt', also: ['manage_fee'] } as const

export const synthesisReport = defineReport({
  ...ofDebts,
  name: 'synthesis_report',
  page: 'synthesis-report',
  path: 'report/synthesis',
  base: 'owed',
  by: ['fee_type', 'month', 'block', 'apartment'],
  filters: ['block_id', 'fee_type'],
  columns: [
    { name: 'opening', sums: 'all', span: 'before' },
    { name: 'charged', sums: 'charged' },
    { name: 'settled', sums: 'settled' },
    { name: 'let_off', sums: 'let_off' },
    { name: 'closing', sums: 'all', span: 'through' },
  ],
  chart: ['charged', 'settled'],
  icon: 'snippets',
  order: 6,
})

export const balanceReport = defineReport({
  ...ofDebts,
  also: [],
  name: 'balance_report',
  page: 'balance',
  path: 'report/balance',
  base: 'credit',
  by: ['apartment', 'block', 'month'],
  filters: ['block_id'],
  columns: [
    { name: 'opening', sums: 'all', span: 'before' },
    { name: 'added', sums: 'in' },
    { name: 'used', sums: 'out' },
    { name: 'closing', sums: 'all', span: 'through' },
  ],
  chart: ['closing'],
  icon: 'fund',
  order: 6,
})
