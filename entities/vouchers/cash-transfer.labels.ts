import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { cashTransfer } from './cash-transfer.ts'

const { vi, en, km } = documentWords

export const cashTransferLabels = defineLabels(cashTransfer, {
  vi: {
    ...vi,
    one: 'phiếu chuyển quỹ',
    many: 'Chuyển quỹ',
    purpose: 'Chuyển tiền giữa các quỹ: nộp tiền mặt vào ngân hàng, rút tiền về quỹ.',
    fields: {
      code: vi.fields.code,
      date: vi.fields.date,
      cash_account_id: 'Từ quỹ',
      to_account_id: 'Đến quỹ',
      amount: vi.fields.amount,
      foreign_currency: 'Ngoại tệ của quỹ',
      foreign_amount: 'Số tiền ngoại tệ',
      description: vi.fields.description,
      ...vi.overdraft,
      reason: vi.fields.reason,
    },
    options: { foreign_currency: { vnd: 'VND', usd: 'USD', riel: 'Riel (KHR)' } },
    help: vi.overdraftHelp,
  },
  en: {
    ...en,
    one: 'transfer',
    many: 'Transfers between accounts',
    plural: 'transfers between accounts',
    purpose: 'Money that goes from one account of the building to another, such as cash paid into the bank.',
    fields: {
      code: en.fields.code,
      date: en.fields.date,
      cash_account_id: 'From account',
      to_account_id: 'To account',
      amount: en.fields.amount,
      foreign_currency: 'Foreign currency',
      foreign_amount: 'Foreign amount',
      description: en.fields.description,
      ...en.overdraft,
      reason: en.fields.reason,
    },
    options: { foreign_currency: { vnd: 'VND', usd: 'USD', riel: 'Riel (KHR)' } },
    help: en.overdraftHelp,
  },
  km: {
    ...km,
    one: 'ប័ណ្ណផ្ទេរប្រាក់',
    many: 'ផ្ទេរប្រាក់រវាងគណនី',
    purpose: 'ផ្ទេរប្រាក់រវាងគណនី៖ ដាក់សាច់ប្រាក់ចូលធនាគារ ឬដកមកវិញ។',
    fields: {
      code: km.fields.code,
      date: km.fields.date,
      cash_account_id: 'ពីគណនី',
      to_account_id: 'ទៅគណនី',
      amount: km.fields.amount,
      foreign_currency: 'រូបិយប័ណ្ណបរទេសនៃគណនី',
      foreign_amount: 'ចំនួនជារូបិយប័ណ្ណបរទេស',
      description: km.fields.description,
      ...km.overdraft,
      reason: km.fields.reason,
    },
    options: { foreign_currency: { vnd: 'VND', usd: 'USD', riel: 'រៀល (KHR)' } },
    help: km.overdraftHelp,
  },
})
