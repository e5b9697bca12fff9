import { defineLabels } from '../define-labels.ts'
import { paymentPromise } from './payment-promise.ts'

export const paymentPromiseLabels = defineLabels(paymentPromise, {
  one: { vi: 'hẹn thanh toán', en: 'payment promise', km: 'ការសន្យាបង់ប្រាក់' },
  many: { vi: 'Hẹn thanh toán', en: 'Payment promises', km: 'ការសន្យាបង់ប្រាក់' },
  purpose: {
    vi: 'Căn hộ hẹn trả nợ vào ngày nào; quá hẹn được đánh dấu trong danh sách công nợ.',
    en: 'By which day an apartment promised to pay; overdue promises are marked in the list of debts.',
    km: 'ថ្ងៃដែលអាផាតមិនសន្យាបង់បំណុល។ ការសន្យាហួសកំណត់ត្រូវបានសម្គាល់ក្នុងបញ្ជីបំណុល។',
  },
  fields: {
    promised_on: { vi: 'Ngày hẹn', en: 'Promised for', km: 'ថ្ងៃសន្យា' },
    amount: { vi: 'Số tiền hẹn', en: 'Amount', km: 'ចំនួនទឹកប្រាក់' },
    note: { vi: 'Ghi chú', en: 'Note', km: 'កំណត់ចំណាំ' },
  },
  help: {
    amount: {
      vi: 'Để trống nếu hẹn trả toàn bộ.',
      en: 'Leave empty if everything is promised.',
      km: 'ទុកទទេ ប្រសិនបើសន្យាបង់ទាំងអស់។',
    },
  },
  states: {
    open: { vi: 'Đang hẹn', en: 'Open', km: 'កំពុងរង់ចាំ' },
    kept: { vi: 'Đã giữ hẹn', en: 'Kept', km: 'បានបង់តាមសន្យា' },
    broken: { vi: 'Không giữ hẹn', en: 'Not kept', km: 'មិនបានបង់តាមសន្យា' },
  },
  actions: {
    keep: { vi: 'Đã giữ hẹn', en: 'Mark as kept', km: 'បានបង់តាមសន្យា' },
    break: { vi: 'Không giữ hẹn', en: 'Mark as not kept', km: 'មិនបានបង់តាមសន្យា' },
  },
})
