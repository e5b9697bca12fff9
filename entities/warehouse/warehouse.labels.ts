import { defineLabels } from '../define-labels.ts'
import { warehouse } from './warehouse.ts'

export const warehouseLabels = defineLabels(warehouse, {
  one: { vi: 'kho', en: 'warehouse', km: 'ឃ្លាំង' },
  many: { vi: 'Kho', en: 'Warehouses', km: 'ឃ្លាំង' },
  purpose: {
    vi: 'Các kho vật tư của tòa nhà và người giữ kho.',
    en: 'Places where the building stores supplies, and the people in charge.',
    km: 'ឃ្លាំងសម្ភារៈរបស់អគារ និងអ្នកថែរក្សា។',
  },
  fields: {
    keeper_id: { vi: 'Thủ kho', en: 'Warehouse keeper', km: 'អ្នកថែរក្សាឃ្លាំង' },
    levels: { vi: 'Tồn kho', en: 'Stock on hand', km: 'ស្តុកក្នុងឃ្លាំង' },
    stock_counts: { vi: 'Phiếu kiểm kê', en: 'Stock counts', km: 'ប័ណ្ណរាប់ស្តុក' },
  },
})
