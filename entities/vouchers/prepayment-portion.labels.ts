import type { Labels } from '#core/labels.ts'
import type { prepaymentPortion } from './prepayment-portion.ts'

export const prepaymentPortionLabels = {
  vi: {
    one: 'tháng thu trước',
    many: 'Các tháng thu trước',
    purpose: 'Phần của từng tháng trong phiếu thu trước và khoản phí đã được trừ.',
    fields: {
      prepayment_id: 'Phiếu thu trước phí',
      apartment_id: 'Căn hộ',
      fee_setting_id: 'Loại phí',
      month: 'Tháng',
      foreseen: 'Phí dự kiến',
      discount: 'Tiền giảm',
      amount: 'Đã thu trước',
      fee_id: 'Đã trừ vào phí',
      fee_amount: 'Phí thực tế',
    },
    sections: { general: 'Thông tin chung' },
  },
  en: {
    one: 'prepaid month',
    many: 'Prepaid months',
    purpose: 'Each month’s part of a prepayment and the fee that took it.',
    fields: {
      prepayment_id: 'Prepayment',
      apartment_id: 'Apartment',
      fee_setting_id: 'Fee setting',
      month: 'Month',
      foreseen: 'Foreseen fee',
      discount: 'Discount',
      amount: 'Paid in advance',
      fee_id: 'Released to the fee',
      fee_amount: 'Fee as approved',
    },
    sections: { general: 'General' },
  },
  km: {
    one: 'ខែដែលបង់មុន',
    many: 'ខែដែលបង់មុន',
    purpose: 'ចំណែកនៃខែនីមួយៗក្នុងប័ណ្ណបង់ថ្លៃមុន និងថ្លៃដែលបានកាត់។',
    fields: {
      prepayment_id: 'ប័ណ្ណបង់ថ្លៃមុន',
      apartment_id: 'អាផាតមិន',
      fee_setting_id: 'ការកំណត់ថ្លៃសេវា',
      month: 'ខែ',
      foreseen: 'ថ្លៃប៉ាន់ស្មាន',
      discount: 'ប្រាក់បញ្ចុះ',
      amount: 'បានបង់មុន',
      fee_id: 'បានកាត់ក្នុងថ្លៃ',
      fee_amount: 'ថ្លៃជាក់ស្តែង',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
  },
} satisfies Labels<typeof prepaymentPortion>
