import type { Language } from '#core/language.ts'

const vi = {
  unit: 'Đơn vị',
  address: 'Địa chỉ',
  number: 'Số',
  book: 'Quyển số',
  serial: 'Số seri',
  day: (day: string, month: string, year: string) => `Ngày ${day} tháng ${month} năm ${year}`,
  apartment: (code: string) => `Căn hộ ${code}`,
  paid_by: 'Họ và tên người nộp tiền',
  reason: 'Lý do nộp',
  more: (count: number) => `và ${count} khoản khác`,
  line: 'Nội dung',
  month: 'Kỳ',
  amount: 'Số tiền',
  in_words: 'Bằng chữ',
  still_owed: 'Còn nợ sau phiếu này',
  sign: '(Ký, họ tên)',
  sign_and_seal: '(Ký, họ tên, đóng dấu)',
  copies: ['Liên 1: Lưu', 'Liên 2: Giao người nộp'],
}

const en: typeof vi = {
  unit: 'Unit',
  address: 'Address',
  number: 'No.',
  book: 'Book No.',
  serial: 'Serial',
  day: (day, month, year) => `Date: ${day}/${month}/${year}`,
  apartment: (code) => `Apartment ${code}`,
  paid_by: 'Received from',
  reason: 'For',
  more: (count) => `and ${count} more`,
  line: 'Description',
  month: 'Month',
  amount: 'Amount',
  in_words: 'In words',
  still_owed: 'Still owed after this receipt',
  sign: '(Signature, full name)',
  sign_and_seal: '(Signature, full name, seal)',
  copies: ['Copy 1: for the file', 'Copy 2: for the payer'],
}

const km: typeof vi = {
  unit: 'អង្គភាព',
  address: 'អាសយដ្ឋាន',
  number: 'លេខ',
  book: 'សៀវភៅលេខ',
  serial: 'លេខស៊េរី',
  day: (day, month, year) => `ថ្ងៃទី ${day} ខែ ${month} ឆ្នាំ ${year}`,
  apartment: (code) => `អាផាតមិន ${code}`,
  paid_by: 'ឈ្មោះអ្នកបង់ប្រាក់',
  reason: 'មូលហេតុបង់',
  more: (count) => `និង ${count} មុខទៀត`,
  line: 'បរិយាយ',
  month: 'ខែ',
  amount: 'ចំនួនទឹកប្រាក់',
  in_words: 'ជាអក្សរ',
  still_owed: 'នៅជំពាក់ក្រោយបង្កាន់ដៃនេះ',
  sign: '(ហត្ថលេខា និងឈ្មោះ)',
  sign_and_seal: '(ហត្ថលេខា ឈ្មោះ និងត្រា)',
  copies: ['ច្បាប់ទី 1៖ ទុកក្នុងឯកសារ', 'ច្បាប់ទី 2៖ ប្រគល់ឱ្យអ្នកបង់ប្រាក់'],
}

/** What papers say beside the names of fields, whichever language the office's screens are in. */
export const paperWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }

/** `2026-11-22` as a paper says it. */
export function paperDay(day: string, language: Language): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return paperWords[language].day(date, month, year)
}
