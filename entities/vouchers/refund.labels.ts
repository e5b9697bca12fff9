import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { refund } from './refund.ts'

const { vi, en, km } = documentWords

export const refundLabels = defineLabels(refund, {
  vi: {
    ...vi,
    one: 'phiếu hoàn tiền',
    many: 'Phiếu hoàn tiền',
    purpose: 'Trả lại tiền thừa của căn hộ. Tiền ra khỏi quỹ khi phiếu được duyệt.',
    fields: {
      code: vi.fields.code,
      date: vi.fields.date,
      apartment_id: vi.fields.apartment_id,
      amount: vi.fields.amount,
      cash_account_id: vi.fields.cash_account_id,
      description: vi.fields.description,
      ...vi.overdraft,
      reason: vi.fields.reason,
    },
    help: vi.overdraftHelp,
  },
  en: {
    ...en,
    one: 'refund',
    many: 'Refunds',
    purpose: 'Credit of an apartment that is paid back. Approval takes the money out of the fund.',
    fields: {
      code: en.fields.code,
      date: en.fields.date,
      apartment_id: en.fields.apartment_id,
      amount: en.fields.amount,
      cash_account_id: en.fields.cash_account_id,
      description: en.fields.description,
      ...en.overdraft,
      reason: en.fields.reason,
    },
    help: en.overdraftHelp,
  },
  km: {
    ...km,
    one: 'ប័ណ្ណសងប្រាក់',
    many: 'ប័ណ្ណសងប្រាក់',
    purpose: 'សងប្រាក់លើសរបស់អាផាតមិនវិញ។ ប្រាក់ចេញពីគណនីពេលអនុម័ត។',
    fields: {
      code: km.fields.code,
      date: km.fields.date,
      apartment_id: km.fields.apartment_id,
      amount: km.fields.amount,
      cash_account_id: km.fields.cash_account_id,
      description: km.fields.description,
      ...km.overdraft,
      reason: km.fields.reason,
    },
    help: km.overdraftHelp,
  },
})
