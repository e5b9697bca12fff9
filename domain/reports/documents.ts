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
  filters: ['block_id', 'fee_type', 'receipt_category_id', 'collector_id', 'payment_method_id'],
  columns: booked,
  chart: ['net'],
  icon: 'login',
  order: 6,
  labels: {
    vi: {
      title: 'Báo cáo thu',
      purpose: 'Tiền đã thu theo khoản thu, ngày, người thu, hình thức thanh toán và tòa.',
    },
    en: {
      title: 'Receipts report',
      purpose: 'Money that was received, by what it was paid for, day, collector, method and block.',
    },
    km: {
      title: 'របាយការណ៍ចំណូល',
      purpose: 'ប្រាក់ដែលបានទទួល តាមប្រភេទ ថ្ងៃ អ្នកប្រមូល វិធីបង់ប្រាក់ និងប្លុក។',
    },
  },
})

export const paymentReport = defineReport({
  name: 'payment_report',
  page: 'payment-report',
  path: 'report/payments',
  permission: 'manage_voucher',
  resource: 'payment_voucher',
  base: 'paid',
  by: ['item', 'day', 'month', 'maker'],
  filters: ['payment_category_id'],
  columns: booked,
  chart: ['net'],
  icon: 'send',
  order: 6,
  labels: {
    vi: {
      title: 'Báo cáo chi',
      purpose: 'Tiền đã chi theo hạng mục, ngày, tháng và người lập phiếu.',
    },
    en: {
      title: 'Payments report',
      purpose: 'Money that was paid out, by category, day, month and who made the voucher.',
    },
    km: {
      title: 'របាយការណ៍ចំណាយ',
      purpose: 'ប្រាក់ដែលបានចំណាយ តាមប្រភេទ ថ្ងៃ ខែ និងអ្នកធ្វើប័ណ្ណ។',
    },
  },
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
  filters: ['collector_id', 'payment_method_id', 'cash_account_id'],
  columns: booked,
  chart: ['net'],
  icon: 'idcard',
  order: 6,
  labels: {
    vi: {
      title: 'Thống kê thu ngân',
      purpose: 'Mỗi thu ngân đã thu bao nhiêu phiếu, bao nhiêu tiền và hủy bao nhiêu.',
    },
    en: {
      title: 'Cashier statistics',
      purpose: 'How many receipts each cashier took, how much money, and how much was voided.',
    },
    km: {
      title: 'ស្ថិតិបេឡាករ',
      purpose: 'បេឡាករម្នាក់ៗបានប្រមូលប៉ុន្មានបង្កាន់ដៃ ប៉ុន្មានប្រាក់ និងបានលុបប៉ុន្មាន។',
    },
  },
})
