import type { Labels } from '#core/labels.ts'
import type { paymentPromise } from './payment-promise.ts'

export const paymentPromiseLabels = {
  vi: {
    one: 'hẹn thanh toán',
    many: 'Hẹn thanh toán',
    purpose: 'Căn hộ hẹn trả nợ vào ngày nào; quá hẹn được đánh dấu trong danh sách công nợ.',
    fields: {
      apartment_id: 'Căn hộ',
      promised_on: 'Ngày hẹn',
      amount: 'Số tiền hẹn',
      note: 'Ghi chú',
    },
    help: { amount: 'Để trống nếu hẹn trả toàn bộ.' },
    sections: { general: 'Thông tin chung' },
    state: 'Trạng thái',
    states: { open: 'Đang hẹn', kept: 'Đã giữ hẹn', broken: 'Không giữ hẹn' },
    actions: { keep: 'Đã giữ hẹn', break: 'Không giữ hẹn', reopen: 'Mở lại' },
  },
  en: {
    one: 'payment promise',
    many: 'Payment promises',
    purpose: 'By which day an apartment promised to pay; overdue promises are marked in the list of debts.',
    fields: {
      apartment_id: 'Apartment',
      promised_on: 'Promised for',
      amount: 'Amount',
      note: 'Note',
    },
    help: { amount: 'Leave empty if everything is promised.' },
    sections: { general: 'General' },
    state: 'Status',
    states: { open: 'Open', kept: 'Kept', broken: 'Not kept' },
    actions: { keep: 'Mark as kept', break: 'Mark as not kept', reopen: 'Reopen' },
  },
  km: {
    one: 'ការសន្យាបង់ប្រាក់',
    many: 'ការសន្យាបង់ប្រាក់',
    purpose: 'ថ្ងៃដែលអាផាតមិនសន្យាបង់បំណុល។ ការសន្យាហួសកំណត់ត្រូវបានសម្គាល់ក្នុងបញ្ជីបំណុល។',
    fields: {
      apartment_id: 'អាផាតមិន',
      promised_on: 'ថ្ងៃសន្យា',
      amount: 'ចំនួនទឹកប្រាក់',
      note: 'កំណត់ចំណាំ',
    },
    help: { amount: 'ទុកទទេ ប្រសិនបើសន្យាបង់ទាំងអស់។' },
    sections: { general: 'ព័ត៌មានទូទៅ' },
    state: 'ស្ថានភាព',
    states: { open: 'កំពុងរង់ចាំ', kept: 'បានបង់តាមសន្យា', broken: 'មិនបានបង់តាមសន្យា' },
    actions: { keep: 'បានបង់តាមសន្យា', break: 'មិនបានបង់តាមសន្យា', reopen: 'បើកឡើងវិញ' },
  },
} as const satisfies Labels<typeof paymentPromise>
