import { defineLabels } from '../define-labels.ts'
import { paymentMethod } from './payment-method.ts'

export const paymentMethodLabels = defineLabels(paymentMethod, {
  vi: {
    one: 'phương thức thanh toán',
    many: 'Phương thức thanh toán',
    purpose: 'Các phương thức thanh toán mà tòa nhà chấp nhận.',
    options: {
      code: {
        CASH: 'Tiền mặt',
        BANK_TRANSFER: 'Chuyển khoản',
        QR: 'Quét QR',
        CARD: 'Thẻ',
        E_WALLET: 'Ví điện tử',
        OTHER: 'Khác',
      },
    },
  },
  en: {
    one: 'payment method',
    many: 'Payment methods',
    purpose: 'The payment methods that the building accepts.',
    options: {
      code: {
        CASH: 'Cash',
        BANK_TRANSFER: 'Bank transfer',
        QR: 'QR code',
        CARD: 'Card',
        E_WALLET: 'E-wallet',
        OTHER: 'Other',
      },
    },
  },
  km: {
    one: 'វិធីបង់ប្រាក់',
    many: 'វិធីបង់ប្រាក់',
    purpose: 'វិធីដែលអគារទទួលប្រាក់។',
    options: {
      code: {
        CASH: 'សាច់ប្រាក់',
        BANK_TRANSFER: 'ផ្ទេរប្រាក់',
        QR: 'ស្កេន QR',
        CARD: 'កាត',
        E_WALLET: 'កាបូបអេឡិចត្រូនិក',
        OTHER: 'ផ្សេងៗ',
      },
    },
  },
})
