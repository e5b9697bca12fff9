import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { writeOff } from './write-off.ts'

const { vi, en, km } = documentWords

export const writeOffLabels = defineLabels(writeOff, {
  vi: {
    ...vi,
    one: 'phiếu xóa nợ',
    many: 'Phiếu xóa nợ',
    purpose: 'Xóa khoản nợ không thu được của căn hộ và ghi vào chi phí nợ khó đòi.',
    fields: {
      code: vi.fields.code,
      date: vi.fields.date,
      apartment_id: vi.fields.apartment_id,
      grounds: 'Lý do xóa nợ',
      lines: 'Các khoản được xóa',
      amount: 'Tổng tiền xóa',
      description: vi.fields.description,
      reason: vi.fields.reason,
    },
    lines: { lines: { fee_id: 'Khoản phí', month: 'Tháng', amount: 'Số tiền xóa' } },
    help: { lines: 'Để trống nếu xóa toàn bộ nợ của căn hộ.' },
  },
  en: {
    ...en,
    one: 'write-off',
    many: 'Write-offs',
    purpose: 'Debts of an apartment that cannot be collected. Approval books them as bad debt.',
    fields: {
      code: en.fields.code,
      date: en.fields.date,
      apartment_id: en.fields.apartment_id,
      grounds: 'Reason for the write-off',
      lines: 'What is written off',
      amount: 'Total written off',
      description: en.fields.description,
      reason: en.fields.reason,
    },
    lines: { lines: { fee_id: 'Fee', month: 'Month', amount: 'Amount' } },
    help: { lines: 'Leave empty to write off everything the apartment owes.' },
  },
  km: {
    ...km,
    one: 'ប័ណ្ណលុបបំណុល',
    many: 'ប័ណ្ណលុបបំណុល',
    purpose: 'លុបបំណុលអាផាតមិនដែលទារមិនបាន ហើយកត់ជាចំណាយបំណុលអាក្រក់។',
    fields: {
      code: km.fields.code,
      date: km.fields.date,
      apartment_id: km.fields.apartment_id,
      grounds: 'មូលហេតុលុបបំណុល',
      lines: 'បំណុលដែលត្រូវលុប',
      amount: 'ប្រាក់លុបសរុប',
      description: km.fields.description,
      reason: km.fields.reason,
    },
    lines: { lines: { fee_id: 'ថ្លៃ', month: 'ខែ', amount: 'ទឹកប្រាក់' } },
    help: { lines: 'ទុកទទេ ដើម្បីលុបបំណុលទាំងអស់របស់អាផាតមិន។' },
  },
})
