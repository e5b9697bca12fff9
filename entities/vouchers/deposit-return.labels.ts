import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { depositReturn } from './deposit-return.ts'

export const depositReturnLabels = defineLabels(depositReturn, {
  one: { vi: 'phiếu trả cọc', en: 'deposit return', km: 'ប័ណ្ណសងប្រាក់កក់' },
  many: { vi: 'Trả tiền cọc', en: 'Deposit returns', km: 'ការសងប្រាក់កក់' },
  purpose: {
    vi: 'Trả lại tiền cọc, hoặc giữ lại một phần khi có hư hỏng.',
    en: 'A deposit that is paid back, or partly kept for a damage.',
    km: 'សងប្រាក់កក់វិញ ឬទុកមួយផ្នែកពេលមានការខូចខាត។',
  },
  fields: {
    code: documentWords.code,
    ...documentWords.foreign,
    deposit_id: { vi: 'Phiếu đặt cọc', en: 'Deposit', km: 'ប័ណ្ណប្រាក់កក់' },
    returned: { vi: 'Số tiền trả lại', en: 'Paid back', km: 'ប្រាក់សងវិញ' },
    cash_account_id: { vi: 'Chi từ quỹ', en: 'From account', km: 'ពីគណនី' },
    forfeited: { vi: 'Số tiền giữ lại', en: 'Kept', km: 'ប្រាក់ទុក' },
    category_id: {
      vi: 'Danh mục thu của phần giữ lại',
      en: 'Category of what is kept',
      km: 'ប្រភេទចំណូលនៃប្រាក់ទុក',
    },
  },
  help: { foreign_currency: documentWords.foreignHelp, overdraft_reason: documentWords.overdraft },
  options: { foreign_currency: currencyWords },
})
