import { defineLabels } from '../define-labels.ts'
import { stockLevel } from './stock-level.ts'

export const stockLevelLabels = defineLabels(stockLevel, {
  vi: {
    one: 'tồn kho',
    many: 'Tồn kho',
    purpose: 'Số lượng vật tư đang có ở từng kho, tự cập nhật khi duyệt phiếu.',
    fields: {
      item_id: 'Vật tư',
      quantity: 'Số lượng',
    },
  },
  en: {
    one: 'stock on hand',
    many: 'Stock on hand',
    plural: 'items on hand',
    purpose: 'The quantity of each item in each warehouse. Approved documents update it.',
    fields: {
      item_id: 'Item',
      quantity: 'Quantity',
    },
  },
  km: {
    one: 'ស្តុកក្នុងឃ្លាំង',
    many: 'ស្តុកក្នុងឃ្លាំង',
    purpose: 'បរិមាណសម្ភារៈក្នុងឃ្លាំងនីមួយៗ ដែលផ្លាស់ប្តូរពេលអនុម័តឯកសារ។',
    fields: {
      item_id: 'សម្ភារៈ',
      quantity: 'បរិមាណ',
    },
  },
})
