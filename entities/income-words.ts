import type { Language } from '#core/language.ts'
import type { SurchargeKind } from '#domain/money/income.ts'

/** Whose money a fee or a surcharge is. */
export const surchargeKindWords = {
  vi: { own: 'Doanh thu của tòa nhà', collected_for_others: 'Thu hộ', output_vat: 'Thuế GTGT đầu ra' },
  en: {
    own: 'Revenue of the building',
    collected_for_others: 'Collected for others',
    output_vat: 'Output VAT',
  },
  km: { own: 'ចំណូលរបស់អគារ', collected_for_others: 'ប្រមូលជំនួសគេ', output_vat: 'អាករ VAT លើការលក់' },
} satisfies Record<Language, Record<SurchargeKind, string>>

const kindsOf = (language: Language) => {
  const { own, collected_for_others } = surchargeKindWords[language]
  return { own, collected_for_others }
}
export const incomeKindWords = { vi: kindsOf('vi'), en: kindsOf('en'), km: kindsOf('km') }

/** The names of a fee's parts. */
export const incomeWords = {
  vi: {
    income_kind: 'Khoản thu là',
    vat_percent: 'Thuế suất GTGT',
    vat: 'Trong đó thuế GTGT',
    for_others: 'Trong đó thu hộ',
  },
  en: {
    income_kind: 'Money is',
    vat_percent: 'VAT rate',
    vat: 'VAT in it',
    for_others: 'Collected for others in it',
  },
  km: {
    income_kind: 'ប្រាក់នេះជា',
    vat_percent: 'អត្រា VAT',
    vat: 'ក្នុងនោះអាករ VAT',
    for_others: 'ក្នុងនោះប្រមូលជំនួសគេ',
  },
} satisfies Record<Language, unknown>
