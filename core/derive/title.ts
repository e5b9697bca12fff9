import type { AnyEntity } from '../entity.ts'
import { textIn, type LanguageContent, type TranslatedField } from '../fields/translated.ts'
import { kindOf } from '../kinds.ts'
import type { Language } from '../language.ts'
import { storedFields } from './fields.ts'
import { levelFor } from './requirement.ts'

type Values = Readonly<Record<string, unknown>>

const known = new WeakMap<AnyEntity, string | undefined>()

/** The field in which the office says a record's title in other languages (docs/glossary.md); undefined: there is none. */
export function titleTranslations(entity: AnyEntity): string | undefined {
  if (!known.has(entity)) known.set(entity, fieldOf(entity))
  return known.get(entity)
}

const fieldOf = (entity: AnyEntity) =>
  Object.entries(entity.fields).find(
    ([, field]) =>
      field.kind === 'translated' &&
      (field as unknown as TranslatedField).of.some((part) => part === entity.title),
  )?.[0]

/** A record's title in a language, where the office gave one and the record carries it. */
export function titleIn(entity: AnyEntity, record: Values, language: Language): string | undefined {
  const name = titleTranslations(entity)
  const entries = name === undefined ? undefined : record[name]
  if (!Array.isArray(entries)) return undefined
  const own = (entries as readonly LanguageContent[]).filter((entry) => entry.language_code === language)
  return textIn(own, language, entity.title as 'name') ?? undefined
}

/**
 * Whether a record that names one of these shows its name to whoever reads it, with or without the right to read these.
 * A title is never guarded (`check.ts`), but what the organisation alone reads has none for others.
 */
export function isNamedByTitle(entity: AnyEntity): boolean {
  const field = storedFields(entity)[entity.title]
  const column = field === undefined ? undefined : kindOf(field).column?.(field)
  return column !== undefined && column.references === undefined && levelFor(entity, 'read') === 'building'
}
