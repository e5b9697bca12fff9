import type { Language } from '#core/language.ts'

const vi = { issue: 'Cấp thẻ', issue_title: 'Cấp thẻ: {{plate}}', card: 'Thẻ {{code}}' }
const en: typeof vi = { issue: 'Issue card', issue_title: 'Issue card: {{plate}}', card: 'Card {{code}}' }
const km: typeof vi = { issue: 'ចេញកាត', issue_title: 'ចេញកាត៖ {{plate}}', card: 'កាត {{code}}' }

/** Words of vehicles and their cards. */
export const words = { vi, en, km } satisfies Record<Language, typeof vi>
