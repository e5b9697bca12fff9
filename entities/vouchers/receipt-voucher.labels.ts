import { defineLabels } from '../define-labels.ts'
import { receiptVoucher } from './receipt-voucher.ts'

export const receiptVoucherLabels = defineLabels(receiptVoucher, {
  vi: {
    one: 'phiếu thu khác',
    many: 'Phiếu thu khác',
    purpose: 'Khoản thu ngoài phí; có thể ghi nợ cho căn hộ.',
    fields: {
      code: 'Số phiếu',
      date: 'Ngày',
      category_id: 'Danh mục',
      cash_account_id: 'Quỹ',
      plan_period_id: 'Kỳ kế hoạch',
      party: 'Người nộp',
      fee_id: 'Khoản phí đã lập',
    },
    state: 'Trạng thái',
    states: { charged: 'Đã ghi nợ căn hộ' },
    actions: { charge: 'Ghi nợ' },
  },
  en: {
    one: 'other receipt',
    many: 'Other receipts',
    purpose: 'Income other than fees. It can be charged to an apartment.',
    fields: {
      code: 'Number',
      date: 'Date',
      category_id: 'Category',
      cash_account_id: 'Fund account',
      plan_period_id: 'Instalment',
      party: 'Payer',
      fee_id: 'Fee it was charged as',
    },
    state: 'Status',
    states: { charged: 'Charged' },
    actions: { charge: 'Charge' },
  },
  km: {
    one: 'ប័ណ្ណចំណូល',
    many: 'ប័ណ្ណចំណូល',
    purpose: 'ចំណូលក្រៅពីថ្លៃសេវា។ អាចកត់ជាបំណុលអាផាតមិន។',
    fields: {
      code: 'លេខប័ណ្ណ',
      date: 'ថ្ងៃ',
      category_id: 'ប្រភេទ',
      cash_account_id: 'មូលនិធិ',
      plan_period_id: 'គ្រានៃផែនការ',
      party: 'អ្នកបង់',
      fee_id: 'ថ្លៃដែលបានគិត',
    },
    state: 'ស្ថានភាព',
    states: { charged: 'បានកត់បំណុល' },
    actions: { charge: 'កត់បំណុលអាផាតមិន' },
  },
})
