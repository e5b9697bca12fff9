import { defineLabels } from '../define-labels.ts'
import { receiptVoucherCategory } from './receipt-voucher-category.ts'

export const receiptVoucherCategoryLabels = defineLabels(receiptVoucherCategory, {
  vi: {
    one: 'danh mục thu',
    many: 'Danh mục thu',
    purpose: 'Danh mục để phân loại các khoản thu.',
    fields: {
      description: 'Mô tả',
      for_maintenance: 'Thu vào quỹ bảo trì',
    },
  },
  en: {
    one: 'receipt category',
    many: 'Receipt categories',
    purpose: 'Categories for money received.',
    fields: {
      description: 'Description',
      for_maintenance: 'For the maintenance fund',
    },
  },
  km: {
    one: 'ប្រភេទចំណូល',
    many: 'ប្រភេទចំណូល',
    purpose: 'ប្រភេទសម្រាប់កត់ត្រាចំណូល។',
    fields: {
      description: 'ការពិពណ៌នា',
      for_maintenance: 'សម្រាប់មូលនិធិថែទាំ',
    },
  },
})
