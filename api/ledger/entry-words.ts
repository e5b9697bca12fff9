import type { Language, Translated } from '#core/language.ts'
import { entryKind } from '#domain/money/entry-kinds.ts'
import type { EntryKind } from './ledger.ts'

type Unvoided = Exclude<EntryKind, `${string}_void`>

/** What an entry of each kind does, where its document says nothing of its own. */
const deeds: Readonly<Record<Unvoided, Translated>> = {
  fee: { vi: 'Ghi nhận phí', en: 'Fee charged', km: 'កត់ត្រាថ្លៃសេវា' },
  opening: { vi: 'Nợ đầu kỳ', en: 'Opening debt', km: 'បំណុលដើមគ្រា' },
  receipt: { vi: 'Thu phí', en: 'Fees collected', km: 'ប្រមូលថ្លៃសេវា' },
  till_closing: {
    vi: 'Chênh lệch kiểm kê quỹ',
    en: 'Difference found when the cash was counted',
    km: 'លម្អៀងពេលរាប់សាច់ប្រាក់',
  },
  prepayment_release: {
    vi: 'Phân bổ phí thu trước',
    en: 'Release of a prepayment',
    km: 'បែងចែកថ្លៃបង់មុន',
  },
  prepayment_end: {
    vi: 'Kết thúc phí thu trước, phần còn lại thành tiền trả trước',
    en: 'End of a prepayment, the rest becomes credit',
    km: 'បញ្ចប់ការបង់មុន ផ្នែកនៅសល់ក្លាយជាប្រាក់បង់មុន',
  },
  receipt_voucher: { vi: 'Thu khác', en: 'Other receipt', km: 'ចំណូលផ្សេង' },
  payment_voucher: { vi: 'Chi tiền', en: 'Payment', km: 'ចំណាយប្រាក់' },
  supplier_invoice: { vi: 'Mua chịu', en: 'Bought on credit', km: 'ទិញជំពាក់' },
  refund: { vi: 'Hoàn tiền trả trước', en: 'Credit paid back', km: 'សងប្រាក់បង់មុន' },
  credit_transfer: {
    vi: 'Bù trừ tiền trả trước',
    en: 'Credit given to another apartment',
    km: 'កាត់កងប្រាក់បង់មុន',
  },
  cash_transfer: { vi: 'Chuyển quỹ', en: 'Transfer between funds', km: 'ផ្ទេររវាងមូលនិធិ' },
  prepayment: { vi: 'Thu phí trước', en: 'Fees received in advance', km: 'ទទួលថ្លៃសេវាមុន' },
  deposit: { vi: 'Nhận đặt cọc', en: 'Deposit received', km: 'ទទួលប្រាក់កក់' },
  deposit_return: { vi: 'Trả đặt cọc', en: 'Deposit returned', km: 'សងប្រាក់កក់' },
  opening_balance: { vi: 'Số dư đầu kỳ', en: 'Opening balance', km: 'សមតុល្យដើមគ្រា' },
  revaluation: { vi: 'Đánh giá lại ngoại tệ', en: 'Foreign currency revalued', km: 'វាយតម្លៃរូបិយប័ណ្ណឡើងវិញ' },
  write_off: { vi: 'Xóa nợ khó đòi', en: 'Debt written off', km: 'លុបបំណុល' },
  adjustment: { vi: 'Điều chỉnh phí', en: 'Fee adjusted', km: 'កែតម្រូវថ្លៃសេវា' },
}

const voids: Translated = { vi: 'Hủy', en: 'Void', km: 'បោះបង់' }
const colon: Translated = { vi: ': ', en: ': ', km: '៖ ' }

interface Told {
  readonly kind: string
  /** The document's own words. */
  readonly description: string | null
  readonly party: string | null
  readonly apartment: string | null
}

/** What an entry of a kind does. */
export const deedOf = (kind: string, language: Language): string => {
  const { of } = entryKind(kind)
  return Object.entries(deeds).find(([name]) => name === of)?.[1][language] ?? of
}

/**
 * A sentence for any entry: what its document says, or else what such an entry does and for whom. Where the document is
 * another's, what the entry does stands before it.
 */
export function describeEntry({ kind, description, party, apartment }: Told, language: Language): string {
  const { isVoid, called } = entryKind(kind)
  const own = description?.trim() ?? ''
  const deed = deedOf(kind, language)
  const about = own === '' ? [apartment, party].filter((one) => (one ?? '') !== '').join(', ') : own
  const parts = [isVoid ? voids[language] : '', own === '' || called !== undefined ? deed : '', about]
  return parts.filter((part) => part !== '').join(colon[language])
}
