import type { Language } from '#core/language.ts'
import type { IncomeKind, SurchargeKind } from '#domain/money/income.ts'

/** Whose money a fee or a surcharge is. */
export const surchargeKindWords = {
  vi: {
    own: 'Doanh thu của tòa nhà',
    collected_for_others: 'Thu hộ',
    output_vat: 'Thuế GTGT đầu ra',
    supplier_vat: 'Thuế GTGT của nhà cung cấp',
  },
  en: {
    own: 'Revenue of the building',
    collected_for_others: 'Collected for others',
    supplier_vat: 'Supplier’s VAT',
    output_vat: 'Output VAT',
  },
  km: {
    own: 'ចំណូលរបស់អគារ',
    collected_for_others: 'ប្រមូលជំនួសគេ',
    output_vat: 'អាករ VAT លើការលក់',
    supplier_vat: 'អាករ VAT របស់អ្នកផ្គត់ផ្គង់',
  },
} satisfies Record<Language, Record<SurchargeKind, string>>

const kindsOf = (language: Language, maintenance_fund: string): Record<IncomeKind, string> => {
  const { own, collected_for_others } = surchargeKindWords[language]
  return { own, collected_for_others, maintenance_fund }
}
export const incomeKindWords = {
  vi: kindsOf('vi', 'Quỹ bảo trì'),
  en: kindsOf('en', 'Maintenance fund'),
  km: kindsOf('km', 'មូលនិធិថែទាំ'),
}

/** The names of a fee's parts. */
export const incomeWords = {
  income_kind: { vi: 'Khoản thu là', en: 'Money is', km: 'ប្រាក់នេះជា' },
  vat_percent: { vi: 'Thuế suất GTGT', en: 'VAT rate', km: 'អត្រា VAT' },
  vat: { vi: 'Trong đó thuế GTGT', en: 'VAT in it', km: 'ក្នុងនោះអាករ VAT' },
  for_others: {
    vi: 'Trong đó thu hộ',
    en: 'Collected for others in it',
    km: 'ក្នុងនោះប្រមូលជំនួសគេ',
  },
}
