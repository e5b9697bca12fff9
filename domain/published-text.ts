import type { LanguageContent } from '#core/fields/translated.ts'
import type { Language } from '#core/language.ts'

/** A text as it was written, and what has been translated of it. */
export interface WrittenText {
  readonly title: string
  readonly summary: string | null
  /** Formatted. */
  readonly content: string
  readonly language_contents: readonly LanguageContent<'name' | 'description' | 'content'>[] | null
}

/**
 * What a reader sees of a text in their language: what has been translated, the rest as it was written. A translated
 * content stands for the whole: a summary that has not been translated does not stand above it.
 */
export function textIn({ title, summary, content, language_contents }: WrittenText, language: Language) {
  const own = language_contents?.find((entry) => entry.language_code === language)
  return {
    title: own?.name ?? title,
    summary: own?.description ?? (own?.content === undefined ? summary : null),
    html: own?.content ?? content,
  }
}
