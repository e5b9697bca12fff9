import { defineLabels } from '../define-labels.ts'
import { indexedFee } from './indexed-fee.ts'

export const indexedFeeLabels = defineLabels(indexedFee, {
  one: { vi: 'chỉ số theo tháng', en: 'monthly reading', km: 'លេខអានប្រចាំខែ' },
  many: { vi: 'Chỉ số phí theo tháng', en: 'Monthly readings', km: 'លេខអានប្រចាំខែ' },
  purpose: {
    vi: 'Chỉ số hằng tháng của căn hộ, dùng cho phí tính theo chỉ số.',
    en: 'Monthly readings of each apartment, for fees charged by reading.',
    km: 'លេខអានប្រចាំខែរបស់អាផាតមិន សម្រាប់គិតថ្លៃតាមលេខអាន។',
  },
})
