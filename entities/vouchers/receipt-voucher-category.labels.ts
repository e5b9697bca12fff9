import { defineLabels } from '../define-labels.ts'
import { receiptVoucherCategory } from './receipt-voucher-category.ts'

export const receiptVoucherCategoryLabels = defineLabels(receiptVoucherCategory, {
  one: { vi: 'danh mục thu', en: 'receipt category', km: 'ប្រភេទចំណូល' },
  many: { vi: 'Danh mục thu', en: 'Receipt categories', km: 'ប្រភេទចំណូល' },
  purpose: {
    vi: 'Danh mục để phân loại các khoản thu.',
    en: 'Categories for money received.',
    km: 'ប្រភេទសម្រាប់កត់ត្រាចំណូល។',
  },
  fields: {
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    for_maintenance: { vi: 'Thu vào quỹ bảo trì', en: 'For the maintenance fund', km: 'សម្រាប់មូលនិធិថែទាំ' },
  },
})
