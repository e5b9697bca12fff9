import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets } from '../kind.ts'
import { maskText } from '../mask.ts'
import type { Flag } from '../permission.ts'
import { textOperand, textSchema, trimText } from './schemas.ts'

export interface TextOptions {
  /** Characters. Default 255. */
  readonly maxLength?: number
  /**
   * Spelling rule: `code` = letters, digits and `- _ . /`; `plate` = letters and digits alone, as a camera reads them;
   * `numbering` = a pattern of such codes (`core/numbered.ts`); `website` = a host name with or without `http(s)://` before it and a path behind.
   */
  readonly format?: 'code' | 'plate' | 'website' | 'numbering'
  /** It begins with one of these. */
  readonly prefixes?: readonly string[]
  /** Kept in capitals. */
  readonly uppercase?: boolean
}
export interface TextField<R extends boolean = boolean, G extends Flag = Flag>
  extends Field<'text', string, R, G>, TextOptions {}

/** One line of text. */
export const text = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & TextOptions = {},
): TextField<NoInfer<R>, NoInfer<G>> => ({ ...options, kind: 'text' })

/** The short name by which an office calls a record: its own within the building, in capitals. */
export const code = (options: Pick<TextOptions, 'maxLength'> & Pick<FieldOptions, 'numbered'> = {}) =>
  text({
    required: true,
    unique: true,
    searchable: true,
    format: 'code',
    uppercase: true,
    maxLength: 30,
    ...options,
  })

/** A licence plate: `30A-123.45` and `30a 12345` are one. */
export const plate = <const R extends boolean = false>(options: FieldOptions<R, never> = {}) =>
  text({ searchable: true, maxLength: 20, ...options, format: 'plate', uppercase: true })

const patterns = {
  code: { regex: /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\-_./ ]*$/u, error: 'invalid_code' },
  numbering: {
    regex:
      /^(?![\p{M}\-_./ ])(?:[\p{L}\p{M}\p{N}\-_./ ]|\{yyyy\}|\{mm\})*\{0{1,12}\}(?:[\p{L}\p{M}\p{N}\-_./ ]|\{yyyy\}|\{mm\})*$/u,
    error: 'invalid_code',
  },
  plate: { regex: /^[\p{L}\p{N}]+$/u, error: 'invalid_plate' },
  website: {
    regex:
      /^(https?:\/\/)?([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]+(:\d{1,5})?([/?#]\S*)?$/iu,
    error: 'invalid_website',
  },
} as const

export const textKind = defineKind<TextField>({
  schema(field) {
    const line = textSchema(field.maxLength ?? 255).refine((value) => !/[\r\n]/.test(value), {
      error: 'invalid_text',
    })
    const begins = (value: string) => field.prefixes?.some((prefix) => value.startsWith(prefix)) ?? true
    const begun = line.refine(begins, {
      error: 'invalid_prefix',
      params: { limits: { prefixes: field.prefixes?.join(' / ') ?? '' } },
    })
    if (field.format === undefined) return begun
    const { regex, error } = patterns[field.format]
    return begun.regex(regex, { error })
  },
  operand: textOperand,
  column: () => ({ type: 'text', family: 'text' }),
  operators: operatorSets.textual,
  decode: (field, node) => (typeof node === 'string' ? normalise(field, node) : node),
  decodeOperand: (field, node) => (field.format === 'plate' ? normalise(field, node) : node),
  encode: (_field, value) => String(value),
  mask: (value) => maskText(String(value)),
  demo: (field, seed) =>
    field.format === 'website'
      ? `www.example-${seed.index + 1}.vn`
      : normalise(
          field,
          field.format === 'numbering'
            ? 'N-{0000}'
            : `${field.prefixes?.[0] ?? ''}${field.format === 'code' ? 'C-' : 'T '}${seed.index + 1}`,
        ),
  parseCell: (field, cell) => normalise(field, cell),
  sheetFormat: 'text',
  formatCell: (_field, value) => String(value),
  fault: (field) =>
    field.maxLength !== undefined && field.maxLength < 1 ? 'maxLength is below 1' : undefined,
})

function normalise(field: TextField, value: string) {
  const kept = field.format === 'plate' ? value.replace(/[\s.-]/g, '') : trimText(value)
  // Codes are kept in capitals, so what their pattern puts around the number is too.
  if (field.format === 'numbering') return kept.toUpperCase().replaceAll(/\{(?:YYYY|MM)\}/g, lowerCase)
  return field.uppercase === true ? kept.toUpperCase() : kept
}

const lowerCase = (text: string) => text.toLowerCase()
