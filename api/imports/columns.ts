import { importColumns, type ImportColumn } from '#core/derive/imports.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { CellWords } from '#core/kind.ts'
import { languages, type Language } from '#core/language.ts'
import { unaccent } from '#core/text.ts'
import { answers, type ExportLabels, type SheetWords } from '../records/export-cells.ts'

/** A header's name for a column, without case, accents and marks. */
const plain = (text: string) =>
  unaccent(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

export const labelOf = (words: SheetWords | undefined, { name, isState }: ImportColumn) =>
  (isState ? words?.state : words?.fields[name]) ?? name

/** Header cells to field names: by the field's own name or its label in any language. Unknown ones are null. */
export function mapHeader(
  entity: AnyEntity,
  labels: ExportLabels,
  header: readonly string[],
): (string | null)[] {
  const known = new Map<string, string>()
  for (const column of importColumns(entity)) {
    known.set(plain(column.name), column.name)
    for (const language of languages)
      known.set(plain(labelOf(labels[entity.name]?.[language], column)), column.name)
  }
  const taken = new Set<string>()
  return header.map((title) => {
    const name = known.get(plain(title))
    if (name === undefined || taken.has(name)) return null
    taken.add(name)
    return name
  })
}

/** The words that a column's cells may hold, in each language, the caller's first. */
export const cellWords = (
  entity: AnyEntity,
  labels: ExportLabels,
  { column, language }: { column: ImportColumn; language: Language },
): CellWords[] =>
  [language, ...languages.filter((one) => one !== language)].map((one) => {
    const own = labels[entity.name]?.[one]
    const options = column.isState ? own?.states : own?.options?.[column.name]
    const [yes, no] = answers[one]
    return { language: one, yes, no, label: (option) => options?.[option] ?? option }
  })
