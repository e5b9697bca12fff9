import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { receiptVoucher } from './receipt-voucher.ts'
import { taxWords } from '../tax-words.ts'

export const receiptVoucherLabels = defineLabels(receiptVoucher, {
  one: { vi: 'phiếu thu khác', en: 'other receipt', km: 'ប័ណ្ណចំណូល' },
  many: { vi: 'Phiếu thu khác', en: 'Other receipts', km: 'ប័ណ្ណចំណូល' },
  purpose: {
    vi: 'Khoản thu ngoài phí; có thể ghi nợ cho căn hộ.',
    en: 'Income other than fees. It can be charged to an apartment.',
    km: 'ចំណូលក្រៅពីថ្លៃសេវា។ អាចកត់ជាបំណុលអាផាតមិន។',
  },
  fields: {
    code: { vi: 'Số phiếu', en: 'Number', km: 'លេខប័ណ្ណ' },
    date: { vi: 'Ngày', en: 'Date', km: 'ថ្ងៃ' },
    category_id: { vi: 'Danh mục', en: 'Category', km: 'ប្រភេទ' },
    cash_account_id: { vi: 'Quỹ', en: 'Fund account', km: 'មូលនិធិ' },
    party: { vi: 'Người nộp', en: 'Payer', km: 'អ្នកបង់' },
    ...documentWords.foreign,
    ...taxWords.fields,
    partner_tax_code: { vi: 'Mã số thuế người mua', en: 'Buyer’s tax code', km: 'លេខពន្ធអ្នកទិញ' },
    fee_id: { vi: 'Khoản phí đã lập', en: 'Fee it was charged as', km: 'ថ្លៃដែលបានគិត' },
  },
  sections: { tax: taxWords.section },
  help: { foreign_currency: documentWords.foreignHelp, ...taxWords.help },
  options: { foreign_currency: currencyWords, ...taxWords.options },
  states: {
    charged: { vi: 'Đã ghi nợ căn hộ', en: 'Charged', km: 'បានកត់បំណុល' },
  },
  actions: {
    charge: { vi: 'Ghi nợ', en: 'Charge', km: 'កត់បំណុលអាផាតមិន' },
  },
})
