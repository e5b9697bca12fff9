import { canonicalAmount, isAmount } from '#core/amount.ts'
import { isPresent } from '#core/condition.ts'
import { fieldErrors, updateSchema } from '#core/derive/schema.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { AnyField } from '#core/field.ts'
import type { CellWords } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'
import { groupDigits } from '#core/number-text.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { formatDateTime, readPasted } from '#src/fields/format.ts'
import { optionLabel } from '#src/fields/words.ts'
import { codeText } from '#src/i18n/code-text.ts'

/** A column of a grid. */
export interface CellUse {
  readonly entity: AnyEntity
  readonly name: string
  readonly field: AnyField
  readonly tools: Pick<ViewTools, 't' | 'language'>
}

const wordsFor = ({ entity, name, tools: { t, language } }: CellUse): CellWords => ({
  language,
  label: (option) => optionLabel(t, entity.name, name, option),
  yes: t('console.fields.yes'),
  no: t('console.fields.no'),
})

const columnOf = (field: AnyField) => kindOf(field).column?.(field)

/** A value as it stands in a cell, in the reader's spelling; what is empty is an empty text. */
export function cellText(use: CellUse, value: unknown): string {
  const { field, tools } = use
  if (!isPresent(value)) return ''
  const kind = kindOf(field)
  if (columnOf(field)?.family === 'number') {
    const plain = String(kind.encode(field, value))
    return groupDigits(isAmount(plain) ? canonicalAmount(plain) : plain, tools.language)
  }
  if (kind.sheetFormat === 'moment') return formatDateTime(String(value))
  return kind.inName?.(String(value)) ?? String(kind.formatCell(field, value, wordsFor(use)) ?? '')
}

/** A cell's value, or the sentences of what is wrong with its text. */
export type ReadCell = { readonly value: unknown } | { readonly texts: readonly string[] }

/** A cell's text as its field's value, by the rules of the field alone; the server judges the record. */
export function readCell(use: CellUse, text: string): ReadCell {
  const { entity, name, tools } = use
  const value = text.trim() === '' ? null : valueOf(use, text.trim())
  const parsed = updateSchema(entity).safeParse({ [name]: value })
  if (parsed.success) return { value: (parsed.data as Record<string, unknown>)[name] ?? null }
  return { texts: fieldErrors(parsed.error).map(({ code, limits }) => codeText(tools.t, code, { limits })) }
}

function valueOf(use: CellUse, text: string): unknown {
  const { field, tools } = use
  const kind = kindOf(field)
  const column = columnOf(field)
  const number =
    column?.family === 'number'
      ? readPasted(text, { language: tools.language, digits: digitsOf(column.type) })
      : undefined
  return number === undefined ? kind.parseCell(field, text, wordsFor(use)) : kind.decode(field, number)
}

/** `numeric(18,2)` keeps two. */
const digitsOf = (type: string) => Number(/,\s*(\d+)\)$/.exec(type)?.[1] ?? 0)

/** The words of a field that takes only a few; undefined where anything may be typed. */
export function choicesOf(use: CellUse): readonly string[] | undefined {
  const { field } = use
  const words = wordsFor(use)
  const column = columnOf(field)
  if (column?.family === 'boolean') return [words.yes, words.no]
  return column?.words?.map(words.label).filter((label) => 'value' in readCell(use, label))
}
