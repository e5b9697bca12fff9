import { defineLabels } from '../define-labels.ts'
import { preprintBook } from './preprint-book.ts'

export const preprintBookLabels = defineLabels(preprintBook, {
  one: { vi: 'quyển phiếu thu in sẵn', en: 'pre-printed receipt book', km: 'ក្បាលបង្កាន់ដៃបោះពុម្ពទុក' },
  many: { vi: 'Phiếu thu in sẵn', en: 'Pre-printed receipts', km: 'បង្កាន់ដៃបោះពុម្ពទុក' },
  purpose: {
    vi: 'Các quyển phiếu thu in sẵn; mỗi số seri chỉ dùng một lần.',
    en: 'Books of pre-printed receipts; each serial is used once.',
    km: 'ក្បាលបង្កាន់ដៃបោះពុម្ពទុក លេខស៊េរីនីមួយៗប្រើបានតែម្តង។',
  },
  fields: {
    code: { vi: 'Quyển số', en: 'Book number', km: 'លេខក្បាល' },
    template_id: { vi: 'Mẫu phiếu', en: 'Template', km: 'គំរូ' },
    first_serial: { vi: 'Số seri đầu', en: 'First serial', km: 'លេខស៊េរីដំបូង' },
    leaves: { vi: 'Số tờ', en: 'Sheets', km: 'ចំនួនសន្លឹក' },
    received_on: { vi: 'Ngày nhận', en: 'Received on', km: 'ថ្ងៃទទួល' },
    holder: { vi: 'Người giữ', en: 'Kept by', km: 'អ្នករក្សាទុក' },
    free: { vi: 'Còn trống', en: 'Free', km: 'នៅទំនេរ' },
    used: { vi: 'Đã dùng', en: 'Used', km: 'បានប្រើ' },
    spoiled: { vi: 'Đã hỏng', en: 'Spoiled', km: 'ខូច' },
    serials: { vi: 'Số seri', en: 'Serials', km: 'លេខស៊េរី' },
  },
  states: {
    open: { vi: 'Đang dùng', en: 'Open', km: 'កំពុងប្រើ' },
  },
  plural: { en: 'receipt books' },
})
