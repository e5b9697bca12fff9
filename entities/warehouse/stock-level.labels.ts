import type { Labels } from '#core/labels.ts'
import type { stockLevel } from './stock-level.ts'

export const stockLevelLabels = {
  vi: {
    one: 'tồn kho',
    many: 'Tồn kho',
    purpose: 'Số lượng vật tư đang có ở từng kho, tự cập nhật khi duyệt phiếu.',
    fields: {
      warehouse_id: 'Kho',
      item_id: 'Vật tư',
      quantity: 'Số lượng',
    },
    sections: {
      general: 'Thông tin chung',
    },
  },
  en: {
    one: 'stock on hand',
    many: 'Stock on hand',
    plural: 'items on hand',
    purpose: 'The quantity of each item in each warehouse. Approved documents update it.',
    fields: {
      warehouse_id: 'Warehouse',
      item_id: 'Item',
      quantity: 'Quantity',
    },
    sections: {
      general: 'General',
    },
  },
  km: {
    one: 'ស្តុកក្នុងឃ្លាំង',
    many: 'ស្តុកក្នុងឃ្លាំង',
    purpose: 'បរិមាណសម្ភារៈក្នុងឃ្លាំងនីមួយៗ ដែលផ្លាស់ប្តូរពេលអនុម័តឯកសារ។',
    fields: {
      warehouse_id: 'ឃ្លាំង',
      item_id: 'សម្ភារៈ',
      quantity: 'បរិមាណ',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
  },
} satisfies Labels<typeof stockLevel>
