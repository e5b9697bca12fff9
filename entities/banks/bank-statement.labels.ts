import { defineLabels } from '../define-labels.ts'
import { bankStatement } from './bank-statement.ts'

export const bankStatementLabels = defineLabels(bankStatement, {
  vi: {
    one: 'tệp sao kê',
    many: 'Tệp sao kê',
    purpose: 'Các tệp sao kê đã nhập, của tài khoản nào và những ngày nào.',
    fields: {
      filename: 'Tệp',
      fingerprint: 'Mã băm của tệp',
      first_day: 'Từ ngày',
      last_day: 'Đến ngày',
      rows_read: 'Số giao dịch trong tệp',
      rows_new: 'Số giao dịch mới',
      columns: 'Các cột',
      lines: 'Giao dịch ngân hàng',
    },
  },
  en: {
    one: 'bank statement',
    many: 'Bank statements',
    plural: 'bank statements',
    purpose: 'Statement files that were imported, of which account and which days.',
    fields: {
      filename: 'File',
      fingerprint: 'Hash of the file',
      first_day: 'From',
      last_day: 'To',
      rows_read: 'Transactions in the file',
      rows_new: 'New transactions',
      columns: 'Columns',
      lines: 'Bank transactions',
    },
  },
  km: {
    one: 'របាយការណ៍គណនី',
    many: 'របាយការណ៍គណនី',
    purpose: 'ឯកសាររបាយការណ៍គណនីដែលបាននាំចូល របស់គណនីណា និងថ្ងៃណា។',
    fields: {
      filename: 'ឯកសារ',
      fingerprint: 'កូដសម្គាល់ឯកសារ',
      first_day: 'ចាប់ពីថ្ងៃ',
      last_day: 'ដល់ថ្ងៃ',
      rows_read: 'ចំនួនប្រតិបត្តិការក្នុងឯកសារ',
      rows_new: 'ចំនួនប្រតិបត្តិការថ្មី',
      columns: 'ជួរឈរ',
      lines: 'ប្រតិបត្តិការធនាគារ',
    },
  },
})
