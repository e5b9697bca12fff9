import type { Language } from '#core/language.ts'
import { formatDecimal } from './money-text.ts'
import type { FormRow } from './vat-return.ts'

interface VatWords {
  readonly rates: Readonly<Record<'exempt' | 'not_declared' | 'several', string>>
  readonly rate: string
  readonly deducted: string
  readonly not_deducted: string
  readonly rows: Readonly<Record<FormRow, string>>
}

/** What the VAT lists and the return say, on screens and on paper. */
export const vatWords: Readonly<Record<Language, VatWords>> = {
  vi: {
    rates: {
      exempt: 'Không chịu thuế (KCT)',
      not_declared: 'Không kê khai, tính nộp (KKKNT)',
      several: 'Nhiều mức',
    },
    rate: 'Thuế suất',
    deducted: 'Đủ điều kiện khấu trừ',
    not_deducted: 'Không khấu trừ hoặc không có thuế',
    rows: {
      purchases: 'Hàng hóa, dịch vụ mua vào trong kỳ',
      deducted: 'Thuế GTGT mua vào được khấu trừ kỳ này',
      exempt: 'Bán ra không chịu thuế',
      taxable: 'Bán ra chịu thuế',
      zero: 'Thuế suất 0 %',
      five: 'Thuế suất 5 %',
      ten: 'Thuế suất 10 %, gồm phần giảm còn 8 %',
      not_declared: 'Không kê khai, tính nộp thuế',
      total: 'Tổng doanh thu và thuế bán ra',
      arising: 'Thuế GTGT phát sinh trong kỳ',
    },
  },
  en: {
    rates: { exempt: 'Exempt (KCT)', not_declared: 'Not declared (KKKNT)', several: 'Several' },
    rate: 'Rate',
    deducted: 'Deducted',
    not_deducted: 'Not deducted, or without tax',
    rows: {
      purchases: 'Goods and services bought',
      deducted: 'Input VAT deducted in the period',
      exempt: 'Sold, exempt',
      taxable: 'Sold, taxable',
      zero: 'Rate 0 %',
      five: 'Rate 5 %',
      ten: 'Rate 10 %, with what is lowered to 8 %',
      not_declared: 'Not declared',
      total: 'All sales and their VAT',
      arising: 'VAT that arises in the period',
    },
  },
  km: {
    rates: {
      exempt: 'មិនជាប់អាករ (KCT)',
      not_declared: 'មិនប្រកាស (KKKNT)',
      several: 'ច្រើនអត្រា',
    },
    rate: 'អត្រា',
    deducted: 'កាត់កង',
    not_deducted: 'មិនកាត់កង ឬគ្មានអាករ',
    rows: {
      purchases: 'ទំនិញ និងសេវាដែលទិញ',
      deducted: 'អាករលើការទិញដែលកាត់កងក្នុងគ្រា',
      exempt: 'ការលក់មិនជាប់អាករ',
      taxable: 'ការលក់ជាប់អាករ',
      zero: 'អត្រា 0 %',
      five: 'អត្រា 5 %',
      ten: 'អត្រា 10 % រួមទាំងអ្វីដែលបន្ថយមក 8 %',
      not_declared: 'មិនប្រកាស',
      total: 'ការលក់ទាំងអស់ និងអាកររបស់វា',
      arising: 'អាករ VAT ដែលកើតក្នុងគ្រា',
    },
  },
}

/** A rate as a reader of the language sees it: `8 %`, exempt, not declared; null: a fee has several. */
export function rateText(rate: string | null, language: Language): string {
  const { rates } = vatWords[language]
  if (rate === null) return rates.several
  return rate === 'exempt' || rate === 'not_declared'
    ? rates[rate]
    : `${formatDecimal(rate, { language, digits: 2 })} %`
}

interface ReturnWords {
  readonly by: string
  readonly annexes: Readonly<Record<'output' | 'input', string>>
  readonly saved: string
  readonly unplaced: string
  readonly due: string
  readonly left_out: string
  readonly on_credit: Readonly<Record<'title' | 'due' | 'open' | 'change', string>>
}

/** What is said around the figures of the return. */
export const returnWords: Readonly<Record<Language, ReturnWords>> = {
  vi: {
    by: 'Theo mẫu của',
    annexes: {
      input: 'Phụ lục giảm thuế: mua vào',
      output: 'Phụ lục giảm thuế: bán ra',
    },
    saved: 'Thuế được giảm',
    unplaced: 'Chưa xếp được vào chỉ tiêu nào',
    due: 'Hạn nộp tờ khai',
    left_out: 'Sổ không có số liệu, văn phòng tự điền',
    on_credit: {
      title: 'Thuế của hàng mua trả chậm theo hạn thanh toán, đã gồm trong [25]',
      due: 'Hạn thanh toán',
      open: 'Còn nợ',
      change: 'Điều chỉnh khấu trừ',
    },
  },
  en: {
    by: 'By the form of',
    annexes: {
      input: 'Annex of the lowered rate: bought',
      output: 'Annex of the lowered rate: sold',
    },
    saved: 'Tax lowered by',
    unplaced: 'Belongs on no line yet',
    due: 'The return is due',
    left_out: 'Not in the books, to be filled in by the office',
    on_credit: {
      title: 'Tax of purchases on credit by their due day, within [25]',
      due: 'Due',
      open: 'Unpaid',
      change: 'Change of the deduction',
    },
  },
  km: {
    by: 'តាមទម្រង់នៃ',
    annexes: {
      input: 'ឧបសម្ព័ន្ធអត្រាបន្ថយ៖ ការទិញ',
      output: 'ឧបសម្ព័ន្ធអត្រាបន្ថយ៖ ការលក់',
    },
    saved: 'អាករបន្ថយ',
    unplaced: 'មិនទាន់ស្ថិតក្នុងជួរណា',
    due: 'ថ្ងៃកំណត់ដាក់លិខិតប្រកាស',
    left_out: 'មិនមានក្នុងបញ្ជី ការិយាល័យបំពេញដោយខ្លួនឯង',
    on_credit: {
      title: 'អាករនៃការទិញជំពាក់តាមថ្ងៃកំណត់បង់ រួមក្នុង [25]',
      due: 'ថ្ងៃកំណត់បង់',
      open: 'នៅជំពាក់',
      change: 'ការកែអាករកាត់កង',
    },
  },
}
