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
    one: 'monthly index',
    many: 'Monthly indexes',
    purpose: 'The monthly index of each apartment, used for indexed fees.',
    fields: {
      apartment_id: 'Apartment',
      month: 'Month',
      old_index: 'Old index',
      new_index: 'New index',
      consumption: 'Consumption',
      note: 'Note',
    },
    sections: { general: 'General' },
  },
  km: {
    one: 'សន្ទស្សន៍ប្រចាំខែ',
    many: 'សន្ទស្សន៍ប្រចាំខែ',
    purpose: 'សន្ទស្សន៍ប្រចាំខែរបស់អាផាតមិនសម្រាប់ថ្លៃតាមលេខអាន។',
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
