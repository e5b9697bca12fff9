import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { postingWords } from './posting-words.ts'
import { chartAccount } from './chart-account.ts'

export const chartAccountLabels = defineLabels(chartAccount, {
  vi: {
    one: 'tài khoản kế toán',
    many: 'Tài khoản kế toán',
    purpose:
      'Số hiệu tài khoản dùng khi xuất nhật ký sang phần mềm kế toán. Mục không khai báo lấy theo hệ thống tài khoản của tòa nhà.',
    fields: {
      posting: 'Áp dụng cho',
      fee_type: 'Nhóm phí',
      receipt_category_id: 'Danh mục thu',
      payment_category_id: 'Danh mục chi',
      cash_account_id: 'Quỹ',
      code: 'Số hiệu tài khoản',
      name: 'Tên tài khoản',
      subject: 'Đối tượng áp dụng',
    },
    help: {
      fee_type: 'Để trống: áp dụng cho mọi nhóm phí.',
      receipt_category_id: 'Để trống: áp dụng cho mọi danh mục thu.',
      payment_category_id: 'Để trống: áp dụng cho mọi danh mục chi.',
      cash_account_id: 'Để trống: áp dụng cho mọi quỹ.',
    },
    options: { posting: postingWords.vi, fee_type: feeTypeWords.vi },
  },
  en: {
    one: 'chart account',
    many: 'Chart of accounts',
    plural: 'chart accounts',
    purpose:
      'Account codes for the journal that an accounting program takes. What is not listed has the code of the building’s chart.',
    fields: {
      posting: 'Applies to',
      fee_type: 'Fee type',
      receipt_category_id: 'Receipt category',
      payment_category_id: 'Payment category',
      cash_account_id: 'Fund account',
      code: 'Account code',
      name: 'Account name',
      subject: 'Subject',
    },
    help: {
      fee_type: 'Empty: all fee types.',
      receipt_category_id: 'Empty: all receipt categories.',
      payment_category_id: 'Empty: all payment categories.',
      cash_account_id: 'Empty: all fund accounts.',
    },
    options: { posting: postingWords.en, fee_type: feeTypeWords.en },
  },
  km: {
    one: 'គណនីគណនេយ្យ',
    many: 'គណនីគណនេយ្យ',
    purpose: 'លេខគណនីសម្រាប់នាំទិន្នានុប្បវត្តិទៅកម្មវិធីគណនេយ្យ។ អ្វីដែលមិនបានកំណត់ យកតាមប្លង់គណនីរបស់អគារ។',
    fields: {
      posting: 'អនុវត្តចំពោះ',
      fee_type: 'ប្រភេទថ្លៃ',
      receipt_category_id: 'ប្រភេទចំណូល',
      payment_category_id: 'ប្រភេទចំណាយ',
      cash_account_id: 'គណនីមូលនិធិ',
      code: 'លេខគណនី',
      name: 'ឈ្មោះគណនី',
      subject: 'កម្មវត្ថុ',
    },
    help: {
      fee_type: 'ទុកទទេ៖ គ្រប់ប្រភេទថ្លៃ។',
      receipt_category_id: 'ទុកទទេ៖ គ្រប់ប្រភេទចំណូល។',
      payment_category_id: 'ទុកទទេ៖ គ្រប់ប្រភេទចំណាយ។',
      cash_account_id: 'ទុកទទេ៖ គ្រប់គណនីមូលនិធិ។',
    },
    options: { posting: postingWords.km, fee_type: feeTypeWords.km },
  },
})
