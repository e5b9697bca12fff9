import { defineLabels } from '../define-labels.ts'
import { bankMessage } from './bank-message.ts'

export const bankMessageLabels = defineLabels(bankMessage, {
  vi: {
    one: 'tin ngân hàng',
    many: 'Tin ngân hàng',
    purpose: 'Nguyên văn các tin mà ngân hàng đã gửi, để đối chiếu và đọc lại khi cần.',
    fields: {
      gateway_id: 'Cổng ngân hàng',
      fingerprint: 'Mã băm',
      body: 'Nguyên văn',
      lines: 'Giao dịch',
    },
    sections: { general: 'Nội dung' },
    state: 'Trạng thái',
    states: { unread: 'Chưa đọc được', read: 'Đã đọc' },
    actions: { replay: 'Đọc lại' },
  },
  en: {
    one: 'bank message',
    many: 'Bank messages',
    purpose: 'What banks sent, word for word, to compare with and to read again.',
    fields: { gateway_id: 'Bank gateway', fingerprint: 'Hash', body: 'Original text', lines: 'Transactions' },
    sections: { general: 'Content' },
    state: 'Status',
    states: { unread: 'Not read', read: 'Read' },
    actions: { replay: 'Read again' },
  },
  km: {
    one: 'សារធនាគារ',
    many: 'សារធនាគារ',
    purpose: 'អត្ថបទដើមដែលធនាគារបានផ្ញើ សម្រាប់ផ្ទៀងផ្ទាត់ និងអានឡើងវិញ។',
    fields: { gateway_id: 'ច្រកធនាគារ', fingerprint: 'កូដសម្គាល់', body: 'អត្ថបទដើម', lines: 'ប្រតិបត្តិការ' },
    sections: { general: 'ខ្លឹមសារ' },
    state: 'ស្ថានភាព',
    states: { unread: 'មិនទាន់អានបាន', read: 'បានអាន' },
    actions: { replay: 'អានឡើងវិញ' },
  },
})
