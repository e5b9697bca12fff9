import type { Labels } from '#core/labels.ts'
import type { indexedFee } from './indexed-fee.ts'

export const indexedFeeLabels = {
  vi: {
    one: 'chỉ số theo tháng',
    many: 'Chỉ số phí theo tháng',
    purpose: 'Chỉ số hằng tháng của căn hộ, dùng cho phí tính theo chỉ số.',
    fields: {
      apartment_id: 'Căn hộ',
      month: 'Tháng',
      old_index: 'Chỉ số cũ',
      new_index: 'Chỉ số mới',
      consumption: 'Tiêu thụ',
      note: 'Ghi chú',
    },
    sections: { general: 'Thông tin chung' },
  },
  en: {
    one: 'monthly reading',
    many: 'Monthly readings',
    purpose: 'Monthly readings of each apartment, for fees charged by reading.',
    fields: {
      apartment_id: 'Apartment',
      month: 'Month',
      old_index: 'Previous reading',
      new_index: 'Current reading',
      consumption: 'Consumption',
      note: 'Note',
    },
    sections: { general: 'General' },
  },
  km: {
    one: 'លេខអានប្រចាំខែ',
    many: 'លេខអានប្រចាំខែ',
    purpose: 'លេខអានប្រចាំខែរបស់អាផាតមិន សម្រាប់គិតថ្លៃតាមលេខអាន។',
    fields: {
      apartment_id: 'អាផាតមិន',
      month: 'ខែ',
      old_index: 'លេខចាស់',
      new_index: 'លេខថ្មី',
      consumption: 'ការប្រើប្រាស់',
      note: 'កំណត់សម្គាល់',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
  },
} satisfies Labels<typeof indexedFee>
