import { defineLabels } from '../define-labels.ts'
import { indexedFee } from './indexed-fee.ts'

export const indexedFeeLabels = defineLabels(indexedFee, {
  vi: {
    one: 'chỉ số theo tháng',
    many: 'Chỉ số phí theo tháng',
    purpose: 'Chỉ số hằng tháng của căn hộ, dùng cho phí tính theo chỉ số.',
    fields: {
      old_index: 'Chỉ số cũ',
      new_index: 'Chỉ số mới',
    },
  },
  en: {
    one: 'monthly reading',
    many: 'Monthly readings',
    purpose: 'Monthly readings of each apartment, for fees charged by reading.',
    fields: {
      old_index: 'Previous reading',
      new_index: 'Current reading',
    },
  },
  km: {
    one: 'លេខអានប្រចាំខែ',
    many: 'លេខអានប្រចាំខែ',
    purpose: 'លេខអានប្រចាំខែរបស់អាផាតមិន សម្រាប់គិតថ្លៃតាមលេខអាន។',
    fields: {
      old_index: 'លេខចាស់',
      new_index: 'លេខថ្មី',
    },
  },
})
