import type { Language } from '#core/language.ts'
import type { DayCount, InterestPeriod } from '#domain/money/late-interest.ts'

/** What a rate of late interest is for. */
export const interestPeriodWords = {
  vi: { month: 'Mỗi tháng', day: 'Mỗi ngày' },
  en: { month: 'Per month', day: 'Per day' },
  km: { month: 'ក្នុងមួយខែ', day: 'ក្នុងមួយថ្ងៃ' },
} as const satisfies Readonly<Record<Language, Readonly<Record<InterestPeriod, string>>>>

/** Which days of a debt bear interest. */
export const dayCountWords = {
  vi: { unpaid_days: 'Ngày trả không tính', to_payment: 'Ngày trả trừ ngày đến hạn' },
  en: { unpaid_days: 'Not the day of payment', to_payment: 'Day of payment less due day' },
  km: { unpaid_days: 'មិនគិតថ្ងៃបង់', to_payment: 'ថ្ងៃបង់ដកថ្ងៃកំណត់' },
} as const satisfies Readonly<Record<Language, Readonly<Record<DayCount, string>>>>
export const dayCountName = { vi: 'Cách đếm ngày', en: 'Days are counted', km: 'របៀបរាប់ថ្ងៃ' } as const
