import type { Language } from '#core/language.ts'

const vi = {
  account: 'Tài khoản: {{account}}',
  day: 'Đến hết ngày {{day}}',
  bank_balance: 'Số dư theo ngân hàng',
  unbooked: 'Ngân hàng đã báo, sổ chưa ghi',
  untold: 'Sổ đã ghi, ngân hàng chưa báo',
  book_balance: 'Số dư theo sổ kế toán',
  book_value: 'Giá trị sổ bằng tiền hạch toán: {{amount}}',
  worth: 'Giá trị theo tỷ giá trong ngày: {{amount}}',
  difference: 'Chênh lệch chưa giải thích',
  untold_balance: 'Ngân hàng chưa báo số dư',
  maker: 'Người lập',
  accountant: 'Kế toán trưởng',
  head: 'Trưởng ban quản lý',
}
const en: typeof vi = {
  account: 'Account: {{account}}',
  day: 'At the end of {{day}}',
  bank_balance: 'Balance as the bank says',
  unbooked: 'Told by the bank, not booked',
  untold: 'Booked, not told by the bank',
  book_balance: 'Balance in the books',
  book_value: 'Value in the books’ currency: {{amount}}',
  worth: 'Worth at the rate of the day: {{amount}}',
  difference: 'Difference that nothing explains',
  untold_balance: 'The bank has told no balance',
  maker: 'Made by',
  accountant: 'Chief accountant',
  head: 'Head of management',
}
const km: typeof vi = {
  account: 'គណនី៖ {{account}}',
  day: 'នៅចុងថ្ងៃ {{day}}',
  bank_balance: 'សមតុល្យតាមធនាគារ',
  unbooked: 'ធនាគារបានប្រាប់ តែមិនទាន់កត់ត្រា',
  untold: 'បានកត់ត្រា តែធនាគារមិនទាន់ប្រាប់',
  book_balance: 'សមតុល្យក្នុងបញ្ជី',
  book_value: 'តម្លៃជារូបិយប័ណ្ណនៃបញ្ជី៖ {{amount}}',
  worth: 'តម្លៃតាមអត្រានៃថ្ងៃ៖ {{amount}}',
  difference: 'ភាពខុសគ្នាដែលមិនទាន់ពន្យល់',
  untold_balance: 'ធនាគារមិនទាន់ប្រាប់សមតុល្យ',
  maker: 'អ្នករៀបចំ',
  accountant: 'គណនេយ្យករធំ',
  head: 'ប្រធានគណៈគ្រប់គ្រង',
}

/** The reconciliation statement of a bank account, on paper and in its file. */
export const reconciliationWords = { vi, en, km } satisfies Readonly<Record<Language, typeof vi>>
