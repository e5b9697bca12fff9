import { sheetColumns, type EntityNamed, type ImportColumn } from '#core/derive/imports.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { CellWords } from '#core/kind.ts'
import { languages, type Language } from '#core/language.ts'
import { unaccent } from '#core/text.ts'
import { answers, type ExportLabels } from '../records/present/export-cells.ts'
import type { EntityPlan } from '../records/plan.ts'

/** A header's name for a column, without case, accents and marks. */
const plain = (text: string) =>
  unaccent(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** An entity with the words of all of them, and the way from a name to another. */
export interface WordedEntity {
  readonly entity: AnyEntity
  readonly labels: ExportLabels
  readonly entityNamed: EntityNamed
}

/** The column's heading: the label of the field that it fills. */
export function labelOf({ entity, labels }: WordedEntity, column: ImportColumn, language: Language): string {
  const { name, isState, beside } = column
  const words = labels[beside?.entity.name ?? entity.name]?.[language]
  return (isState ? words?.state : words?.fields[beside?.field ?? name]) ?? name
}

export const entityIn =
  ({ registry }: Pick<EntityPlan, 'registry'>): EntityNamed =>
  (name) =>
    registry[name]

/** Header cells to field names: by the field's own name or its label in any language. Unknown ones are null. */
export function mapHeader(worded: WordedEntity, header: readonly string[]): (string | null)[] {
  const known = new Map<string, string>()
  // The entity's own columns come last, so that a label that two fields share means its own.
  const columns = sheetColumns(worded.entity, worded.entityNamed)
  const isOwn = ({ beside }: ImportColumn) => beside === undefined
  for (const column of [...columns.filter((one) => !isOwn(one)), ...columns.filter(isOwn)]) {
    known.set(plain(column.name), column.name)
    for (const language of languages) known.set(plain(labelOf(worded, column, language)), column.name)
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
  { entity, labels }: Pick<WordedEntity, 'entity' | 'labels'>,
  { column, language }: { column: ImportColumn; language: Language },
): CellWords[] =>
  [language, ...languages.filter((one) => one !== language)].map((one) => {
    const own = labels[column.beside?.entity.name ?? entity.name]?.[one]
    const options = column.isState ? own?.states : own?.options?.[column.beside?.field ?? column.name]
    const [yes, no] = answers[one]
    return { language: one, yes, no, label: (option) => options?.[option] ?? option }
  })
