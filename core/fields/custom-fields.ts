import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets, type WireNode } from '../kind.ts'
import type { Flag } from '../permission.ts'
import { schemaFromCode } from './schemas.ts'
import { parseJson } from './lines.ts'
import { isObject } from './rows.ts'

export interface CustomFieldsOptions {
  /**
   * The place of the definitions: `template_id.fields` means the lines field `fields` of the record that `template_id`
   * names.
   */
  readonly definitions: `${string}.${string}`
}
export interface CustomFieldsField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'custom_fields', Readonly<Record<string, unknown>>, R, G>, CustomFieldsOptions {}

/** Values of fields that users have defined. What each key may hold is known only with the definitions at hand. */
export const customFields = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & CustomFieldsOptions,
): CustomFieldsField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'custom_fields' })

/** The place of the definitions: the field that names their record, and that record's rows. */
export function definitionsOf(field: CustomFieldsField) {
  const [owner = '', rows = ''] = field.definitions.split('.')
  return { owner, rows }
}

const maxKeys = 100
const maxCharacters = 64_000

export const customFieldsKind = defineKind<CustomFieldsField>({
  schema: () =>
    schemaFromCode((value) => {
      if (!isObject(value)) return 'invalid_custom_fields'
      const keys = Object.keys(value)
      if (keys.some((key) => !isCustomKey(key))) return 'invalid_keyword'
      if (keys.length > maxKeys) return { code: 'too_many', limits: { max: maxKeys } }
      return JSON.stringify(value).length > maxCharacters
        ? { code: 'too_long', limits: { maxLength: maxCharacters } }
        : undefined
    }),
  definitions: definitionsOf,
  column: () => ({ type: 'jsonb', family: 'json' }),
  operators: operatorSets.presence,
  decode: (_field, node) => (isObject(node) ? { ...node } : node),
  encode: (_field, value) => value as WireNode,
  toColumn: (_field, value) => JSON.stringify(value),
  demo: () => ({}),
  parseCell: (_field, cell) => parseJson(cell),
  formatCell: (_field, value) => JSON.stringify(value),
  fault: (field) =>
    field.definitions.split('.').length === 2 ? undefined : 'definitions is not "field.field"',
})

/** A key is a word, never digits alone. */
export const isCustomKey = (key: string) =>
  /^[a-z0-9_]{1,64}$/i.test(key) && !/^\d+$/.test(key) && !Object.hasOwn(Object.prototype, key)
