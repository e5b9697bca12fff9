import type { Labels } from '#core/labels.ts'
import type { service } from './service.ts'

export const serviceLabels = {
  vi: {
    one: 'dịch vụ',
    many: 'Dịch vụ',
    purpose: 'Dịch vụ mà cư dân có thể đặt, kèm đơn giá.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      group_id: 'Nhóm dịch vụ',
      provider_id: 'Nhà cung cấp',
      unit: 'Đơn vị',
      price: 'Giá',
      image: 'Hình ảnh',
      description: 'Mô tả',
      bookable: 'Cư dân tự đặt',
      is_active: 'Đang dùng',
    },
    sections: {
      general: 'Thông tin chung',
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
      code: 'Code',
      name: 'Name',
      group_id: 'Group',
      provider_id: 'Provider',
      unit: 'Unit',
      price: 'Price',
      image: 'Image',
      description: 'Description',
      bookable: 'Residents may book',
      is_active: 'Active',
    },
    sections: {
      general: 'General',
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
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      group_id: 'ក្រុម',
      provider_id: 'អ្នកផ្តល់សេវា',
      unit: 'ឯកតា',
      price: 'តម្លៃ',
      image: 'រូបភាព',
      description: 'ការពិពណ៌នា',
      bookable: 'អ្នកស្នាក់នៅអាចកក់',
      is_active: 'កំពុងប្រើ',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
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
} satisfies Labels<typeof service>
