import { defineLabels } from '../define-labels.ts'
import { warehouse } from './warehouse.ts'

export const warehouseLabels = defineLabels(warehouse, {
  vi: {
    one: 'kho',
    many: 'Kho',
    purpose: 'Các kho vật tư của tòa nhà và người giữ kho.',
    fields: {
      keeper_id: 'Thủ kho',
      levels: 'Tồn kho',
      stock_ins: 'Phiếu nhập kho',
      stock_outs: 'Phiếu xuất kho',
      stock_counts: 'Phiếu kiểm kê',
    },
  },
  en: {
    one: 'warehouse',
    many: 'Warehouses',
    purpose: 'Places where the building stores supplies, and the people in charge.',
    fields: {
      keeper_id: 'Warehouse keeper',
      levels: 'Stock on hand',
      stock_ins: 'Goods received',
      stock_outs: 'Goods issued',
      stock_counts: 'Stock counts',
    },
  },
  km: {
    one: 'ឃ្លាំង',
    many: 'ឃ្លាំង',
    purpose: 'ឃ្លាំងសម្ភារៈរបស់អគារ និងអ្នកថែរក្សា។',
    fields: {
      keeper_id: 'អ្នកថែរក្សាឃ្លាំង',
      levels: 'ស្តុកក្នុងឃ្លាំង',
      stock_ins: 'ប័ណ្ណបញ្ចូលឃ្លាំង',
      stock_outs: 'ប័ណ្ណបញ្ចេញឃ្លាំង',
      stock_counts: 'ប័ណ្ណរាប់ស្តុក',
    },
  },
})
