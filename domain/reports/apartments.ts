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
  labels: {
    vi: {
      title: 'Báo cáo tổng hợp',
      purpose:
        'Nợ đầu kỳ, phải thu, đã thanh toán, đã giảm và còn nợ cuối kỳ theo loại phí, tòa hoặc căn hộ.',
    },
    en: {
      title: 'Synthesis report',
      purpose: 'Owed before, charged, settled, let off and still owed, by type of fee, block or apartment.',
    },
    km: {
      title: 'របាយការណ៍សង្ខេប',
      purpose: 'បំណុលដើមគ្រា ត្រូវប្រមូល បានទូទាត់ បានបន្ថយ និងនៅជំពាក់ តាមប្រភេទថ្លៃ ប្លុក ឬអាផាតមិន។',
    },
  },
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
  labels: {
    vi: {
      title: 'Số dư dự án',
      purpose: 'Tiền thừa căn hộ đã nộp: đầu kỳ, thêm, đã dùng và cuối kỳ.',
    },
    en: {
      title: 'Project credit balance',
      purpose: 'What apartments have paid in advance: before, added, used, and left.',
    },
    km: {
      title: 'សមតុល្យគម្រោង',
      purpose: 'ប្រាក់លើសដែលអាផាតមិនបានបង់៖ ដើមគ្រា បន្ថែម បានប្រើ និងចុងគ្រា។',
    },
  },
})
