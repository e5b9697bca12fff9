import { defineLabels } from '../define-labels.ts'
import { incomeWords } from '../income-words.ts'
import { invoiceBatch } from './invoice-batch.ts'

export const invoiceBatchLabels = defineLabels(invoiceBatch, {
  one: { vi: 'đợt lập hóa đơn', en: 'invoice batch', km: 'វគ្គចេញវិក្កយបត្រ' },
  many: { vi: 'Lập hóa đơn', en: 'Invoice batches', km: 'វគ្គចេញវិក្កយបត្រ' },
  purpose: {
    vi: 'Mỗi đợt lập hóa đơn nháp cho mọi khoản đã ghi sổ mà chưa có hóa đơn, đến hết một tháng, và cho tải tệp để nhập vào phần mềm hóa đơn.',
    en: 'Each batch makes draft invoices of all that is booked and not invoiced yet, through the end of a month, and their file for the invoice program.',
    km: 'វគ្គនីមួយៗធ្វើវិក្កយបត្រព្រាងនៃអ្វីដែលបានកត់ ហើយមិនទាន់ចេញវិក្កយបត្រ រហូតដល់ចុងខែ និងឯកសារសម្រាប់កម្មវិធីវិក្កយបត្រ។',
  },
  create: { vi: 'Lập hóa đơn', en: 'Make invoices', km: 'ធ្វើវិក្កយបត្រ' },
  fields: {
    name: { vi: 'Đợt', en: 'Batch', km: 'វគ្គ' },
    date: { vi: 'Ngày lập hóa đơn', en: 'Day of the invoices', km: 'ថ្ងៃវិក្កយបត្រ' },
    seller_id: { vi: 'Đơn vị bán', en: 'Seller', km: 'អ្នកលក់' },
    ordinal: { vi: 'Lần thứ', en: 'Number', km: 'លើកទី' },
    invoices_count: { vi: 'Số hóa đơn', en: 'Invoices', km: 'ចំនួនវិក្កយបត្រ' },
    waiting: { vi: 'Chờ số hóa đơn', en: 'Waiting for a number', km: 'រង់ចាំលេខ' },
    total: { vi: 'Tổng tiền', en: 'Total', km: 'សរុប' },
    vat: incomeWords.vat,
    made_by_name: { vi: 'Người lập', en: 'Made by', km: 'អ្នកធ្វើ' },
    reason: { vi: 'Lý do rút lại', en: 'Reason for taking it back', km: 'មូលហេតុដកវិញ' },
    invoices: { vi: 'Hóa đơn', en: 'Invoices', km: 'វិក្កយបត្រ' },
  },
  help: {
    date: {
      vi: 'Ngày ghi trên mọi hóa đơn của đợt. Ký và gửi chậm nhất ngày làm việc tiếp theo.',
      en: 'Stands on all invoices of the batch. They are signed and sent by the next working day.',
      km: 'មានលើវិក្កយបត្រទាំងអស់នៃវគ្គ។ ត្រូវចុះហត្ថលេខា និងផ្ញើយ៉ាងយូរថ្ងៃធ្វើការបន្ទាប់។',
    },
    month: {
      vi: 'Lấy mọi khoản ghi sổ đến hết tháng này mà chưa có hóa đơn.',
      en: 'Takes all that is booked through the end of this month and has no invoice yet.',
      km: 'យកអ្វីទាំងអស់ដែលកត់ដល់ចុងខែនេះ ហើយមិនទាន់មានវិក្កយបត្រ។',
    },
  },
  states: {
    made: { vi: 'Đã lập', en: 'Made', km: 'បានធ្វើ' },
    taken_back: { vi: 'Đã rút lại', en: 'Taken back', km: 'បានដកវិញ' },
  },
  actions: { take_back: { vi: 'Rút lại', en: 'Take back', km: 'ដកវិញ' } },
  plural: { en: 'invoice batches' },
})
