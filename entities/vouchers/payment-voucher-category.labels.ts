import type { Labels } from '#core/labels.ts'
import type { paymentVoucherCategory } from './payment-voucher-category.ts'

export const paymentVoucherCategoryLabels = {
  vi: {
    one: 'danh mục chi',
    many: 'Danh mục chi',
    purpose: 'Danh mục để phân loại các khoản chi.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      description: 'Mô tả',
      for_maintenance: 'Chi được từ quỹ bảo trì',
      is_active: 'Đang dùng',
    },
    sections: {
      general: 'Thông tin chung',
    },
  },
  en: {
    one: 'payment category',
    many: 'Payment categories',
    purpose: 'Categories for money paid out.',
    fields: {
      code: 'Code',
      name: 'Name',
      description: 'Description',
      for_maintenance: 'Can use the maintenance fund',
      is_active: 'Active',
    },
    sections: {
      general: 'General',
    },
  },
  km: {
    one: 'ប្រភេទចំណាយ',
    many: 'ប្រភេទចំណាយ',
    purpose: 'ប្រភេទសម្រាប់កត់ត្រាចំណាយ។',
    fields: {
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      description: 'ការពិពណ៌នា',
      for_maintenance: 'ប្រើមូលនិធិថែទាំបាន',
      is_active: 'កំពុងប្រើ',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
  },
} satisfies Labels<typeof paymentVoucherCategory>
