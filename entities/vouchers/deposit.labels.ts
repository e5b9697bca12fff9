import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { deposit } from './deposit.ts'

const { vi, en, km } = documentWords

export const depositLabels = defineLabels(deposit, {
  vi: {
    ...vi,
    one: 'phiếu đặt cọc',
    many: 'Tiền đặt cọc',
    purpose: 'Tiền cọc giữ hộ khách thuê, thi công, thẻ. Theo dõi đến khi trả lại.',
    fields: {
      code: vi.fields.code,
      date: vi.fields.date,
      apartment_id: vi.fields.apartment_id,
      party: 'Người đặt cọc',
      amount: vi.fields.amount,
      brought_in: 'Đã nhận trước khi dùng Lobby',
      cash_account_id: vi.fields.cash_account_id,
      open: 'Còn giữ',
      returns: 'Phiếu trả cọc',
      description: vi.fields.description,
      source_ref: vi.fields.source_ref,
      reason: vi.fields.reason,
    },
    options: {
      purpose: { tenant: 'Thuê căn hộ', renovation: 'Thi công', card: 'Thẻ ra vào, thẻ xe', other: 'Khác' },
    },
  },
  en: {
    ...en,
    one: 'deposit',
    many: 'Deposits',
    purpose: 'Money held for tenants, renovations and cards until it is returned.',
    fields: {
      code: en.fields.code,
      date: en.fields.date,
      apartment_id: en.fields.apartment_id,
      party: 'Paid by',
      amount: en.fields.amount,
      brought_in: 'Received before Lobby was used',
      cash_account_id: en.fields.cash_account_id,
      open: 'Still held',
      returns: 'Deposit returns',
      description: en.fields.description,
      source_ref: en.fields.source_ref,
      reason: en.fields.reason,
    },
    options: { purpose: { tenant: 'Tenancy', renovation: 'Renovation', card: 'Cards', other: 'Other' } },
  },
  km: {
    ...km,
    one: 'ប័ណ្ណប្រាក់កក់',
    many: 'ប្រាក់កក់',
    purpose: 'ប្រាក់កក់ដែលរក្សាទុកសម្រាប់ការជួល ការជួសជុល និងកាត រហូតដល់សងវិញ។',
    fields: {
      code: km.fields.code,
      date: km.fields.date,
      apartment_id: km.fields.apartment_id,
      party: 'អ្នកដាក់ប្រាក់កក់',
      amount: km.fields.amount,
      brought_in: 'បានទទួលមុនពេលប្រើ Lobby',
      cash_account_id: km.fields.cash_account_id,
      open: 'នៅរក្សាទុក',
      returns: 'ប័ណ្ណសងប្រាក់កក់',
      description: km.fields.description,
      source_ref: km.fields.source_ref,
      reason: km.fields.reason,
    },
    options: { purpose: { tenant: 'ការជួល', renovation: 'ការជួសជុល', card: 'កាត', other: 'ផ្សេងៗ' } },
  },
})
