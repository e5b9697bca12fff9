import type { Language } from '#core/language.ts'

const vi = {
  title: 'Bảng đối chiếu số dư tiền gửi ngân hàng',
  account: 'Tài khoản: {{account}}',
  day: 'Đến hết ngày {{day}}',
  bank_balance: 'Số dư theo ngân hàng',
  unbooked: 'Ngân hàng đã báo, sổ chưa ghi',
  untold: 'Sổ đã ghi, ngân hàng chưa báo',
  book_balance: 'Số dư theo sổ kế toán',
  difference: 'Chênh lệch chưa giải thích',
  untold_balance: 'Ngân hàng chưa báo số dư',
  date: 'Ngày',
  what: 'Nội dung',
  amount: 'Số tiền',
  maker: 'Người lập',
  accountant: 'Kế toán trưởng',
  head: 'Trưởng ban quản lý',
}
const en: typeof vi = {
  title: 'Bank reconciliation statement',
  account: 'Account: {{account}}',
  day: 'At the end of {{day}}',
  bank_balance: 'Balance as the bank says',
  unbooked: 'Told by the bank, not booked',
  untold: 'Booked, not told by the bank',
  book_balance: 'Balance in the books',
  difference: 'Difference that nothing explains',
  untold_balance: 'The bank has told no balance',
  date: 'Date',
  what: 'Particulars',
  amount: 'Amount',
  maker: 'Made by',
  accountant: 'Chief accountant',
  head: 'Head of management',
}
const km: typeof vi = {
  title: 'តារាងផ្ទៀងផ្ទាត់សមតុល្យប្រាក់បញ្ញើធនាគារ',
  account: 'គណនី៖ {{account}}',
  day: 'នៅចុងថ្ងៃ {{day}}',
  bank_balance: 'សមតុល្យតាមធនាគារ',
  unbooked: 'ធនាគារបានប្រាប់ តែមិនទាន់កត់ត្រា',
  untold: 'បានកត់ត្រា តែធនាគារមិនទាន់ប្រាប់',
  book_balance: 'សមតុល្យក្នុងបញ្ជី',
  difference: 'ភាពខុសគ្នាដែលមិនទាន់ពន្យល់',
  untold_balance: 'ធនាគារមិនទាន់ប្រាប់សមតុល្យ',
  date: 'ថ្ងៃ',
  what: 'ខ្លឹមសារ',
  amount: 'ចំនួនប្រាក់',
  maker: 'អ្នករៀបចំ',
  accountant: 'គណនេយ្យករធំ',
  head: 'ប្រធានគណៈគ្រប់គ្រង',
}

/** The reconciliation statement of a bank account, on paper and in its file. */
export const reconciliationWords = { vi, en, km } satisfies Readonly<Record<Language, typeof vi>>
