import type { Translated } from '#core/language.ts'

/** What an entry's kind stands for where it is no document of its own: the record that it is about, and its name. */
const standing: Readonly<Partial<Record<string, { readonly of: string; readonly called: Translated }>>> = {
  opening: {
    of: 'fee',
    called: { vi: 'nợ đầu kỳ', en: 'opening debt', km: 'បំណុលដើមគ្រា' },
  },
  prepayment_release: {
    of: 'fee',
    called: { vi: 'phân bổ phí thu trước', en: 'release of a prepayment', km: 'ការបែងចែកថ្លៃបង់មុន' },
  },
  // Of a hand-over alone: the ledger books none.
  result_closing: {
    of: 'closed_month',
    called: { vi: 'kết chuyển cuối kỳ', en: 'closing entry', km: 'ការបិទគណនីចុងគ្រា' },
  },
  prepayment_end: {
    of: 'prepayment',
    called: { vi: 'kết thúc phí thu trước', en: 'end of a prepayment', km: 'ការបញ្ចប់ការបង់មុន' },
  },
}

/** The record that an entry of a kind is about, whether it is a void, and its name where it is not that record's. */
export function entryKind(kind: string) {
  const of = kind.replace(/_void$/, '')
  const stands = standing[of]
  return { of, entity: stands?.of ?? of, isVoid: of !== kind, called: stands?.called }
}
