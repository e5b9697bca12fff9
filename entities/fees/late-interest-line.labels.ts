import { defineLabels } from '../define-labels.ts'
import { lateInterestLine } from './late-interest-line.ts'
import { dayCountName, dayCountWords, interestPeriodWords } from './late-interest-words.ts'

export const lateInterestLineLabels = defineLabels(lateInterestLine, {
  one: { vi: 'dòng tính lãi', en: 'interest line', km: 'ជួរគណនាការប្រាក់' },
  many: { vi: 'Dòng tính lãi chậm nộp', en: 'Late interest lines', km: 'ជួរគណនាការប្រាក់បង់យឺត' },
  purpose: {
    vi: 'Khoản lãi được tính cho những ngày nào của khoản phí nào, trên số nợ và lãi suất bao nhiêu.',
    en: 'For which days of which fee interest is charged, on how much, at what rate.',
    km: 'ការប្រាក់គិតសម្រាប់ថ្ងៃណានៃថ្លៃណា លើបំណុលប៉ុន្មាន និងតាមអត្រាប៉ុន្មាន។',
  },
  fields: {
    fee_id: { vi: 'Khoản lãi', en: 'Interest', km: 'ថ្លៃការប្រាក់' },
    debt_fee_id: { vi: 'Khoản phí nộp trễ', en: 'Late fee', km: 'ថ្លៃដែលបង់យឺត' },
    days: { vi: 'Số ngày', en: 'Days', km: 'ចំនួនថ្ងៃ' },
    unpaid: { vi: 'Số còn nợ', en: 'Unpaid', km: 'នៅជំពាក់' },
    rate: { vi: 'Lãi suất', en: 'Rate', km: 'អត្រាការប្រាក់' },
    per: { vi: 'Tính theo', en: 'Rate is', km: 'គិតតាម' },
    day_count: dayCountName,
    amount: { vi: 'Tiền lãi', en: 'Interest amount', km: 'ទឹកប្រាក់ការប្រាក់' },
  },
  options: {
    per: interestPeriodWords,
    day_count: dayCountWords,
  },
})
