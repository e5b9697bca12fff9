import { defineLabels } from '../define-labels.ts'
import { buyerWords } from '../buyer-words.ts'
import { taxInfo } from './tax-info.ts'

export const taxInfoLabels = defineLabels(taxInfo, {
  one: { vi: 'thông tin xuất hóa đơn', en: 'tax information', km: 'ព័ត៌មានពន្ធ' },
  many: { vi: 'Thông tin xuất hóa đơn', en: 'Invoice details', km: 'ព័ត៌មានពន្ធ' },
  purpose: {
    vi: 'Đơn vị hoặc người nhận hóa đơn GTGT.',
    en: 'Recipients of tax invoices.',
    km: 'អ្នកទទួលវិក្កយបត្រពន្ធ។',
  },
  fields: {
    name: { vi: 'Tên trên hóa đơn', en: 'Name on invoice', km: 'ឈ្មោះលើវិក្កយបត្រ' },
    ...buyerWords.fields,
  },
  help: buyerWords.help,
  options: { buyer_kind: buyerWords.options },
  sections: {
    owner: { vi: 'Thuộc về', en: 'Belongs to', km: 'ជារបស់' },
  },
  states: {
    inactive: { vi: 'Ngừng hoạt động', en: 'Inactive', km: 'អសកម្ម' },
  },
  actions: {
    deactivate: { vi: 'Ngừng hoạt động', en: 'Deactivate', km: 'បញ្ឈប់' },
    activate: { vi: 'Kích hoạt', en: 'Activate', km: 'ធ្វើឱ្យសកម្ម' },
  },
  plural: { en: 'tax records' },
})
