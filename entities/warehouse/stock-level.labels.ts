import { defineLabels } from '../define-labels.ts'
import { stockLevel } from './stock-level.ts'

export const stockLevelLabels = defineLabels(stockLevel, {
  one: { vi: 'tồn kho', en: 'stock on hand', km: 'ស្តុកក្នុងឃ្លាំង' },
  many: { vi: 'Tồn kho', en: 'Stock on hand', km: 'ស្តុកក្នុងឃ្លាំង' },
  purpose: {
    vi: 'Số lượng vật tư đang có ở từng kho, tự cập nhật khi duyệt phiếu.',
    en: 'The quantity of each item in each warehouse. Approved documents update it.',
    km: 'បរិមាណសម្ភារៈក្នុងឃ្លាំងនីមួយៗ ដែលផ្លាស់ប្តូរពេលអនុម័តឯកសារ។',
  },
  plural: { en: 'items on hand' },
})
