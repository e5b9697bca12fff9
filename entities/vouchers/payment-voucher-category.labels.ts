import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { paymentVoucherCategory } from './payment-voucher-category.ts'

export const paymentVoucherCategoryLabels = defineLabels(paymentVoucherCategory, {
  one: { vi: 'danh mục chi', en: 'payment category', km: 'ប្រភេទចំណាយ' },
  many: { vi: 'Danh mục chi', en: 'Payment categories', km: 'ប្រភេទចំណាយ' },
  purpose: {
    vi: 'Danh mục để phân loại các khoản chi.',
    en: 'Categories for money paid out.',
    km: 'ប្រភេទសម្រាប់កត់ត្រាចំណាយ។',
  },
  fields: {
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    for_maintenance: { vi: 'Chi từ quỹ bảo trì', en: 'Paid from the maintenance fund', km: 'ចំណាយពីមូលនិធិថែទាំ' },
    pays_out: {
      vi: 'Chi trả tiền thu hộ của',
      en: 'Pays out what was collected by',
      km: 'ប្រគល់ប្រាក់ដែលប្រមូលជំនួសតាម',
    },
  },
  help: {
    pays_out: {
      vi: 'Khoản chi này trả cho nhà cung cấp số tiền đã thu hộ, không phải chi phí. Để trống nếu là chi phí của tòa nhà.',
      en: 'It pays a supplier what was collected for them, and is no expense. Leave it empty for expenses of the building.',
      km: 'ប្រគល់ប្រាក់ប្រមូលជំនួសឱ្យអ្នកផ្គត់ផ្គង់ មិនមែនជាចំណាយទេ។ ទុកទទេសម្រាប់ចំណាយរបស់អគារ។',
    },
  },
  options: {
    pays_out: feeTypeWords,
  },
})
