import { defineLabels } from '../define-labels.ts'
import { lateInterestLine } from './late-interest-line.ts'
import { interestPeriodWords } from './late-interest-words.ts'

export const lateInterestLineLabels = defineLabels(lateInterestLine, {
  vi: {
    one: 'dòng tính lãi',
    many: 'Dòng tính lãi chậm nộp',
    purpose: 'Khoản lãi được tính cho những ngày nào của khoản phí nào, trên số nợ và lãi suất bao nhiêu.',
    fields: {
      fee_id: 'Khoản lãi',
      debt_fee_id: 'Khoản phí nộp trễ',
      days: 'Số ngày',
      unpaid: 'Số còn nợ',
      rate: 'Lãi suất',
      per: 'Tính theo',
      amount: 'Tiền lãi',
    },
    options: { per: interestPeriodWords.vi },
  },
  en: {
    one: 'interest line',
    many: 'Late interest lines',
    purpose: 'For which days of which fee interest is charged, on how much, at what rate.',
    fields: {
      fee_id: 'Interest',
      debt_fee_id: 'Late fee',
      days: 'Days',
      unpaid: 'Unpaid',
      rate: 'Rate',
      per: 'Rate is',
      amount: 'Interest amount',
    },
    options: { per: interestPeriodWords.en },
  },
  km: {
    one: 'ជួរគណនាការប្រាក់',
    many: 'ជួរគណនាការប្រាក់បង់យឺត',
    purpose: 'ការប្រាក់គិតសម្រាប់ថ្ងៃណានៃថ្លៃណា លើបំណុលប៉ុន្មាន និងតាមអត្រាប៉ុន្មាន។',
    fields: {
      fee_id: 'ថ្លៃការប្រាក់',
      debt_fee_id: 'ថ្លៃដែលបង់យឺត',
      days: 'ចំនួនថ្ងៃ',
      unpaid: 'នៅជំពាក់',
      rate: 'អត្រាការប្រាក់',
      per: 'គិតតាម',
      amount: 'ទឹកប្រាក់ការប្រាក់',
    },
    options: { per: interestPeriodWords.km },
  },
})
