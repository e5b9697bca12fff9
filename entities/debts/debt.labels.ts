import type { Labels } from '#core/labels.ts'
import type { debt } from './debt.ts'

export const debtLabels = {
  vi: {
    one: 'công nợ',
    many: 'Công nợ',
    purpose: 'Số tiền từng căn hộ còn nợ theo tuổi nợ, kèm tiền thừa và khấu trừ.',
    fields: {
      apartment_id: 'Căn hộ',
      householder: 'Chủ hộ',
      outstanding: 'Tổng nợ',
      not_due: 'Chưa đến hạn',
      to_30: '1–30 ngày',
      to_60: '31–60 ngày',
      to_90: '61–90 ngày',
      over_90: 'Trên 90 ngày',
      credit: 'Tiền thừa',
      deduction: 'Khấu trừ',
    },
    sections: { general: 'Thông tin chung', ageing: 'Tuổi nợ' },
  },
  en: {
    one: 'debt',
    many: 'Debts',
    purpose: 'What each apartment owes, by age, with its credit and deductions.',
    fields: {
      apartment_id: 'Apartment',
      householder: 'Householder',
      outstanding: 'Outstanding',
      not_due: 'Not due',
      to_30: '1–30 days',
      to_60: '31–60 days',
      to_90: '61–90 days',
      over_90: 'Over 90 days',
      credit: 'Credit',
      deduction: 'Deduction',
    },
    sections: { general: 'General', ageing: 'Ageing' },
  },
  km: {
    one: 'បំណុល',
    many: 'បំណុល',
    purpose: 'អ្វីដែលអាផាតមិននីមួយៗជំពាក់ តាមអាយុបំណុល ប្រាក់លើស និងការកាត់កង។',
    fields: {
      apartment_id: 'អាផាតមិន',
      householder: 'ម្ចាស់ផ្ទះ',
      outstanding: 'បំណុលសរុប',
      not_due: 'មិនទាន់ដល់កំណត់',
      to_30: '1–30 ថ្ងៃ',
      to_60: '31–60 ថ្ងៃ',
      to_90: '61–90 ថ្ងៃ',
      over_90: 'លើស 90 ថ្ងៃ',
      credit: 'ប្រាក់លើស',
      deduction: 'ការកាត់កង',
    },
    sections: { general: 'ព័ត៌មានទូទៅ', ageing: 'អាយុបំណុល' },
  },
} satisfies Labels<typeof debt>
