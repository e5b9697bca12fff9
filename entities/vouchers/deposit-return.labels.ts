import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { depositReturn } from './deposit-return.ts'

const { vi, en, km } = documentWords

export const depositReturnLabels = defineLabels(depositReturn, {
  vi: {
    ...vi,
    one: 'phiếu trả cọc',
    many: 'Trả tiền cọc',
    purpose: 'Trả lại tiền cọc, hoặc giữ lại một phần khi có hư hỏng.',
    fields: {
      code: vi.fields.code,
      date: vi.fields.date,
      deposit_id: 'Phiếu đặt cọc',
      returned: 'Số tiền trả lại',
      cash_account_id: 'Chi từ quỹ',
      forfeited: 'Số tiền giữ lại',
      category_id: 'Danh mục thu của phần giữ lại',
      description: vi.fields.description,
      ...vi.overdraft,
      reason: vi.fields.reason,
    },
    help: vi.overdraftHelp,
  },
  en: {
    ...en,
    one: 'deposit return',
    many: 'Deposit returns',
    purpose: 'A deposit that is paid back, or partly kept for a damage.',
    fields: {
      code: en.fields.code,
      date: en.fields.date,
      deposit_id: 'Deposit',
      returned: 'Paid back',
      cash_account_id: 'From account',
      forfeited: 'Kept',
      category_id: 'Category of what is kept',
      description: en.fields.description,
      ...en.overdraft,
      reason: en.fields.reason,
    },
    help: en.overdraftHelp,
  },
  km: {
    ...km,
    one: 'ប័ណ្ណសងប្រាក់កក់',
    many: 'ការសងប្រាក់កក់',
    purpose: 'សងប្រាក់កក់វិញ ឬទុកមួយផ្នែកពេលមានការខូចខាត។',
    fields: {
      code: km.fields.code,
      date: km.fields.date,
      deposit_id: 'ប័ណ្ណប្រាក់កក់',
      returned: 'ប្រាក់សងវិញ',
      cash_account_id: 'ពីគណនី',
      forfeited: 'ប្រាក់ទុក',
      category_id: 'ប្រភេទចំណូលនៃប្រាក់ទុក',
      description: km.fields.description,
      ...km.overdraft,
      reason: km.fields.reason,
    },
    help: km.overdraftHelp,
  },
})
