import { defaultLanguage, isLanguage, type Language } from '#core/language.ts'

/** The first supported language that the header names, in its order; Vietnamese otherwise. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined || header.length > 200) return defaultLanguage
  for (const part of header.split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(tag) && /^[a-z]{2}(?:-[\w-]{1,20})?(?:;.*)?$/i.test(part.trim())) return tag
  }
  return defaultLanguage
}
