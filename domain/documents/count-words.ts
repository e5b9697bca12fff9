import type { Language } from '#core/language.ts'

const vi = {
  title: 'Bảng kiểm kê quỹ',
  form: '(theo mẫu 08a-TT)',
  number: 'STT',
  what: 'Diễn giải',
  amount: 'Số tiền',
  expected: 'Số dư theo sổ quỹ',
  counted: 'Số kiểm kê thực tế',
  note_of: 'Loại {{value}}',
  difference: 'Chênh lệch (III = I − II)',
  surplus: 'Thừa',
  shortage: 'Thiếu',
  reason: 'Lý do',
  conclusion: 'Kết luận sau khi kiểm kê quỹ',
  accountant: 'Kế toán trưởng',
  cashier: 'Thủ quỹ',
  counter: 'Người nhận hoặc người kiểm kê',
}
const en: typeof vi = {
  title: 'Cash count sheet',
  form: '(after form 08a-TT)',
  number: 'No.',
  what: 'Item',
  amount: 'Amount',
  expected: 'Balance of the cash book',
  counted: 'Counted',
  note_of: 'Notes of {{value}}',
  difference: 'Difference (III = I − II)',
  surplus: 'Surplus',
  shortage: 'Shortage',
  reason: 'Reason',
  conclusion: 'Conclusion after the count',
  accountant: 'Chief accountant',
  cashier: 'Cashier',
  counter: 'Receiver or witness',
}
const km: typeof vi = {
  title: 'តារាងរាប់សាច់ប្រាក់',
  form: '(តាមទម្រង់ 08a-TT)',
  number: 'ល.រ',
  what: 'បរិយាយ',
  amount: 'ទឹកប្រាក់',
  expected: 'សមតុល្យតាមសៀវភៅ',
  counted: 'ចំនួនរាប់ជាក់ស្តែង',
  note_of: 'ក្រដាស {{value}}',
  difference: 'ភាពខុសគ្នា (III = I − II)',
  surplus: 'លើស',
  shortage: 'ខ្វះ',
  reason: 'មូលហេតុ',
  conclusion: 'សេចក្តីសន្និដ្ឋានក្រោយរាប់',
  accountant: 'ប្រធានគណនេយ្យ',
  cashier: 'បេឡាករ',
  counter: 'អ្នកទទួល ឬសាក្សី',
}

/** The printed cash count. */
export const countWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
