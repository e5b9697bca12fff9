import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { openingDebt } from './opening-debt.ts'

export const openingDebtLabels = defineLabels(openingDebt, {
  vi: {
    one: 'nợ đầu kỳ',
    many: 'Nợ đầu kỳ',
    purpose: 'Công nợ của căn hộ trước khi dùng Lobby.',
    fields: {
      name: 'Nội dung',
      date: 'Ngày ghi sổ',
      due_on: 'Hạn nộp',
      fee_id: 'Khoản phí',
    },
    options: { fee_type: feeTypeWords.vi },
  },
  en: {
    one: 'opening debt',
    many: 'Opening debts',
    purpose: 'What apartments owed before the building started using Lobby.',
    fields: {
      name: 'Description',
      date: 'Booked on',
      due_on: 'Due on',
      fee_id: 'Fee',
    },
    options: { fee_type: feeTypeWords.en },
  },
  km: {
    one: 'បំណុលដើមគ្រា',
    many: 'បំណុលដើមគ្រា',
    purpose: 'បំណុលរបស់អាផាតមិនមុនពេលប្រើ Lobby។',
    fields: {
      name: 'ខ្លឹមសារ',
      date: 'ថ្ងៃកត់ត្រា',
      due_on: 'ថ្ងៃកំណត់បង់',
      fee_id: 'ថ្លៃសេវា',
    },
    options: { fee_type: feeTypeWords.km },
  },
})
