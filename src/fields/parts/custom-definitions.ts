import { definedLabel, fieldsFromDefinitions, type FieldDefinition } from '#core/custom-fields.ts'
import type { AnyField } from '#core/field.ts'
import type { Language } from '#core/language.ts'
import { rowsOf } from './lines-table.tsx'

export interface CustomField {
  readonly key: string
  readonly label: string
  /** The heading that it stands under; empty without one. */
  readonly section: string
  readonly field: AnyField
}

/** Fields that users have defined, from the rows that define them: those of contracts and of forms. */
export function fieldsFrom(rows: unknown, language: Language): CustomField[] {
  const definitions = definitionsIn(rows)
  const fields = fieldsFromDefinitions(definitions)
  return definitions.flatMap((one) => {
    const { key, section } = one
    const field = fields[key]
    const label = definedLabel(one, language)
    return field === undefined ? [] : [{ key, label, section: section ?? '', field }]
  })
}

function definitionsIn(rows: unknown): FieldDefinition[] {
  const isOne = (row: object) =>
    'key' in row && typeof row.key === 'string' && 'type' in row && typeof row.type === 'string'
  return rowsOf(rows).filter(isOne) as unknown as FieldDefinition[]
}
