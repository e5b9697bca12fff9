import { defineLabels } from '../define-labels.ts'
import { warehouseItem } from './warehouse-item.ts'

export const warehouseItemLabels = defineLabels(warehouseItem, {
  vi: {
    one: 'vật tư',
    many: 'Vật tư',
    purpose: 'Vật tư, phụ tùng dùng cho vận hành và sửa chữa.',
    fields: {
      category: 'Nhóm vật tư',
      unit: 'Đơn vị tính',
      minimum_stock: 'Tồn tối thiểu',
      unit_cost: 'Đơn giá',
      supplier_id: 'Nhà cung cấp',
      levels: 'Tồn kho',
    },
    help: {
      minimum_stock: 'Dưới mức này thì cần nhập thêm.',
    },
    sections: {
      supply: 'Cung ứng',
    },
    options: {
      category: {
        electrical: 'Điện',
        plumbing: 'Nước',
        cleaning: 'Vệ sinh',
        safety: 'An toàn, PCCC',
        landscape: 'Cây xanh, cảnh quan',
        office: 'Văn phòng phẩm',
        other: 'Khác',
      },
    },
  },
  en: {
    one: 'item',
    many: 'Items',
    purpose: 'Supplies and spare parts for running and repairing the building.',
    fields: {
      category: 'Category',
      unit: 'Unit',
      minimum_stock: 'Minimum stock',
      unit_cost: 'Unit cost',
      supplier_id: 'Supplier',
      levels: 'Stock on hand',
    },
    help: {
      minimum_stock: 'Buy more when the stock falls below this level.',
    },
    sections: {
      supply: 'Supply',
    },
    options: {
      category: {
        electrical: 'Electrical',
        plumbing: 'Plumbing',
        cleaning: 'Cleaning',
        safety: 'Safety',
        landscape: 'Landscape',
        office: 'Office',
        other: 'Other',
      },
    },
  },
  km: {
    one: 'សម្ភារៈ',
    many: 'សម្ភារៈ',
    purpose: 'សម្ភារៈ និងគ្រឿងបន្លាស់សម្រាប់ប្រតិបត្តិការ និងជួសជុល។',
    fields: {
      category: 'ក្រុមសម្ភារៈ',
      unit: 'ឯកតា',
      minimum_stock: 'ស្តុកអប្បបរមា',
      unit_cost: 'តម្លៃឯកតា',
      supplier_id: 'អ្នកផ្គត់ផ្គង់',
      levels: 'ស្តុកក្នុងឃ្លាំង',
    },
    help: {
      minimum_stock: 'ក្រោមកម្រិតនេះ ត្រូវទិញបន្ថែម។',
    },
    sections: {
      supply: 'ការផ្គត់ផ្គង់',
    },
    options: {
      category: {
        electrical: 'អគ្គិសនី',
        plumbing: 'ទឹក',
        cleaning: 'អនាម័យ',
        safety: 'សុវត្ថិភាព',
        landscape: 'សួនច្បារ',
        office: 'សម្ភារៈការិយាល័យ',
        other: 'ផ្សេងៗ',
      },
    },
  },
})
