import type { Language } from '#core/language.ts'

/** A text as it was written, and what has been translated of it. */
export interface WrittenText {
  readonly title: string
  readonly summary: string | null
  /** Formatted. */
  readonly content: string
  readonly language_contents:
    | readonly { readonly language_code: Language; readonly name?: string; readonly description?: string }[]
    | null
}

/**
 * What a reader sees of a text in their language: what has been translated, the rest as it was written. A translation is
 * plain text and stands for the whole, its summary included.
 */
export function textIn({ title, summary, content, language_contents }: WrittenText, language: Language) {
  const own = language_contents?.find((entry) => entry.language_code === language)
  const text = own?.description ?? null
  return {
    title: own?.name ?? title,
    summary: text === null ? summary : null,
    html: text === null ? content : null,
    text,
  }
}
