import { defineLabels } from '../define-labels.ts'
import { debt } from './debt.ts'

export const debtLabels = defineLabels(debt, {
  one: { vi: 'công nợ', en: 'outstanding balance', km: 'បំណុល' },
  many: { vi: 'Công nợ', en: 'Outstanding balances', km: 'បំណុល' },
  purpose: {
    vi: 'Số tiền từng căn hộ còn nợ theo tuổi nợ, kèm tiền thừa và khấu trừ.',
    en: 'What each apartment owes, by age, with its credit and deductions.',
    km: 'អ្វីដែលអាផាតមិននីមួយៗជំពាក់ តាមអាយុបំណុល ប្រាក់លើស និងការកាត់កង។',
  },
  fields: {
    householder_phone: { vi: 'Số điện thoại', en: 'Phone number', km: 'លេខទូរស័ព្ទ' },
    outstanding: { vi: 'Tổng nợ', en: 'Outstanding', km: 'បំណុលសរុប' },
    not_due: { vi: 'Chưa đến hạn', en: 'Not due', km: 'មិនទាន់ដល់កំណត់' },
    to_30: { vi: '1–30 ngày', en: '1–30 days', km: '1–30 ថ្ងៃ' },
    to_60: { vi: '31–60 ngày', en: '31–60 days', km: '31–60 ថ្ងៃ' },
    to_90: { vi: '61–90 ngày', en: '61–90 days', km: '61–90 ថ្ងៃ' },
    over_90: { vi: 'Trên 90 ngày', en: 'Over 90 days', km: 'លើស 90 ថ្ងៃ' },
    promised_on: { vi: 'Hẹn trả', en: 'Promised for', km: 'សន្យាបង់' },
    credit: { vi: 'Tiền thừa', en: 'Credit', km: 'ប្រាក់លើស' },
    prepaid: { vi: 'Đã thu trước', en: 'Prepaid', km: 'បានបង់មុន' },
    prepaid_until: { vi: 'Thu trước đến tháng', en: 'Prepaid until', km: 'បង់មុនដល់ខែ' },
  },
  sections: {
    ageing: { vi: 'Tuổi nợ', en: 'Ageing', km: 'អាយុបំណុល' },
  },
})
