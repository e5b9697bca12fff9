import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { postingWords } from './posting-words.ts'
import { chartAccount } from './chart-account.ts'

export const chartAccountLabels = defineLabels(chartAccount, {
  one: { vi: 'tài khoản kế toán', en: 'chart account', km: 'គណនីគណនេយ្យ' },
  many: { vi: 'Tài khoản kế toán', en: 'Chart of accounts', km: 'គណនីគណនេយ្យ' },
  purpose: {
    vi: 'Số hiệu tài khoản dùng khi xuất nhật ký sang phần mềm kế toán. Mục không khai báo lấy theo hệ thống tài khoản của tòa nhà.',
    en: 'Account codes for the journal that an accounting program takes. What is not listed has the code of the building’s chart.',
    km: 'លេខគណនីសម្រាប់នាំទិន្នានុប្បវត្តិទៅកម្មវិធីគណនេយ្យ។ អ្វីដែលមិនបានកំណត់ យកតាមប្លង់គណនីរបស់អគារ។',
  },
  fields: {
    posting: { vi: 'Áp dụng cho', en: 'Applies to', km: 'អនុវត្តចំពោះ' },
    fee_type: { vi: 'Nhóm phí', en: 'Fee type', km: 'ប្រភេទថ្លៃ' },
    receipt_category_id: { vi: 'Danh mục thu', en: 'Receipt category', km: 'ប្រភេទចំណូល' },
    payment_category_id: { vi: 'Danh mục chi', en: 'Payment category', km: 'ប្រភេទចំណាយ' },
    cash_account_id: { vi: 'Quỹ', en: 'Fund account', km: 'គណនីមូលនិធិ' },
    code: { vi: 'Số hiệu tài khoản', en: 'Account code', km: 'លេខគណនី' },
    name: { vi: 'Tên tài khoản', en: 'Account name', km: 'ឈ្មោះគណនី' },
    subject: { vi: 'Đối tượng áp dụng', en: 'Subject', km: 'កម្មវត្ថុ' },
  },
  help: {
    fee_type: {
      vi: 'Để trống: áp dụng cho mọi nhóm phí.',
      en: 'Empty: all fee types.',
      km: 'ទុកទទេ៖ គ្រប់ប្រភេទថ្លៃ។',
    },
    receipt_category_id: {
      vi: 'Để trống: áp dụng cho mọi danh mục thu.',
      en: 'Empty: all receipt categories.',
      km: 'ទុកទទេ៖ គ្រប់ប្រភេទចំណូល។',
    },
    payment_category_id: {
      vi: 'Để trống: áp dụng cho mọi danh mục chi.',
      en: 'Empty: all payment categories.',
      km: 'ទុកទទេ៖ គ្រប់ប្រភេទចំណាយ។',
    },
    cash_account_id: {
      vi: 'Để trống: áp dụng cho mọi quỹ.',
      en: 'Empty: all fund accounts.',
      km: 'ទុកទទេ៖ គ្រប់គណនីមូលនិធិ។',
    },
  },
  options: {
    posting: postingWords,
    fee_type: feeTypeWords,
  },
  plural: { en: 'chart accounts' },
})
