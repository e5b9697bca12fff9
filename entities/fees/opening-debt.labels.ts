import type { Labels } from '#core/labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import type { openingDebt } from './opening-debt.ts'

export const openingDebtLabels = {
  vi: {
    one: 'nợ đầu kỳ',
    many: 'Nợ đầu kỳ',
    purpose: 'Công nợ của căn hộ trước khi dùng Lobby.',
    fields: {
      apartment_id: 'Căn hộ',
      fee_type: 'Nhóm phí',
      month: 'Tháng',
      name: 'Nội dung',
      amount: 'Số tiền',
      date: 'Ngày ghi sổ',
      due_on: 'Hạn nộp',
      fee_id: 'Khoản phí',
      note: 'Ghi chú',
    },
    sections: { general: 'Thông tin chung' },
    options: { fee_type: feeTypeWords.vi },
  },
  en: {
    one: 'opening debt',
    many: 'Opening debts',
    purpose: 'What apartments owed before the building started using Lobby.',
    fields: {
      apartment_id: 'Apartment',
      fee_type: 'Fee type',
      month: 'Month',
      name: 'Description',
      amount: 'Amount',
      date: 'Booked on',
      due_on: 'Due on',
      fee_id: 'Fee',
      note: 'Note',
    },
    sections: { general: 'General' },
    options: { fee_type: feeTypeWords.en },
  },
  km: {
    one: 'បំណុលដើមគ្រា',
    many: 'បំណុលដើមគ្រា',
    purpose: 'បំណុលរបស់អាផាតមិនមុនពេលប្រើ Lobby។',
    fields: {
      apartment_id: 'អាផាតមិន',
      fee_type: 'ប្រភេទថ្លៃសេវា',
      month: 'ខែ',
      name: 'ខ្លឹមសារ',
      amount: 'ទឹកប្រាក់',
      date: 'ថ្ងៃកត់ត្រា',
      due_on: 'ថ្ងៃកំណត់បង់',
      fee_id: 'ថ្លៃសេវា',
      note: 'កំណត់សម្គាល់',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
    options: { fee_type: feeTypeWords.km },
  },
} satisfies Labels<typeof openingDebt>
