import { defineLabels } from '../define-labels.ts'
import { warehouseItem } from './warehouse-item.ts'

export const warehouseItemLabels = defineLabels(warehouseItem, {
  one: { vi: 'vật tư', en: 'item', km: 'សម្ភារៈ' },
  many: { vi: 'Vật tư', en: 'Items', km: 'សម្ភារៈ' },
  purpose: {
    vi: 'Vật tư, phụ tùng dùng cho vận hành và sửa chữa.',
    en: 'Supplies and spare parts for running and repairing the building.',
    km: 'សម្ភារៈ និងគ្រឿងបន្លាស់សម្រាប់ប្រតិបត្តិការ និងជួសជុល។',
  },
  fields: {
    category: { vi: 'Nhóm vật tư', en: 'Category', km: 'ក្រុមសម្ភារៈ' },
    unit: { vi: 'Đơn vị tính', en: 'Unit', km: 'ឯកតា' },
    minimum_stock: { vi: 'Tồn tối thiểu', en: 'Minimum stock', km: 'ស្តុកអប្បបរមា' },
    unit_cost: { vi: 'Đơn giá', en: 'Unit cost', km: 'តម្លៃឯកតា' },
    levels: { vi: 'Tồn kho', en: 'Stock on hand', km: 'ស្តុកក្នុងឃ្លាំង' },
  },
  help: {
    minimum_stock: {
      vi: 'Dưới mức này thì cần nhập thêm.',
      en: 'Buy more when the stock falls below this level.',
      km: 'ក្រោមកម្រិតនេះ ត្រូវទិញបន្ថែម។',
    },
  },
  sections: {
    supply: { vi: 'Cung ứng', en: 'Supply', km: 'ការផ្គត់ផ្គង់' },
  },
  options: {
    category: {
      electrical: { vi: 'Điện', en: 'Electrical', km: 'អគ្គិសនី' },
      plumbing: { vi: 'Nước', en: 'Plumbing', km: 'ទឹក' },
      cleaning: { vi: 'Vệ sinh', en: 'Cleaning', km: 'អនាម័យ' },
      safety: { vi: 'An toàn, PCCC', en: 'Safety', km: 'សុវត្ថិភាព' },
      landscape: { vi: 'Cây xanh, cảnh quan', en: 'Landscape', km: 'សួនច្បារ' },
      office: { vi: 'Văn phòng phẩm', en: 'Office', km: 'សម្ភារៈការិយាល័យ' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
})
