import { defineLabels } from '../define-labels.ts'
import { paymentMethod } from './payment-method.ts'

export const paymentMethodLabels = defineLabels(paymentMethod, {
  one: { vi: 'phương thức thanh toán', en: 'payment method', km: 'វិធីបង់ប្រាក់' },
  many: { vi: 'Phương thức thanh toán', en: 'Payment methods', km: 'វិធីបង់ប្រាក់' },
  purpose: {
    vi: 'Các phương thức thanh toán mà tòa nhà chấp nhận.',
    en: 'The payment methods that the building accepts.',
    km: 'វិធីដែលអគារទទួលប្រាក់។',
  },
  empty: {
    vi: 'Thông báo phí chưa in được tài khoản và phiếu thu chưa lập được. Lấy các phương thức thường dùng, hoặc tự thêm.',
    en: 'Fee notices show no account yet, and no receipt can be made. Take the usual ones, or add your own.',
    km: 'សេចក្តីជូនដំណឹងមិនទាន់បង្ហាញគណនី ហើយមិនទាន់អាចចេញបង្កាន់ដៃបានទេ។ យកវិធីដែលប្រើញឹកញាប់ ឬបន្ថែមដោយខ្លួនឯង។',
  },
  options: {
    code: {
      CASH: { vi: 'Tiền mặt', en: 'Cash', km: 'សាច់ប្រាក់' },
      BANK_TRANSFER: { vi: 'Chuyển khoản', en: 'Bank transfer', km: 'ផ្ទេរប្រាក់' },
      QR: { vi: 'Quét QR', en: 'QR code', km: 'ស្កេន QR' },
      CARD: { vi: 'Thẻ', en: 'Card', km: 'កាត' },
      E_WALLET: { vi: 'Ví điện tử', en: 'E-wallet', km: 'កាបូបអេឡិចត្រូនិក' },
      OTHER: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
})
