import type { Labels } from '#core/labels.ts'
import type { paymentMethod } from './payment-method.ts'

export const paymentMethodLabels = {
  vi: {
    one: 'phương thức thanh toán',
    many: 'Phương thức thanh toán',
    purpose: 'Các phương thức thanh toán mà tòa nhà chấp nhận.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      language_contents: 'Nội dung theo ngôn ngữ',
      bank_id: 'Tài khoản ngân hàng',
      order: 'Thứ tự',
      is_active: 'Đang dùng',
    },
    sections: {
      general: 'Thông tin chung',
    },
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
    fields: {
      code: 'Code',
      name: 'Name',
      language_contents: 'Translations',
      bank_id: 'Bank account',
      order: 'Order',
      is_active: 'Active',
    },
    sections: {
      general: 'General',
    },
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
    fields: {
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      language_contents: 'ខ្លឹមសារតាមភាសា',
      bank_id: 'គណនីធនាគារ',
      order: 'លំដាប់',
      is_active: 'កំពុងប្រើ',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
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
} satisfies Labels<typeof paymentMethod>
