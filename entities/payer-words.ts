import type { Language } from '#core/language.ts'
import type { DebtorKind, PayerKind } from '#domain/money/payers.ts'

/** Names of those who pay for an apartment. */
export const payerKindWords: Readonly<Record<Language, Readonly<Record<PayerKind, string>>>> = {
  vi: {
    owner: 'Chủ sở hữu',
    tenant: 'Người thuê',
    company: 'Công ty',
    developer: 'Chủ đầu tư',
    apartment: 'Căn hộ khác',
  },
  en: {
    owner: 'Owner',
    tenant: 'Tenant',
    company: 'Company',
    developer: 'Developer',
    apartment: 'Another apartment',
  },
  km: {
    owner: 'ម្ចាស់កម្មសិទ្ធិ',
    tenant: 'អ្នកជួល',
    company: 'ក្រុមហ៊ុន',
    developer: 'អ្នកអភិវឌ្ឍន៍គម្រោង',
    apartment: 'អាផាតមិនផ្សេង',
  },
}

/** The same, and the apartment itself. */
export const debtorKindWords: Readonly<Record<Language, Readonly<Record<DebtorKind, string>>>> = {
  vi: { itself: 'Căn hộ tự trả', ...payerKindWords.vi },
  en: { itself: 'The apartment itself', ...payerKindWords.en },
  km: { itself: 'អាផាតមិនបង់ខ្លួនឯង', ...payerKindWords.km },
}
