import type { Labels } from '#core/labels.ts'
import type { warehouse } from './warehouse.ts'

export const warehouseLabels = {
  vi: {
    one: 'kho',
    many: 'Kho',
    purpose: 'Các kho vật tư của tòa nhà và người giữ kho.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      place: 'Vị trí',
      keeper_id: 'Thủ kho',
      is_active: 'Đang dùng',
      note: 'Ghi chú',
      levels: 'Tồn kho',
      stock_ins: 'Phiếu nhập kho',
      stock_outs: 'Phiếu xuất kho',
      stock_counts: 'Phiếu kiểm kê',
    },
    sections: {
      general: 'Thông tin chung',
    },
  },
  en: {
    one: 'warehouse',
    many: 'Warehouses',
    purpose: 'Places where the building stores supplies, and the people in charge.',
    fields: {
      code: 'Code',
      name: 'Name',
      place: 'Location',
      keeper_id: 'Warehouse keeper',
      is_active: 'Active',
      note: 'Note',
      levels: 'Stock on hand',
      stock_ins: 'Goods received',
      stock_outs: 'Goods issued',
      stock_counts: 'Stock counts',
    },
    sections: {
      general: 'General',
    },
  },
  km: {
    one: 'ឃ្លាំង',
    many: 'ឃ្លាំង',
    purpose: 'ឃ្លាំងសម្ភារៈរបស់អគារ និងអ្នកថែរក្សា។',
    fields: {
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      place: 'ទីតាំង',
      keeper_id: 'អ្នកថែរក្សាឃ្លាំង',
      is_active: 'កំពុងប្រើ',
      note: 'កំណត់សម្គាល់',
      levels: 'ស្តុកក្នុងឃ្លាំង',
      stock_ins: 'ប័ណ្ណបញ្ចូលឃ្លាំង',
      stock_outs: 'ប័ណ្ណបញ្ចេញឃ្លាំង',
      stock_counts: 'ប័ណ្ណរាប់ស្តុក',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
  },
} satisfies Labels<typeof warehouse>
