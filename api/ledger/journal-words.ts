import type { Language } from '#core/language.ts'
import type { JournalLine } from './journal.ts'
import type { VatLine } from './output-vat.ts'
import type { TrialRow } from './trial-balance.ts'

/** Columns of the journal. */
export const columns = {
  entry: { vi: 'Bút toán', en: 'Entry', km: 'លេខបញ្ជី' },
  booked_on: { vi: 'Ngày hạch toán', en: 'Booked on', km: 'ថ្ងៃកត់ត្រា' },
  number: { vi: 'Số chứng từ', en: 'Document number', km: 'លេខឯកសារ' },
  kind: { vi: 'Loại chứng từ', en: 'Document', km: 'ឯកសារ' },
  code: { vi: 'Tài khoản', en: 'Account', km: 'គណនី' },
  counter: { vi: 'TK đối ứng', en: 'Counter account', km: 'គណនីផ្ទុយ' },
  debit: { vi: 'Nợ', en: 'Debit', km: 'ឥណពន្ធ' },
  credit: { vi: 'Có', en: 'Credit', km: 'ឥណទាន' },
  description: { vi: 'Diễn giải', en: 'Description', km: 'បរិយាយ' },
  apartment: { vi: 'Căn hộ', en: 'Apartment', km: 'អាផាតមិន' },
  party: { vi: 'Đối tượng', en: 'Party', km: 'ភាគី' },
  category: { vi: 'Khoản mục', en: 'Category', km: 'ប្រភេទ' },
} as const satisfies Readonly<Record<Exclude<keyof JournalLine, symbol>, Readonly<Record<Language, string>>>>

/** The names of the sheets. */
export const sheetTitles = {
  journal: { vi: 'Nhật ký chung', en: 'Journal', km: 'ទិន្នានុប្បវត្តិ' },
  trial_balance: { vi: 'Cân đối số phát sinh', en: 'Trial balance', km: 'តារាងតុល្យភាព' },
  general_ledger: { vi: 'Sổ cái', en: 'General ledger', km: 'សៀវភៅធំ' },
  output_vat: { vi: 'Thuế GTGT đầu ra', en: 'Output VAT', km: 'អាករ VAT លើការលក់' },
  voided: { vi: 'Sổ chứng từ đã hủy', en: 'Voided documents', km: 'បញ្ជីឯកសារដែលបានបោះបង់' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** The further column of the general ledger. */
export const balanceName = { vi: 'Số dư', en: 'Balance', km: 'សមតុល្យ' } as const

/** On its paper, what the account had before. */
export const openingName = { vi: 'Số dư đầu kỳ', en: 'Opening balance', km: 'សមតុល្យដើមគ្រា' } as const

/** Columns of the trial balance. */
export const trialColumns = {
  code: columns.code,
  opening_debit: { vi: 'Dư nợ đầu kỳ', en: 'Opening debit', km: 'សមតុល្យដើមគ្រាខាងឥណពន្ធ' },
  opening_credit: { vi: 'Dư có đầu kỳ', en: 'Opening credit', km: 'សមតុល្យដើមគ្រាខាងឥណទាន' },
  debit: { vi: 'Phát sinh nợ', en: 'Debit', km: 'ឥណពន្ធ' },
  credit: { vi: 'Phát sinh có', en: 'Credit', km: 'ឥណទាន' },
  closing_debit: { vi: 'Dư nợ cuối kỳ', en: 'Closing debit', km: 'សមតុល្យចុងគ្រាខាងឥណពន្ធ' },
  closing_credit: { vi: 'Dư có cuối kỳ', en: 'Closing credit', km: 'សមតុល្យចុងគ្រាខាងឥណទាន' },
} as const satisfies Readonly<Record<Exclude<keyof TrialRow, symbol>, Readonly<Record<Language, string>>>>

/** What follows the kind of a document that counts no more. */
export const voided: Readonly<Record<Language, string>> = { vi: 'hủy', en: 'voided', km: 'លុប' }

/** Columns of the list of output VAT. */
export const vatColumns = {
  booked_on: columns.booked_on,
  number: columns.number,
  kind: columns.kind,
  description: columns.description,
  apartment: columns.apartment,
  party: columns.party,
  rate: { vi: 'Thuế suất (%)', en: 'Rate (%)', km: 'អត្រា (%)' },
  net: { vi: 'Doanh thu chưa thuế', en: 'Net', km: 'ចំណូលមិនរួមអាករ' },
  vat: { vi: 'Thuế GTGT', en: 'VAT', km: 'អាករ VAT' },
} as const satisfies Readonly<Partial<Record<keyof VatLine, Readonly<Record<Language, string>>>>>
