import { defineReport } from '#domain/reports/report.ts'

/** A report that the product does not have: all that one more costs. */
export const trialReport = defineReport({
  name: 'trial_report',
  page: 'trial-report',
  path: 'report/trial',
  permission: 'manage_debt',
  resource: 'receipt',
  base: 'till',
  by: ['method', 'month'],
  filters: ['payment_method_id'],
  columns: [
    { name: 'documents', sums: 'booked', counts: true },
    { name: 'net', sums: 'all' },
  ],
  chart: ['net'],
  icon: 'login',
  order: 9,
})

export const trialLabels = {
  vi: { title: 'Báo cáo thử', purpose: 'Tiền thu theo hình thức thanh toán.' },
  en: { title: 'Trial report', purpose: 'Money received, by method.' },
  km: { title: 'របាយការណ៍សាកល្បង', purpose: 'ប្រាក់ដែលបានទទួល តាមវិធី។' },
}
