/** Interface languages, default first (specification §9). */
export const languages = ['vi', 'en', 'km'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'vi'

export const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value)

/** The words that one translation gives in each language. */
export type Translated = Readonly<Record<Language, string>>
