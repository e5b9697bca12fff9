import { defineLabels } from '../define-labels.ts'
import { bankMessage } from './bank-message.ts'

export const bankMessageLabels = defineLabels(bankMessage, {
  one: { vi: 'tin ngân hàng', en: 'bank message', km: 'សារធនាគារ' },
  many: { vi: 'Tin ngân hàng', en: 'Bank messages', km: 'សារធនាគារ' },
  purpose: {
    vi: 'Nguyên văn các tin mà ngân hàng đã gửi, để đối chiếu và đọc lại khi cần.',
    en: 'What banks sent, word for word, to compare with and to read again.',
    km: 'អត្ថបទដើមដែលធនាគារបានផ្ញើ សម្រាប់ផ្ទៀងផ្ទាត់ និងអានឡើងវិញ។',
  },
  fields: {
    gateway_id: { vi: 'Cổng ngân hàng', en: 'Bank gateway', km: 'ច្រកធនាគារ' },
    fingerprint: { vi: 'Mã băm', en: 'Hash', km: 'កូដសម្គាល់' },
    body: { vi: 'Nguyên văn', en: 'Original text', km: 'អត្ថបទដើម' },
    lines: { vi: 'Giao dịch', en: 'Transactions', km: 'ប្រតិបត្តិការ' },
  },
  sections: {
    general: { vi: 'Nội dung', en: 'Content', km: 'ខ្លឹមសារ' },
  },
  states: {
    unread: { vi: 'Chưa đọc được', en: 'Not read', km: 'មិនទាន់អានបាន' },
    read: { vi: 'Đã đọc', en: 'Read', km: 'បានអាន' },
  },
  actions: {
    replay: { vi: 'Đọc lại', en: 'Read again', km: 'អានឡើងវិញ' },
  },
})
