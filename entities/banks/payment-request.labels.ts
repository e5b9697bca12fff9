import { defineLabels } from '../define-labels.ts'
import { paymentRequest } from './payment-request.ts'

export const paymentRequestLabels = defineLabels(paymentRequest, {
  one: { vi: 'yêu cầu thanh toán', en: 'payment request', km: 'សំណើបង់ប្រាក់' },
  many: { vi: 'Yêu cầu thanh toán QR', en: 'QR payment requests', km: 'សំណើបង់ប្រាក់តាម QR' },
  purpose: {
    vi: 'Khoản tiền mà quầy mời khách quét mã QR để trả, đang chờ, đã trả hoặc đã hết hạn.',
    en: 'Payments that the desk asks for by a QR code: waiting, paid or expired.',
    km: 'ប្រាក់ដែលបញ្ជរស្នើឱ្យបង់តាមកូដ QR៖ កំពុងរង់ចាំ បានបង់ ឬផុតកំណត់។',
  },
  fields: {
    amount: { vi: 'Số tiền', en: 'Amount', km: 'ចំនួនប្រាក់' },
    fees: { vi: 'Các khoản phí', en: 'Fees', km: 'ថ្លៃសេវា' },
    minutes: { vi: 'Thời hạn (phút)', en: 'Valid for (minutes)', km: 'រយៈពេល (នាទី)' },
    purpose: { vi: 'Nội dung chuyển khoản', en: 'Transfer text', km: 'ខ្លឹមសារផ្ទេរប្រាក់' },
    qr: { vi: 'Mã QR', en: 'QR code', km: 'កូដ QR' },
    expires_at: { vi: 'Hết hạn lúc', en: 'Expires at', km: 'ផុតកំណត់នៅ' },
    paid_at: { vi: 'Trả lúc', en: 'Paid at', km: 'បានបង់នៅ' },
  },
  sections: {
    general: { vi: 'Yêu cầu', en: 'Request', km: 'សំណើ' },
    transfer: { vi: 'Chuyển khoản', en: 'Transfer', km: 'ការផ្ទេរប្រាក់' },
  },
  states: {
    waiting: { vi: 'Chờ thanh toán', en: 'Waiting for payment', km: 'រង់ចាំការបង់ប្រាក់' },
    success: { vi: 'Thành công', en: 'Success', km: 'ជោគជ័យ' },
  },
  actions: {
    pay: { vi: 'Thanh toán', en: 'Pay', km: 'បង់ប្រាក់' },
    expire: { vi: 'Hết hạn', en: 'Expire', km: 'ផុតកំណត់' },
    unpay: { vi: 'Hủy thanh toán', en: 'Take the payment back', km: 'លុបការបង់ប្រាក់' },
  },
})
