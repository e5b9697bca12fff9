import type { Labels } from '#core/labels.ts'
import type { lateInterestLine } from './late-interest-line.ts'
import { interestPeriodWords } from './late-interest-words.ts'

export const lateInterestLineLabels = {
  vi: {
    one: 'dòng tính lãi',
    many: 'Dòng tính lãi chậm nộp',
    purpose: 'Khoản lãi được tính cho những ngày nào của khoản phí nào, trên số nợ và lãi suất bao nhiêu.',
    fields: {
      apartment_id: 'Căn hộ',
      fee_id: 'Khoản lãi',
      debt_fee_id: 'Khoản phí nộp trễ',
      from_date: 'Từ ngày',
      to_date: 'Đến hết ngày',
      days: 'Số ngày',
      unpaid: 'Số còn nợ',
      rate: 'Lãi suất',
      per: 'Tính theo',
      amount: 'Tiền lãi',
    },
    sections: { general: 'Thông tin chung' },
    options: { per: interestPeriodWords.vi },
  },
  en: {
    one: 'interest line',
    many: 'Late interest lines',
    purpose: 'For which days of which fee interest is charged, on how much, at what rate.',
    fields: {
      apartment_id: 'Apartment',
      fee_id: 'Interest',
      debt_fee_id: 'Late fee',
      from_date: 'From',
      to_date: 'Through',
      days: 'Days',
      unpaid: 'Unpaid',
      rate: 'Rate',
      per: 'Rate is',
      amount: 'Interest amount',
    },
    sections: { general: 'General' },
    options: { per: interestPeriodWords.en },
  },
  km: {
    one: 'ជួរគណនាការប្រាក់',
    many: 'ជួរគណនាការប្រាក់បង់យឺត',
    purpose: 'ការប្រាក់គិតសម្រាប់ថ្ងៃណានៃថ្លៃណា លើបំណុលប៉ុន្មាន និងតាមអត្រាប៉ុន្មាន។',
    fields: {
      apartment_id: 'អាផាតមិន',
      fee_id: 'ថ្លៃការប្រាក់',
      debt_fee_id: 'ថ្លៃដែលបង់យឺត',
      from_date: 'ចាប់ពីថ្ងៃ',
      to_date: 'ដល់ថ្ងៃ',
      days: 'ចំនួនថ្ងៃ',
      unpaid: 'នៅជំពាក់',
      rate: 'អត្រាការប្រាក់',
      per: 'គិតតាម',
      amount: 'ទឹកប្រាក់ការប្រាក់',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
    options: { per: interestPeriodWords.km },
  },
} satisfies Labels<typeof lateInterestLine>
