import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { writeOff } from './write-off.ts'

export const writeOffLabels = defineLabels(writeOff, {
  one: { vi: 'phiếu xóa nợ', en: 'write-off', km: 'ប័ណ្ណលុបបំណុល' },
  many: { vi: 'Phiếu xóa nợ', en: 'Write-offs', km: 'ប័ណ្ណលុបបំណុល' },
  purpose: {
    vi: 'Xóa khoản nợ không thu được của căn hộ và ghi vào chi phí nợ khó đòi.',
    en: 'Debts of an apartment that cannot be collected. Approval books them as bad debt.',
    km: 'លុបបំណុលអាផាតមិនដែលទារមិនបាន ហើយកត់ជាចំណាយបំណុលអាក្រក់។',
  },
  fields: {
    code: documentWords.code,
    grounds: { vi: 'Lý do xóa nợ', en: 'Reason for the write-off', km: 'មូលហេតុលុបបំណុល' },
    lines: { vi: 'Các khoản được xóa', en: 'What is written off', km: 'បំណុលដែលត្រូវលុប' },
    amount: { vi: 'Tổng tiền xóa', en: 'Total written off', km: 'ប្រាក់លុបសរុប' },
  },
  lines: {
    lines: {
      fee_id: { vi: 'Khoản phí', en: 'Fee', km: 'ថ្លៃ' },
      name: { vi: 'Tên khoản phí', en: 'Name of the fee', km: 'ឈ្មោះថ្លៃ' },
      month: { vi: 'Tháng', en: 'Month', km: 'ខែ' },
      amount: { vi: 'Số tiền xóa', en: 'Amount', km: 'ទឹកប្រាក់' },
    },
  },
  help: {
    lines: {
      vi: 'Để trống nếu xóa toàn bộ nợ của căn hộ.',
      en: 'Leave empty to write off everything the apartment owes.',
      km: 'ទុកទទេ ដើម្បីលុបបំណុលទាំងអស់របស់អាផាតមិន។',
    },
  },
})
