import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { openingDebt } from './opening-debt.ts'

export const openingDebtLabels = defineLabels(openingDebt, {
  one: { vi: 'nợ đầu kỳ', en: 'opening debt', km: 'បំណុលដើមគ្រា' },
  many: { vi: 'Nợ đầu kỳ', en: 'Opening debts', km: 'បំណុលដើមគ្រា' },
  purpose: {
    vi: 'Công nợ của căn hộ trước khi dùng Lobby.',
    en: 'What apartments owed before the building started using Lobby.',
    km: 'បំណុលរបស់អាផាតមិនមុនពេលប្រើ Lobby។',
  },
  fields: {
    name: { vi: 'Nội dung', en: 'Description', km: 'ខ្លឹមសារ' },
    date: { vi: 'Ngày ghi sổ', en: 'Booked on', km: 'ថ្ងៃកត់ត្រា' },
    due_on: { vi: 'Hạn nộp', en: 'Due on', km: 'ថ្ងៃកំណត់បង់' },
    fee_id: { vi: 'Khoản phí', en: 'Fee', km: 'ថ្លៃសេវា' },
  },
  options: {
    fee_type: feeTypeWords,
  },
})
