import type { Labels } from '#core/labels.ts'
import type { tillClosing } from './till-closing.ts'

export const tillClosingLabels = {
  vi: {
    one: 'chốt quỹ',
    many: 'Chốt quỹ thu ngân',
    purpose: 'Cuối ca, thu ngân đếm tiền và chốt quỹ của mình.',
    fields: {
      cashier_id: 'Tài khoản thu ngân',
      cashier_name: 'Thu ngân',
      cashier_code: 'Mã thu ngân',
      opened_at: 'Từ lúc',
      closed_at: 'Chốt lúc',
      receipts: 'Số phiếu',
      expected: 'Theo sổ',
      counted: 'Thực đếm',
      difference: 'Chênh lệch',
      note: 'Ghi chú',
    },
    sections: { general: 'Thông tin chung' },
  },
  en: {
    one: 'till closing',
    many: 'Till closings',
    purpose: 'At the end of a shift the cashier counts the till.',
    fields: {
      cashier_id: 'Cashier’s account',
      cashier_name: 'Cashier',
      cashier_code: 'Cashier’s code',
      opened_at: 'From',
      closed_at: 'Closed at',
      receipts: 'Receipts',
      expected: 'Expected',
      counted: 'Counted',
      difference: 'Difference',
      note: 'Note',
    },
    sections: { general: 'General' },
  },
  km: {
    one: 'ការបិទបញ្ជី',
    many: 'ការបិទបញ្ជីបេឡា',
    purpose: 'ចុងវេន បេឡាកររាប់ប្រាក់ និងបិទបញ្ជី។',
    fields: {
      cashier_id: 'គណនីបេឡាករ',
      cashier_name: 'បេឡាករ',
      cashier_code: 'កូដបេឡាករ',
      opened_at: 'ចាប់ពី',
      closed_at: 'បិទនៅ',
      receipts: 'ចំនួនបង្កាន់ដៃ',
      expected: 'តាមបញ្ជី',
      counted: 'បានរាប់',
      difference: 'ភាពខុសគ្នា',
      note: 'កំណត់សម្គាល់',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
  },
} satisfies Labels<typeof tillClosing>
