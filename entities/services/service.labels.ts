import { defineLabels } from '../define-labels.ts'
import { service } from './service.ts'

export const serviceLabels = defineLabels(service, {
  vi: {
    one: 'dịch vụ',
    many: 'Dịch vụ',
    purpose: 'Dịch vụ mà cư dân có thể đặt, kèm đơn giá.',
    fields: {
      group_id: 'Nhóm dịch vụ',
      provider_id: 'Nhà cung cấp',
      unit: 'Đơn vị',
      description: 'Mô tả',
      bookable: 'Cư dân tự đặt',
    },
    sections: {
      price: 'Đơn giá',
    },
    options: {
      unit: {
        piece: 'Lần / cái',
        month: 'Tháng',
        m2: 'm²',
      },
    },
  },
  en: {
    one: 'service',
    many: 'Services',
    purpose: 'Services that residents can book, and their prices.',
    fields: {
      group_id: 'Group',
      provider_id: 'Provider',
      unit: 'Unit',
      description: 'Description',
      bookable: 'Residents may book',
    },
    sections: {
      price: 'Price',
    },
    options: {
      unit: {
        piece: 'Piece',
        month: 'Month',
        m2: 'm²',
      },
    },
  },
  km: {
    one: 'សេវាកម្ម',
    many: 'សេវាកម្ម',
    purpose: 'សេវាដែលអ្នកស្នាក់នៅអាចកក់ និងតម្លៃ។',
    fields: {
      group_id: 'ក្រុម',
      provider_id: 'អ្នកផ្តល់សេវា',
      unit: 'ឯកតា',
      description: 'ការពិពណ៌នា',
      bookable: 'អ្នកស្នាក់នៅអាចកក់',
    },
    sections: {
      price: 'តម្លៃ',
    },
    options: {
      unit: {
        piece: 'ដង / គ្រឿង',
        month: 'ខែ',
        m2: 'm²',
      },
    },
  },
})
