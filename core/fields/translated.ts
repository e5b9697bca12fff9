import { z } from '../zod.ts'
import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets, type WireNode } from '../kind.ts'
import { languages, type Language } from '../language.ts'
import type { Flag } from '../permission.ts'
import { htmlSchema } from './rich-text.ts'
import { textSchema, trimText } from './schemas.ts'

/** The texts of one language; `content` is formatted, the others are plain. */
const parts = {
  name: () => textSchema(255),
  description: () => textSchema(5000),
  content: htmlSchema,
  note: () => textSchema(5000),
} as const
export type TranslatedPart = keyof typeof parts

export const isFormatted = (part: TranslatedPart): part is 'content' => part === 'content'

export interface TranslatedOptions<P extends TranslatedPart> {
  readonly of: readonly P[]
}
export type LanguageContent<P extends TranslatedPart = TranslatedPart> = {
  readonly language_code: Language
} & {
  readonly [K in P]?: string
}
export interface TranslatedField<
  P extends TranslatedPart = TranslatedPart,
  R extends boolean = boolean,
  G extends Flag = Flag,
> extends Field<'translated', readonly LanguageContent<P>[], R, G> {
  readonly of: readonly P[]
}

/** Language contents: one entry a language, with the parts that `of` names. */
export const translated = <
  const P extends TranslatedPart,
  const R extends boolean = false,
  const G extends Flag = never,
>(
  options: FieldOptions<R, G> & TranslatedOptions<P>,
): TranslatedField<P, NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'translated' })

export const translatedKind = defineKind<TranslatedField>({
  schema: (field) =>
    z
      .array(
        z.strictObject(
          {
            language_code: z.enum(languages, { error: 'invalid_language' }),
            ...Object.fromEntries(field.of.map((part) => [part, parts[part]().optional()])),
          },
          { error: 'invalid_language_contents' },
        ),
        { error: 'invalid_language_contents' },
      )
      .refine((entries) => new Set(entries.map((entry) => entry.language_code)).size === entries.length, {
        error: 'duplicate_language',
      }),
  holdsHtml: (field) => field.of.some(isFormatted),
  cutHtml: (value, cut) =>
    (value as readonly LanguageContent[]).map(({ content, ...entry }) =>
      content === undefined ? entry : { ...entry, content: cut(content) },
    ),
  column: () => ({ type: 'jsonb', family: 'json' }),
  operators: operatorSets.presence,
  decode: (_field, node) => (Array.isArray(node) ? node.map(decodeEntry) : node),
  encode: (_field, value) =>
    (value as readonly LanguageContent[]).map((entry) =>
      Object.fromEntries(Object.entries(entry).filter(([, text]) => text !== undefined)),
    ),
  toColumn: (_field, value) => JSON.stringify(value),
  demo: (field, seed) =>
    languages.map((language) => ({
      language_code: language,
      ...Object.fromEntries(
        field.of.map((part) => {
          const text = `${part} ${seed.index + 1} ${language}`
          return [part, isFormatted(part) ? `<p>${text}</p>` : text]
        }),
      ),
    })),
  parseCell: (field, cell, words) =>
    cell.trim() === '' ? [] : [{ language_code: words.language, [field.of[0] ?? 'name']: trimText(cell) }],
  formatCell: (field, value, words) =>
    textIn(value as readonly LanguageContent[], words.language, field.of[0]),
  withCell: (before, said) =>
    Array.isArray(before) && Array.isArray(said) ? withEntries(before, said) : said,
  fault: (field) => (field.of.length === 0 ? 'of names no part' : undefined),
})

/** A part's text in a language, or in the first language that has it. */
export function textIn(
  entries: readonly LanguageContent[],
  language: Language,
  part: TranslatedPart = 'name',
) {
  const own = entries.find((entry) => entry.language_code === language)?.[part]
  return own ?? entries.find((entry) => entry[part] !== undefined)?.[part] ?? null
}

/** The entries, with the parts that others say in their place: other languages and other parts stay. */
function withEntries(before: readonly LanguageContent[], said: readonly LanguageContent[]) {
  const of = (entries: readonly LanguageContent[], language: Language) =>
    entries.find((entry) => entry.language_code === language)
  const known = before.map((entry) => ({ ...entry, ...of(said, entry.language_code) }))
  return [...known, ...said.filter((entry) => of(before, entry.language_code) === undefined)]
}

/** Parts left empty are absent. */
function decodeEntry(node: WireNode): unknown {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node
  const trimmed = Object.entries(node).map(([key, part]) => [
    key,
    typeof part === 'string' ? trimText(part) : part,
  ])
  return Object.fromEntries(trimmed.filter(([, part]) => part !== '' && part !== null))
}
