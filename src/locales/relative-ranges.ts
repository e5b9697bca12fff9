import type { Language } from '#core/language.ts'
import { reportFigureWords } from '#domain/reports/words.ts'
import type { RelativeRange } from '../fields/filters/operand.ts'

/** Ranges of days that move with the calendar; those that reports have too are called the same. */
export const relativeWords: Readonly<Record<Language, Readonly<Record<RelativeRange, string>>>> = {
  vi: {
    today: 'Hôm nay',
    yesterday: 'Hôm qua',
    this_week: 'Tuần này',
    this_month: 'Tháng này',
    last_month: 'Tháng trước',
    this_year: 'Năm nay',
    last_7_days: '7 ngày qua',
    last_30_days: reportFigureWords.vi.periods.last_30_days,
    last_90_days: '90 ngày qua',
    last_3_months: reportFigureWords.vi.periods.last_3_months,
    last_6_months: reportFigureWords.vi.periods.last_6_months,
    next_7_days: '7 ngày tới',
    next_30_days: '30 ngày tới',
  },
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    this_week: 'This week',
    this_month: 'This month',
    last_month: 'Last month',
    this_year: 'This year',
    last_7_days: 'Last 7 days',
    last_30_days: reportFigureWords.en.periods.last_30_days,
    last_90_days: 'Last 90 days',
    last_3_months: reportFigureWords.en.periods.last_3_months,
    last_6_months: reportFigureWords.en.periods.last_6_months,
    next_7_days: 'Next 7 days',
    next_30_days: 'Next 30 days',
  },
  km: {
    today: 'ថ្ងៃនេះ',
    yesterday: 'ម្សិលមិញ',
    this_week: 'សប្តាហ៍នេះ',
    this_month: 'ខែនេះ',
    last_month: 'ខែមុន',
    this_year: 'ឆ្នាំនេះ',
    last_7_days: '7 ថ្ងៃចុងក្រោយ',
    last_30_days: reportFigureWords.km.periods.last_30_days,
    last_90_days: '90 ថ្ងៃចុងក្រោយ',
    last_3_months: reportFigureWords.km.periods.last_3_months,
    last_6_months: reportFigureWords.km.periods.last_6_months,
    next_7_days: '7 ថ្ងៃខាងមុខ',
    next_30_days: '30 ថ្ងៃខាងមុខ',
  },
}
