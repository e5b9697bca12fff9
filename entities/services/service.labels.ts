import { defineLabels } from '../define-labels.ts'
import { service } from './service.ts'

export const serviceLabels = defineLabels(service, {
  one: { vi: 'dịch vụ', en: 'service', km: 'សេវាកម្ម' },
  many: { vi: 'Dịch vụ', en: 'Services', km: 'សេវាកម្ម' },
  purpose: {
    vi: 'Dịch vụ mà cư dân có thể đặt, kèm đơn giá.',
    en: 'Services that residents can book, and their prices.',
    km: 'សេវាដែលអ្នកស្នាក់នៅអាចកក់ និងតម្លៃ។',
  },
  fields: {
    group_id: { vi: 'Nhóm dịch vụ', en: 'Group', km: 'ក្រុម' },
    unit: { vi: 'Đơn vị', en: 'Unit', km: 'ឯកតា' },
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    bookable: { vi: 'Cư dân tự đặt', en: 'Residents may book', km: 'អ្នកស្នាក់នៅអាចកក់' },
  },
  sections: {
    price: { vi: 'Đơn giá', en: 'Price', km: 'តម្លៃ' },
  },
  options: {
    unit: {
      piece: { vi: 'Lần / cái', en: 'Piece', km: 'ដង / គ្រឿង' },
      month: { vi: 'Tháng', en: 'Month', km: 'ខែ' },
      m2: { vi: 'm²', en: 'm²', km: 'm²' },
    },
  },
})
