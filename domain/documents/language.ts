import type { Language } from '#core/language.ts'
import type { CurrencyCode } from '../currency.ts'

const languageOf: Readonly<Partial<Record<CurrencyCode, Language>>> = { vnd: 'vi', riel: 'km' }

/** A paper is read by those who pay in the building's currency, whatever the language of the office's screen is. */
export const paperLanguage = (currency: CurrencyCode, screen: Language): Language =>
  languageOf[currency] ?? screen
