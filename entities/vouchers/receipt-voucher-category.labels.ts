import type { Labels } from '#core/labels.ts'
import type { receiptVoucherCategory } from './receipt-voucher-category.ts'

export const receiptVoucherCategoryLabels = {
  vi: {
    one: 'danh mục thu',
    many: 'Danh mục thu',
    purpose: 'Danh mục để phân loại các khoản thu.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      description: 'Mô tả',
      for_maintenance: 'Thu vào quỹ bảo trì',
      is_active: 'Đang dùng',
    },
    sections: {
      general: 'Thông tin chung',
    },
  },
  en: {
    one: 'receipt category',
    many: 'Receipt categories',
    purpose: 'Categories for money received.',
    fields: {
      code: 'Code',
      name: 'Name',
      description: 'Description',
      for_maintenance: 'For the maintenance fund',
      is_active: 'Active',
    },
    sections: {
      general: 'General',
    },
  },
  km: {
    one: 'ប្រភេទចំណូល',
    many: 'ប្រភេទចំណូល',
    purpose: 'ប្រភេទសម្រាប់កត់ត្រាចំណូល។',
    fields: {
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      description: 'ការពិពណ៌នា',
      for_maintenance: 'សម្រាប់មូលនិធិថែទាំ',
      is_active: 'កំពុងប្រើ',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
  },
} satisfies Labels<typeof receiptVoucherCategory>
