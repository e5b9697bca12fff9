import { defineReport } from './report.ts'

const ofCash = {
  permission: 'manage_cash_account',
  also: ['manage_debt', 'manage_voucher'],
  resource: 'cash_account',
  base: 'cash',
  filters: ['cash_account_id', 'currency_code'],
  // Opening + in - out = closing, from row to row and from period to period.
  columns: [
    { name: 'opening', sums: 'all', span: 'before' },
    { name: 'in', sums: 'in' },
    { name: 'out', sums: 'out' },
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
  labels: {
    vi: {
      title: 'Báo cáo ngày',
      purpose: 'Tiền vào, tiền ra và số dư quỹ từng ngày, theo từng tài khoản quỹ.',
    },
    en: {
      title: 'Daily report',
      purpose: 'What came into the funds and went out of them day by day, and what was left.',
    },
    km: {
      title: 'របាយការណ៍ប្រចាំថ្ងៃ',
      purpose: 'ប្រាក់ចូល ប្រាក់ចេញ និងសមតុល្យមូលនិធិរាល់ថ្ងៃ តាមគណនីនីមួយៗ។',
    },
  },
})

export const monthlyReport = defineReport({
  ...ofCash,
  name: 'monthly_report',
  page: 'monthly-report',
  path: 'report/monthly',
  by: ['month', 'account'],
  icon: 'dashboard',
  order: 6,
  labels: {
    vi: {
      title: 'Báo cáo tháng',
      purpose: 'Tiền vào, tiền ra và số dư quỹ từng tháng; cuối tháng này là đầu tháng sau.',
    },
    en: {
      title: 'Monthly report',
      purpose: 'What came into the funds and went out of them month by month, and what was left.',
    },
    km: {
      title: 'របាយការណ៍ប្រចាំខែ',
      purpose: 'ប្រាក់ចូល ប្រាក់ចេញ និងសមតុល្យមូលនិធិរាល់ខែ ដោយដំណាច់ខែជាដើមខែបន្ទាប់។',
    },
  },
})
