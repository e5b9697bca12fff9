import { defineLabels } from '../define-labels.ts'
import { prepaymentPortion } from './prepayment-portion.ts'

export const prepaymentPortionLabels = defineLabels(prepaymentPortion, {
  one: { vi: 'tháng thu trước', en: 'prepaid month', km: 'ខែដែលបង់មុន' },
  many: { vi: 'Các tháng thu trước', en: 'Prepaid months', km: 'ខែដែលបង់មុន' },
  purpose: {
    vi: 'Phần của từng tháng trong phiếu thu trước và khoản phí đã được trừ.',
    en: 'Each month’s part of a prepayment and the fee that took it.',
    km: 'ចំណែកនៃខែនីមួយៗក្នុងប័ណ្ណបង់ថ្លៃមុន និងថ្លៃដែលបានកាត់។',
  },
  fields: {
    prepayment_id: { vi: 'Phiếu thu trước phí', en: 'Prepayment', km: 'ប័ណ្ណបង់ថ្លៃមុន' },
    foreseen: { vi: 'Phí dự kiến', en: 'Foreseen fee', km: 'ថ្លៃប៉ាន់ស្មាន' },
    discount: { vi: 'Tiền giảm', en: 'Discount', km: 'ប្រាក់បញ្ចុះ' },
    amount: { vi: 'Đã thu trước', en: 'Paid in advance', km: 'បានបង់មុន' },
    fee_id: { vi: 'Đã trừ vào phí', en: 'Released to the fee', km: 'បានកាត់ក្នុងថ្លៃ' },
    fee_amount: { vi: 'Phí thực tế', en: 'Fee as approved', km: 'ថ្លៃជាក់ស្តែង' },
  },
})
