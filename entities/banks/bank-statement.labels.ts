import { defineLabels } from '../define-labels.ts'
import { bankStatement } from './bank-statement.ts'

export const bankStatementLabels = defineLabels(bankStatement, {
  one: { vi: 'tệp sao kê', en: 'bank statement', km: 'របាយការណ៍គណនី' },
  many: { vi: 'Tệp sao kê', en: 'Bank statements', km: 'របាយការណ៍គណនី' },
  purpose: {
    vi: 'Các tệp sao kê đã nhập, của tài khoản nào và những ngày nào.',
    en: 'Statement files that were imported, of which account and which days.',
    km: 'ឯកសាររបាយការណ៍គណនីដែលបាននាំចូល របស់គណនីណា និងថ្ងៃណា។',
  },
  fields: {
    filename: { vi: 'Tệp', en: 'File', km: 'ឯកសារ' },
    fingerprint: { vi: 'Mã băm của tệp', en: 'Hash of the file', km: 'កូដសម្គាល់ឯកសារ' },
    brought_by: { vi: 'Người nhập', en: 'Imported by', km: 'អ្នកនាំចូល' },
    first_day: { vi: 'Từ ngày', en: 'From', km: 'ចាប់ពីថ្ងៃ' },
    last_day: { vi: 'Đến ngày', en: 'To', km: 'ដល់ថ្ងៃ' },
    rows_read: { vi: 'Số giao dịch trong tệp', en: 'Transactions in the file', km: 'ចំនួនប្រតិបត្តិការក្នុងឯកសារ' },
    rows_new: { vi: 'Số giao dịch mới', en: 'New transactions', km: 'ចំនួនប្រតិបត្តិការថ្មី' },
    columns: { vi: 'Các cột', en: 'Columns', km: 'ជួរឈរ' },
    lines: { vi: 'Giao dịch ngân hàng', en: 'Bank transactions', km: 'ប្រតិបត្តិការធនាគារ' },
  },
  plural: { en: 'bank statements' },
})
