import type { Language } from '#core/language.ts'

const vi = {
  short: { billion: '{{value}} tỷ', million: '{{value}} tr', thousand: '{{value}} nghìn' },
  as_table: 'Xem dạng bảng',
}
const en: typeof vi = {
  short: { billion: '{{value}}B', million: '{{value}}M', thousand: '{{value}}K' },
  as_table: 'Show as a table',
}
const km: typeof vi = {
  short: { billion: '{{value}} ពាន់លាន', million: '{{value}} លាន', thousand: '{{value}} ពាន់' },
  as_table: 'បង្ហាញជាតារាង',
}

/** What every chart says. */
export const words: Readonly<Record<Language, typeof vi>> = { vi, en, km }
