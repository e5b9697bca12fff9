import { isOneOf } from './one-of.ts'
/** Interface languages, default first. */
export const languages = ['vi', 'en', 'km'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'vi'

export const isLanguage = (value: unknown): value is Language => isOneOf(languages, value)

/** The words that one translation gives in each language. */
export type Translated = Readonly<Record<Language, string>>

/**
 * The words of a language with plurals: any text may have `{key}_one` beside it, which i18next takes where it is asked
 * with a `count` of one.
 */
export type WithPlurals<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : WithPlurals<Texts[Key]>
} & { readonly [Key in keyof Texts & string as `${Key}_one`]?: string }

/** False where a noun is the same for one and for many: in Vietnamese and Khmer. */
export const hasPlurals = (language: Language): boolean =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.length > 1
