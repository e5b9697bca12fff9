import type { Language } from '#core/language.ts'

const vi = {
  issue: 'Cấp thẻ',
  issue_sub: 'Cấp thẻ phụ',
  issue_title: 'Cấp thẻ: {{plate}}',
  card: 'Thẻ {{code}}',
  sub_card: 'Thẻ phụ {{code}}',
}
const en: typeof vi = {
  issue: 'Issue card',
  issue_sub: 'Issue secondary card',
  issue_title: 'Issue card: {{plate}}',
  card: 'Card {{code}}',
  sub_card: 'Secondary card {{code}}',
}
const km: typeof vi = {
  issue: 'ចេញកាត',
  issue_sub: 'ចេញកាតបន្ថែម',
  issue_title: 'ចេញកាត៖ {{plate}}',
  card: 'កាត {{code}}',
  sub_card: 'កាតបន្ថែម {{code}}',
}

/** Words of vehicles and their cards. */
export const words = { vi, en, km } satisfies Record<Language, typeof vi>
