import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { paymentVoucherCategory } from './payment-voucher-category.ts'

export const paymentVoucherCategoryLabels = defineLabels(paymentVoucherCategory, {
  vi: {
    one: 'danh mục chi',
    many: 'Danh mục chi',
    purpose: 'Danh mục để phân loại các khoản chi.',
    fields: {
      description: 'Mô tả',
      for_maintenance: 'Chi từ quỹ bảo trì',
      pays_out: 'Chi trả tiền thu hộ của',
    },
    help: {
      pays_out:
        'Khoản chi này trả cho nhà cung cấp số tiền đã thu hộ, không phải chi phí. Để trống nếu là chi phí của tòa nhà.',
    },
    options: { pays_out: feeTypeWords.vi },
  },
  en: {
    one: 'payment category',
    many: 'Payment categories',
    purpose: 'Categories for money paid out.',
    fields: {
      description: 'Description',
      for_maintenance: 'Paid from the maintenance fund',
      pays_out: 'Pays out what was collected by',
    },
    help: {
      pays_out:
        'It pays a supplier what was collected for them, and is no expense. Leave it empty for expenses of the building.',
    },
    options: { pays_out: feeTypeWords.en },
  },
  km: {
    one: 'ប្រភេទចំណាយ',
    many: 'ប្រភេទចំណាយ',
    purpose: 'ប្រភេទសម្រាប់កត់ត្រាចំណាយ។',
    fields: {
      description: 'ការពិពណ៌នា',
      for_maintenance: 'ចំណាយពីមូលនិធិថែទាំ',
      pays_out: 'ប្រគល់ប្រាក់ដែលប្រមូលជំនួសតាម',
    },
    help: {
      pays_out: 'ប្រគល់ប្រាក់ប្រមូលជំនួសឱ្យអ្នកផ្គត់ផ្គង់ មិនមែនជាចំណាយទេ។ ទុកទទេសម្រាប់ចំណាយរបស់អគារ។',
    },
    options: { pays_out: feeTypeWords.km },
  },
})
