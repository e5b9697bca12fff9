import type { Field, FieldOptions } from '../field.ts'
import { defineKind, operatorSets, type CellDoubt, type SheetCell } from '../kind.ts'
import { maskText } from '../mask.ts'
import { linkPattern } from '../link.ts'
import { ownPage } from '../own-page.ts'
import type { Flag } from '../permission.ts'
import { asciiDigits, plainSigns } from '../phone.ts'
import { isTaxCode } from '../tax-code.ts'
import { compactCode, unaccent } from '../text.ts'
import { textOperand, textSchema, trimText } from './schemas.ts'
import { fileIdPattern } from './upload.ts'

export interface TextOptions {
  /** Characters. Default 255. */
  readonly maxLength?: number
  /**
   * Spelling rule: `code` = letters, digits and `- _ . /`; `plate` = letters and digits alone, as a camera reads them;
   * `identifier` = a number or sign that somebody else gave, as a paper, a card or a device bears it, without spaces;
   * `numbering` = a pattern of such codes (`core/numbered.ts`); `website` = a host name with or without `http(s)://` before it and a path behind;
   * `own_page` = the address of a page of ours, beginning with one slash;
   * `link` = such a page, or a whole address of a scheme that can do no harm (`core/link.ts`);
   * `file_id` = the id of a file that is stored already;
   * `tax_code` = a tax code of Viet Nam, with its check digit (`core/tax-code.ts`);
   * `budget_code` = the 7 digits of a unit of the state budget there; `personal_number` = a citizen's 12 digits;
   * `invoice_symbol` = the symbol of an electronic invoice there (`C26TAA`); `invoice_number` = its number, at most 8 digits;
   * `year` = a year of this century.
   */
  readonly format?:
    | 'code'
    | 'plate'
    | 'identifier'
    | 'website'
    | 'own_page'
    | 'link'
    | 'numbering'
    | 'file_id'
    | 'tax_code'
    | 'budget_code'
    | 'personal_number'
    | 'invoice_symbol'
    | 'invoice_number'
    | 'year'
  /** So many digits and nothing else, as of a one-time code; spaces between them are dropped. */
  readonly digits?: number
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

/** The number of a paper, a card, a device or an account: `0012 1100 0003` and `001211000003` are one. */
export const identifier = <const R extends boolean = false, const G extends Flag = never>(
  options: FieldOptions<R, G> & Pick<TextOptions, 'maxLength'> = {},
) => text<R, G>({ ...options, format: 'identifier', uppercase: true })

/** A licence plate: `30A-123.45` and `30a 12345` are one. */
export const plate = <const R extends boolean = false>(options: FieldOptions<R, never> = {}) =>
  text({ searchable: true, maxLength: 20, ...options, format: 'plate', uppercase: true })

/** Letters of scripts that nobody here writes, and that look like Latin ones: a `А` from Russia is no `A`. */
const noLookAlikes = String.raw`(?!.*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}])`

const patterns = {
  code: {
    regex: new RegExp(String.raw`^${noLookAlikes}[\p{L}\p{N}][\p{L}\p{M}\p{N}\-_./ ]*$`, 'u'),
    error: 'invalid_code',
  },
  numbering: {
    regex:
      /^(?![\p{M}\-_./ ])(?:[\p{L}\p{M}\p{N}\-_./ ]|\{yyyy\}|\{mm\})*\{0{1,12}\}(?:[\p{L}\p{M}\p{N}\-_./ ]|\{yyyy\}|\{mm\})*$/u,
    error: 'invalid_code',
  },
  plate: { regex: /^[\p{Script=Latin}\p{Script=Khmer}0-9]+$/u, error: 'invalid_plate' },
  identifier: {
    regex: new RegExp(String.raw`^${noLookAlikes}[\p{L}\p{M}\p{N}\p{P}\p{S}]+$`, 'u'),
    error: 'invalid_identifier',
  },
  website: {
    regex:
      /^(https?:\/\/)?([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]+(:\d{1,5})?([/?#]\S*)?$/iu,
    error: 'invalid_website',
  },
  own_page: { regex: ownPage, error: 'invalid_own_page' },
  link: { regex: linkPattern, error: 'invalid_link' },
  file_id: { regex: fileIdPattern, error: 'invalid_reference' },
  tax_code: { regex: /^\d{10}(?:-\d{3}|\d{2})?$/, error: 'invalid_tax_code' },
  budget_code: { regex: /^\d{7}$/, error: 'invalid_budget_code' },
  personal_number: { regex: /^\d{12}$/, error: 'invalid_personal_number' },
  invoice_symbol: { regex: /^[CK]\d{2}[TDLMNBGHXF][A-Z]{2}$/, error: 'invalid_invoice_symbol' },
  invoice_number: { regex: /^[1-9]\d{0,7}$/, error: 'invalid_invoice_number' },
  year: { regex: /^20\d{2}$/, error: 'invalid_year' },
} as const

export const textKind = defineKind<TextField>({
  schema(field) {
    const line = textSchema(field.maxLength ?? 255).refine((value) => !/[\r\n]/.test(value), {
      error: 'invalid_text',
    })
    if (field.digits !== undefined)
      return line.regex(new RegExp(`^\\d{${field.digits}}$`), { error: 'otp_required' })
    const begins = (value: string) => field.prefixes?.some((prefix) => value.startsWith(prefix)) ?? true
    const begun = line.refine(begins, {
      error: 'invalid_prefix',
      params: { limits: { prefixes: field.prefixes?.join(' / ') ?? '' } },
    })
    if (field.format === undefined) return begun
    const { regex, error } = patterns[field.format]
    return field.format === 'tax_code' ? begun.refine(isTaxCode, { error }) : begun.regex(regex, { error })
  },
  operand: textOperand,
  column: () => ({ type: 'text', family: 'text' }),
  operators: operatorSets.textual,
  decode: (field, node) => (typeof node === 'string' ? normalise(field, node) : node),
  decodeOperand: (field, node) => (isIdentifier(field) ? normalise(field, node) : node),
  // As it is printed on the plate or the paper: `29K1-123.45`. Codes in a line of text have digits: other words stay apart.
  spellings: (keyword, field) => {
    const kept = isIdentifier(field) ? unaccent(normalise(field, keyword)) : ''
    const compact = /\d/.test(keyword) ? compactCode(keyword) : ''
    return [...new Set([kept, compact])].filter((one) => one !== '' && one !== unaccent(keyword))
  },
  alsoFoundAs: (value, field) => {
    const codes = isIdentifier(field) ? [value] : value.split(/\s+/).filter((word) => /\d/.test(word))
    return codes
      .map(compactCode)
      .filter((code, index) => code !== '' && code !== unaccent(codes[index] ?? ''))
  },
  encode: (_field, value) => String(value),
  mask: (value) => maskText(String(value)),
  demo: (field, { index }) => normalise(field, demoText(field, index + 1)),
  parseCell: (field, cell) => normalise(field, cell),
  doubtCell: doubtIdentifier,
  sheetFormat: 'text',
  formatCell: (_field, value) => String(value),
  fault: (field) =>
    field.maxLength !== undefined && field.maxLength < 1 ? 'maxLength is below 1' : undefined,
})

function demoText({ format, prefixes }: TextField, number: number): string {
  if (format === 'tax_code') return '0100109106'
  if (format === 'budget_code') return String(1_000_000 + number)
  if (format === 'personal_number') return String(1_085_000_000 + number).padStart(12, '0')
  if (format === 'invoice_symbol') return 'C26TAA'
  if (format === 'invoice_number') return String(number)
  if (format === 'year') return `20${String(number % 100).padStart(2, '0')}`
  if (format === 'website') return `www.example-${number}.vn`
  if (format === 'own_page' || format === 'link') return `/public/news/${number}`
  if (format === 'numbering') return 'N-{0000}'
  return `${prefixes?.[0] ?? ''}${format === 'code' ? 'C-' : 'T '}${number}`
}

/** Names of things that are written with digits: a sheet that takes them for numbers drops zeros, and ends them in `E+11`. */
const isIdentifier = ({ format }: TextField) =>
  format === 'code' || (format !== undefined && Object.hasOwn(fillers, format))

function doubtIdentifier(field: TextField, { text: cell, was }: SheetCell): CellDoubt | undefined {
  if (was === 'day') return { code: 'cell_is_date' }
  if (!isIdentifier(field)) return undefined
  if (was === 'yes_no') return { code: 'cell_is_yes_no' }
  if (/^\d([.,]\d+)?E\+\d{2,3}$/i.test(cell.trim())) return { code: 'cell_is_rounded' }
  if (was !== 'number') return undefined
  // Codes without zeros in front are common, and an office knows its own.
  return field.format === 'code' && /^\d{1,11}$/.test(cell)
    ? { code: 'cell_is_number', isWarning: true }
    : { code: 'cell_is_number' }
}

/** Marks in a name that say nothing. */
const fillers: Readonly<Partial<Record<NonNullable<TextOptions['format']>, RegExp>>> = {
  plate: /[\s.-]/g,
  identifier: /\s/g,
  tax_code: /\s/g,
  budget_code: /\s/g,
  personal_number: /\s/g,
  invoice_symbol: /\s/g,
  // Programs print as many zeros in front as they like.
  invoice_number: /\s|^[0\s]+/g,
  year: /\s/g,
}

function keptSpelling({ format, digits }: TextField, value: string) {
  if (digits !== undefined) return asciiDigits(value).replaceAll(/\s/g, '')
  if (format === 'code' || format === 'numbering') return trimText(plainSigns(value))
  const filler = format === undefined ? undefined : fillers[format]
  if (filler === undefined) return trimText(value)
  const kept = plainSigns(value).replace(filler, '')
  // The code of a dependent unit is written with a dash.
  return format === 'tax_code' ? kept.replace(/^(\d{10})(\d{3})$/, '$1-$2') : kept
}

function normalise(field: TextField, value: string) {
  const kept = keptSpelling(field, value)
  // Codes are kept in capitals, so what their pattern puts around the number is too.
  if (field.format === 'numbering') return kept.toUpperCase().replaceAll(/\{(?:YYYY|MM)\}/g, lowerCase)
  return field.uppercase === true ? kept.toUpperCase() : kept
}

const lowerCase = (text: string) => text.toLowerCase()
