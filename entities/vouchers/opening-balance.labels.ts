import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { openingBalance } from './opening-balance.ts'

const { vi, en, km } = documentWords

export const openingBalanceLabels = defineLabels(openingBalance, {
  vi: {
    ...vi,
    one: 'số dư đầu kỳ',
    many: 'Số dư đầu kỳ',
    purpose: 'Tiền trong quỹ và tiền thừa của căn hộ vào ngày bắt đầu dùng Lobby.',
    fields: {
      code: vi.fields.code,
      date: vi.fields.date,
      kind: 'Loại số dư',
      cash_account_id: vi.fields.cash_account_id,
      apartment_id: vi.fields.apartment_id,
      amount: vi.fields.amount,
      description: vi.fields.description,
      source_ref: vi.fields.source_ref,
      reason: vi.fields.reason,
    },
    options: { kind: { cash: 'Tiền trong quỹ', credit: 'Tiền thừa của căn hộ' } },
  },
  en: {
    ...en,
    one: 'opening balance',
    many: 'Opening balances',
    purpose: 'The money in accounts and the credit of apartments on the day the building began to use Lobby.',
    fields: {
      code: en.fields.code,
      date: en.fields.date,
      kind: 'What it is',
      cash_account_id: en.fields.cash_account_id,
      apartment_id: en.fields.apartment_id,
      amount: en.fields.amount,
      description: en.fields.description,
      source_ref: en.fields.source_ref,
      reason: en.fields.reason,
    },
    options: { kind: { cash: 'Money in an account', credit: 'Credit of an apartment' } },
  },
  km: {
    ...km,
    one: 'សមតុល្យដើមគ្រា',
    many: 'សមតុល្យដើមគ្រា',
    purpose: 'ប្រាក់ក្នុងគណនី និងប្រាក់លើសរបស់អាផាតមិន នៅថ្ងៃចាប់ផ្តើមប្រើ Lobby។',
    fields: {
      code: km.fields.code,
      date: km.fields.date,
      kind: 'ប្រភេទសមតុល្យ',
      cash_account_id: km.fields.cash_account_id,
      apartment_id: km.fields.apartment_id,
      amount: km.fields.amount,
      description: km.fields.description,
      source_ref: km.fields.source_ref,
      reason: km.fields.reason,
    },
    options: { kind: { cash: 'ប្រាក់ក្នុងគណនី', credit: 'ប្រាក់លើសរបស់អាផាតមិន' } },
  },
})
