import type { Language } from '#core/language.ts'

const vi = {
  opening: 'Tồn đầu kỳ',
  book_value: 'Giá trị trên sổ của tòa nhà',
  totals: 'Cộng phát sinh và tồn cuối kỳ',
  voided: 'hủy',
  load_failed: 'Không tải được sổ quỹ',
}
const en: typeof vi = {
  opening: 'Opening balance',
  book_value: 'Worth in the building’s books',
  totals: 'Totals and closing balance',
  voided: 'voided',
  load_failed: 'The book could not be loaded',
}
const km: typeof vi = {
  opening: 'សមតុល្យដើមគ្រា',
  book_value: 'តម្លៃក្នុងបញ្ជីរបស់អគារ',
  totals: 'សរុប និងសមតុល្យចុងគ្រា',
  voided: 'បោះបង់',
  load_failed: 'មិនអាចផ្ទុកសៀវភៅបានទេ',
}

/** The book of a fund account. */
export const cashBookWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
