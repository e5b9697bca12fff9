import type { Language } from '#core/language.ts'

const vi = {
  title: 'Sao kê công nợ',
  date: 'Ngày',
  document: 'Chứng từ',
  charged: 'Phát sinh',
  paid: 'Đã trả',
  deduction: 'Khấu trừ',
  credit: 'Tiền thừa',
  prepaid: 'Thu trước',
  balance: 'Còn nợ',
  opening: 'Nợ đầu kỳ',
  totals: 'Cộng phát sinh và nợ cuối kỳ',
  money_unit: 'Đơn vị tính',
  by_age: 'Nợ hôm nay theo tuổi nợ',
  load_failed: 'Không tải được sao kê',
  kinds: {
    fee: 'Phí',
    fee_void: 'hủy phí',
    opening: 'nợ đầu kỳ',
    receipt: 'phiếu thu',
    receipt_void: 'hủy phiếu thu',
    credit_transfer: 'phiếu bù trừ',
    credit_transfer_void: 'hủy phiếu bù trừ',
    refund: 'phiếu hoàn tiền',
    refund_void: 'hủy phiếu hoàn tiền',
    opening_balance: 'tiền thừa đầu kỳ',
    opening_balance_void: 'hủy tiền thừa đầu kỳ',
    prepayment: 'phiếu thu trước phí',
    prepayment_void: 'hủy phiếu thu trước phí',
    prepayment_release: 'trừ vào tiền thu trước',
    prepayment_release_void: 'trả lại tiền thu trước',
    prepayment_end: 'kết thúc sớm phiếu thu trước',
    write_off: 'phiếu xóa nợ',
    write_off_void: 'hủy phiếu xóa nợ',
    adjustment: 'phiếu điều chỉnh phí',
    adjustment_void: 'hủy phiếu điều chỉnh phí',
  },
}

const en: typeof vi = {
  title: 'Statement of account',
  date: 'Date',
  document: 'Document',
  charged: 'Charged',
  paid: 'Paid',
  deduction: 'Deduction',
  credit: 'Credit',
  prepaid: 'Prepaid',
  balance: 'Balance',
  opening: 'Opening balance',
  totals: 'Totals and closing balance',
  money_unit: 'Amounts in',
  by_age: 'What is owed today, by age',
  load_failed: 'The statement could not be loaded',
  kinds: {
    fee: 'Fee',
    fee_void: 'fee voided',
    opening: 'opening debt',
    receipt: 'receipt',
    receipt_void: 'receipt voided',
    credit_transfer: 'offset',
    credit_transfer_void: 'offset voided',
    refund: 'refund',
    refund_void: 'refund voided',
    opening_balance: 'opening credit',
    opening_balance_void: 'opening credit voided',
    prepayment: 'prepayment',
    prepayment_void: 'prepayment voided',
    prepayment_release: 'taken from the prepayment',
    prepayment_release_void: 'given back to the prepayment',
    prepayment_end: 'prepayment ended early',
    write_off: 'write-off',
    write_off_void: 'write-off voided',
    adjustment: 'fee adjustment',
    adjustment_void: 'fee adjustment voided',
  },
}

const km: typeof vi = {
  title: 'របាយការណ៍គណនី',
  date: 'ថ្ងៃ',
  document: 'ឯកសារ',
  charged: 'ត្រូវបង់',
  paid: 'បានបង់',
  deduction: 'ការកាត់កង',
  credit: 'ប្រាក់លើស',
  prepaid: 'បង់មុន',
  balance: 'នៅជំពាក់',
  opening: 'បំណុលដើមគ្រា',
  totals: 'សរុប និងបំណុលចុងគ្រា',
  money_unit: 'គិតជា',
  by_age: 'បំណុលថ្ងៃនេះតាមអាយុ',
  load_failed: 'មិនអាចផ្ទុករបាយការណ៍បានទេ',
  kinds: {
    fee: 'ថ្លៃសេវា',
    fee_void: 'បោះបង់ថ្លៃសេវា',
    opening: 'បំណុលដើមគ្រា',
    receipt: 'បង្កាន់ដៃ',
    receipt_void: 'បោះបង់បង្កាន់ដៃ',
    credit_transfer: 'ប័ណ្ណកាត់កង',
    credit_transfer_void: 'បោះបង់ប័ណ្ណកាត់កង',
    refund: 'ប័ណ្ណសងប្រាក់',
    refund_void: 'បោះបង់ប័ណ្ណសងប្រាក់',
    opening_balance: 'ប្រាក់លើសដើមគ្រា',
    opening_balance_void: 'បោះបង់ប្រាក់លើសដើមគ្រា',
    prepayment: 'ប័ណ្ណបង់ថ្លៃមុន',
    prepayment_void: 'បោះបង់ប័ណ្ណបង់ថ្លៃមុន',
    prepayment_release: 'កាត់ពីប្រាក់បង់មុន',
    prepayment_release_void: 'ត្រឡប់ទៅប្រាក់បង់មុន',
    prepayment_end: 'បញ្ចប់ការបង់មុនមុនកំណត់',
    write_off: 'ប័ណ្ណលុបបំណុល',
    write_off_void: 'បោះបង់ប័ណ្ណលុបបំណុល',
    adjustment: 'ប័ណ្ណកែតម្រូវថ្លៃ',
    adjustment_void: 'បោះបង់ប័ណ្ណកែតម្រូវថ្លៃ',
  },
}

/** What a statement of account says, on the screen and on paper. */
export const statementWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }

/** The days that a statement on paper is of; without a first one it begins with the apartment. */
export const statementPeriod: Readonly<Record<Language, (from: string | undefined, to: string) => string>> = {
  vi: (from, to) => (from === undefined ? `Đến ${to}` : `Từ ${from} đến ${to}`),
  en: (from, to) => (from === undefined ? `Until ${to}` : `From ${from} to ${to}`),
  km: (from, to) => (from === undefined ? `ដល់ថ្ងៃ ${to}` : `ពីថ្ងៃ ${from} ដល់ថ្ងៃ ${to}`),
}

/** What the paper leaves out, so that nobody takes it for the whole. */
export const statementCut: Readonly<Record<Language, (shown: number, total: number) => string>> = {
  vi: (shown, total) => `Chỉ in ${shown} dòng mới nhất trong ${total} dòng.`,
  en: (shown, total) => `Only the latest ${shown} of ${total} lines are printed.`,
  km: (shown, total) => `បោះពុម្ពតែ ${shown} ជួរចុងក្រោយក្នុងចំណោម ${total} ជួរ។`,
}

/** Who signs it. */
export const statementSigner: Readonly<Record<Language, string>> = {
  vi: 'Người lập',
  en: 'Prepared by',
  km: 'អ្នករៀបចំ',
}
