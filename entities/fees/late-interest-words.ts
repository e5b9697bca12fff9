import type { Language } from '#core/language.ts'
import type { InterestPeriod } from '#domain/money/late-interest.ts'

/** What a rate of late interest is for. */
export const interestPeriodWords = {
  vi: { month: 'Mỗi tháng', day: 'Mỗi ngày' },
  en: { month: 'Per month', day: 'Per day' },
  km: { month: 'ក្នុងមួយខែ', day: 'ក្នុងមួយថ្ងៃ' },
} as const satisfies Readonly<Record<Language, Readonly<Record<InterestPeriod, string>>>>
